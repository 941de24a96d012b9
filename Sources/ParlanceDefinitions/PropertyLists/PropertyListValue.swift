/// A value of a property list.
package enum PropertyListValue: Hashable, Sendable {
  /// No list of an app is nested as deep; what is, may stand in itself, or exhaust the stack of a reader.
  package static let maximumDepth = 32
  /// What is said of a list that is nested deeper.
  package static let depthComplaint = "values are nested deeper than \(maximumDepth) levels"

  case dictionary([String: PropertyListValue])
  case array([PropertyListValue])
  case string(String)
  case boolean(Bool)
  case number(Double)
  /// A date or data, which no file of Siri's has.
  case other

  /// What it is called in a message.
  package var typeName: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .other: "a date or data"
    }
  }
}

extension PropertyListValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: Self.depthComplaint))
    }
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .dictionary(try Self.members(of: container))
    } else if var container = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(of: &container))
    } else {
      self = Self.scalar(of: try decoder.singleValueContainer())
    }
  }

  private static func members(
    of container: KeyedDecodingContainer<Key>
  ) throws -> [String: PropertyListValue] {
    var members: [String: PropertyListValue] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(PropertyListValue.self, forKey: key)
    }
    return members
  }

  private static func elements(
    of container: inout any UnkeyedDecodingContainer
  ) throws -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while !container.isAtEnd { elements.append(try container.decode(PropertyListValue.self)) }
    return elements
  }

  private static func scalar(of container: any SingleValueDecodingContainer) -> PropertyListValue {
    if let text = try? container.decode(String.self) { return .string(text) }
    if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
    if let number = try? container.decode(Double.self) { return .number(number) }
    return .other
  }
}
