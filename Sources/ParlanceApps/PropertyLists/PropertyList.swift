internal import FoundationEssentials

/// A property list: values as Foundation reads them, with the lines they stand on.
struct PropertyList {
  /// How the text of a list is stored.
  enum Encoding {
    case utf8
    case utf8WithMark
    case utf16
    /// The list is not text.
    case binary
  }

  /// A dictionary.
  let root: PropertyListNode
  let encoding: Encoding

  /// Reads a file.
  ///
  /// - Throws: ``FileFault`` when there is nothing to read, or it is no property list with a dictionary as its root.
  init(contentsOf path: String) throws(FileFault) {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      throw FileFault(
        message: isLink ? "the link leads to no file" : "the file cannot be read")
    }
    try self.init(data)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``FileFault`` when they are no property list with a dictionary as its root.
  init(_ data: Data) throws(FileFault) {
    guard !data.isEmpty else { throw FileFault(message: "the file is empty") }
    encoding = Encoding(data)
    let lines = try Self.lines(of: data, encoding)
    let value = try Self.value(of: data)
    guard case .dictionary = value else {
      throw FileFault(message: Self.complaint(about: value))
    }
    root = PropertyListNode(value, lines: lines)
  }

  private static func lines(
    of data: Data, _ encoding: Encoding
  ) throws(FileFault) -> PropertyListLines {
    guard encoding != .binary else { return PropertyListLines() }
    guard let text = encoding.text(of: data) else {
      throw FileFault(message: "the file is not the text that its first bytes announce")
    }
    guard text.first(where: { !$0.isWhitespace }) == "<" else { return PropertyListLines() }
    return try PropertyListLines(Array(text.utf8))
  }

  private static func value(of data: Data) throws(FileFault) -> PropertyListValue {
    do {
      return try PropertyListDecoder().decode(PropertyListValue.self, from: data)
    } catch {
      throw FileFault(readerError: error)
    }
  }

  /// A single word is what a link becomes where links are checked out as files.
  private static func complaint(about root: PropertyListValue) -> String {
    if case .string(let text) = root {
      return "the file holds nothing but the text '\(text.prefix(80))'"
    }
    return "the file holds \(root.typeName), not a dictionary"
  }
}

extension FileFault {
  /// What Foundation's reader says, which names the line itself where it knows it.
  fileprivate init(readerError: any Error) {
    var reason = "it cannot be decoded"
    if case .dataCorrupted(let context)? = readerError as? DecodingError {
      let underlying = context.underlyingError as? CocoaError
      reason = underlying?.userInfo["NSDebugDescription"] as? String ?? context.debugDescription
    }
    let line = reason.firstMatch(of: #/ line (\d+)/#).flatMap { Int($0.1) }
    self.init(message: "the file is no property list: \(reason)", line: line ?? 1)
  }
}

extension PropertyList.Encoding {
  private static let utf16Marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  fileprivate init(_ data: Data) {
    if data.starts(with: "bplist".utf8) {
      self = .binary
    } else if data.starts(with: Self.utf8Mark) {
      self = .utf8WithMark
    } else {
      self = Self.utf16Marks.contains { data.starts(with: $0) } ? .utf16 : .utf8
    }
  }

  /// The text without its mark; nil when the bytes are none.
  fileprivate func text(of data: Data) -> String? {
    switch self {
    case .utf8: String(validating: data, as: UTF8.self)
    case .utf8WithMark: String(validating: data.dropFirst(Self.utf8Mark.count), as: UTF8.self)
    case .utf16: String(data: data, encoding: .utf16)
    case .binary: nil
    }
  }
}
