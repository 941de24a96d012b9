/// A JSON value of a file whose faults are reported by file and line.
///
/// Each accessor of a key answers nil where the key is absent, and throws a ``PackError`` with the key's line where its
/// value is of another type: an author learns of a mistyped value, and nothing is silently taken for another.
public struct JSONDocument: Sendable {
  private let file: PackFile
  private let value: JSONValue
  private let lines: LineStarts

  /// Reads a file that holds one JSON object.
  ///
  /// - Throws: ``PackError`` with the line of the syntax error, of a value more than 512 deep, or of a key that stands
  ///   twice.
  /// - Complexity: O(*n*), *n* the length of the file.
  public init(_ file: PackFile) throws(PackError) {
    let lines = LineStarts(file.bytes)
    do throws(JSONParser.Fault) {
      self.init(file: file, value: try JSONParser.value(of: file.bytes), lines: lines)
    } catch {
      throw PackError(error.message, file: file.path, line: lines.line(of: error.offset))
    }
    guard isObject else { throw PackError("expected a JSON object", file: file.path, line: 1) }
  }

  private init(file: PackFile, value: JSONValue, lines: LineStarts) {
    self.file = file
    self.value = value
    self.lines = lines
  }

  /// Whether the value is an object; a document that was read from a file always is.
  public var isObject: Bool {
    if case .object = value.content { true } else { false }
  }

  /// The text of the value; nil when it is no string.
  public var text: String? {
    if case .string(let text) = value.content { text } else { nil }
  }

  /// The line, from 1, in which the value begins.
  /// - Complexity: O(log *n*), *n* the number of lines.
  public var line: Int { lines.line(of: value.range.lowerBound) }

  /// The keys, sorted.
  public var keys: [String] {
    guard case .object(let members) = value.content else { return [] }
    return members.keys.sorted()
  }

  /// Refuses keys other than these.
  ///
  /// - Throws: ``PackError`` at the first unknown key, naming those that are known.
  public func requireKeys(_ known: [String]) throws(PackError) {
    for key in keys where !known.contains(key) {
      throw fault("unknown key \"\(key)\"; known are \(known.joined(separator: ", "))", at: key)
    }
  }

  /// The text of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no string.
  public func string(_ key: String) throws(PackError) -> String? {
    switch member(key)?.content {
    case nil: return nil
    case .string(let text): return text
    default: throw fault("\"\(key)\" is to be a string", at: key)
    }
  }

  /// Whether a key says `true`, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is neither `true` nor `false`.
  public func boolean(_ key: String) throws(PackError) -> Bool? {
    switch member(key)?.content {
    case nil: return nil
    case .bool(let value): return value
    default: throw fault("\"\(key)\" is to be true or false", at: key)
    }
  }

  /// The whole number of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no number, or has a fraction.
  public func integer(_ key: String) throws(PackError) -> Int? {
    switch member(key)?.content {
    case nil: return nil
    case .number(let number):
      if let exact = Int(exactly: number) { return exact }
      throw fault("\"\(key)\" is to be a whole number", at: key)
    default: throw fault("\"\(key)\" is to be a whole number", at: key)
    }
  }

  /// The number of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no number.
  public func number(_ key: String) throws(PackError) -> Double? {
    switch member(key)?.content {
    case nil: return nil
    case .number(let number): return number
    default: throw fault("\"\(key)\" is to be a number", at: key)
    }
  }

  /// The numbers of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no array, or an element no number.
  public func numbers(_ key: String) throws(PackError) -> [Double]? {
    guard let elements = try array(key) else { return nil }
    var numbers: [Double] = []
    for element in elements {
      guard case .number(let number) = element.content else {
        throw fault("\"\(key)\" is to be an array of numbers", at: key)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The texts of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no array, or an element no string.
  public func strings(_ key: String) throws(PackError) -> [String]? {
    guard let elements = try array(key) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element.content else {
        throw fault("\"\(key)\" is to be an array of strings", at: key)
      }
      texts.append(text)
    }
    return texts
  }

  /// The object of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no object.
  public func object(_ key: String) throws(PackError) -> JSONDocument? {
    guard let document = document(key) else { return nil }
    guard document.isObject else { throw fault("\"\(key)\" is to be an object", at: key) }
    return document
  }

  /// The objects of a key, nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no array, or an element no object.
  public func objects(_ key: String) throws(PackError) -> [JSONDocument]? {
    let documents = try elements(key)
    guard documents?.allSatisfy(\.isObject) != false else {
      throw fault("\"\(key)\" is to be an array of objects", at: key)
    }
    return documents
  }

  /// The elements of the array of a key, whatever they are; nil when absent.
  ///
  /// - Throws: ``PackError`` when the value is no array.
  public func elements(_ key: String) throws(PackError) -> [JSONDocument]? {
    try array(key)?.map { JSONDocument(file: file, value: $0, lines: lines) }
  }

  /// The value of a key as it is written, nil when absent.
  public func source(of key: String) -> String? {
    member(key).map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
  }

  /// An error at the line of a key, or where the key is absent at the line of the object.
  public func fault(_ message: String, at key: String) -> PackError {
    guard case .object(let members) = value.content, let member = members[key] else {
      return fault(message)
    }
    return PackError(message, file: file.path, line: lines.line(of: member.keyOffset))
  }

  /// An error at the line of the value.
  public func fault(_ message: String) -> PackError {
    PackError(message, file: file.path, line: line)
  }

  private func document(_ key: String) -> JSONDocument? {
    member(key).map { JSONDocument(file: file, value: $0, lines: lines) }
  }

  private func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = value.content else { return nil }
    return members[key]?.value
  }

  private func array(_ key: String) throws(PackError) -> [JSONValue]? {
    switch member(key)?.content {
    case nil: return nil
    case .array(let elements): return elements
    default: throw fault("\"\(key)\" is to be an array", at: key)
    }
  }
}
