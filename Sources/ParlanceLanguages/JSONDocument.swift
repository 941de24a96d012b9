internal import FoundationEssentials

/// A JSON file whose faults are reported by file and line.
///
/// Foundation decodes; this only finds the line of what it refuses and names unknown keys.
public struct JSONDocument: Sendable {
  private let file: PackFile
  private let value: JSONValue

  /// Reads a file that holds one JSON object.
  ///
  /// - Throws: ``PackError`` with the line of the syntax error.
  public init(_ file: PackFile) throws(PackError) {
    self.file = file
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(file.text.utf8))
    } catch {
      throw PackError(
        "not valid JSON", file: file.path, line: JSONScanner.lineOfFault(in: file.text))
    }
    guard case .object = value else {
      throw PackError("expected a JSON object", file: file.path, line: 1)
    }
  }

  private init(file: PackFile, value: JSONValue) {
    self.file = file
    self.value = value
  }

  /// The keys, sorted.
  public var keys: [String] {
    guard case .object(let members) = value else { return [] }
    return members.keys.sorted()
  }

  /// Refuses keys other than these.
  public func requireKeys(_ known: [String]) throws(PackError) {
    for key in keys where !known.contains(key) {
      throw fault("unknown key \"\(key)\"; known are \(known.joined(separator: ", "))", at: key)
    }
  }

  /// The text of a key, nil when absent.
  public func string(_ key: String) throws(PackError) -> String? {
    switch member(key) {
    case nil: return nil
    case .string(let text): return text
    default: throw fault("\"\(key)\" is to be a string", at: key)
    }
  }

  /// The whole number of a key, nil when absent.
  public func integer(_ key: String) throws(PackError) -> Int? {
    switch member(key) {
    case nil: return nil
    case .number(let number):
      if let exact = Int(exactly: number) { return exact }
      throw fault("\"\(key)\" is to be a whole number", at: key)
    default: throw fault("\"\(key)\" is to be a whole number", at: key)
    }
  }

  /// The number of a key, nil when absent.
  public func number(_ key: String) throws(PackError) -> Double? {
    switch member(key) {
    case nil: return nil
    case .number(let number): return number
    default: throw fault("\"\(key)\" is to be a number", at: key)
    }
  }

  /// The numbers of a key, nil when absent.
  public func numbers(_ key: String) throws(PackError) -> [Double]? {
    guard let elements = try array(key) else { return nil }
    var numbers: [Double] = []
    for element in elements {
      guard case .number(let number) = element else {
        throw fault("\"\(key)\" is to be an array of numbers", at: key)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The texts of a key, nil when absent.
  public func strings(_ key: String) throws(PackError) -> [String]? {
    guard let elements = try array(key) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else {
        throw fault("\"\(key)\" is to be an array of strings", at: key)
      }
      texts.append(text)
    }
    return texts
  }

  /// The object of a key, nil when absent.
  public func object(_ key: String) throws(PackError) -> JSONDocument? {
    switch member(key) {
    case nil: return nil
    case .object?: return JSONDocument(file: file, value: member(key) ?? .null)
    default: throw fault("\"\(key)\" is to be an object", at: key)
    }
  }

  /// The objects of a key, nil when absent.
  public func objects(_ key: String) throws(PackError) -> [JSONDocument]? {
    guard let elements = try array(key) else { return nil }
    var documents: [JSONDocument] = []
    for element in elements {
      guard case .object = element else {
        throw fault("\"\(key)\" is to be an array of objects", at: key)
      }
      documents.append(JSONDocument(file: file, value: element))
    }
    return documents
  }

  /// An error at the first line that mentions a key.
  public func fault(_ message: String, at key: String) -> PackError {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("\"\(key)\"") } ?? 0
    return PackError(message, file: file.path, line: index + 1)
  }

  private func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members[key]
  }

  private func array(_ key: String) throws(PackError) -> [JSONValue]? {
    switch member(key) {
    case nil: return nil
    case .array(let elements): return elements
    default: throw fault("\"\(key)\" is to be an array", at: key)
    }
  }
}

/// Any JSON value.
enum JSONValue: Decodable, Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
