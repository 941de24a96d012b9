package import FoundationEssentials

/// A property list: its values, with the lines they stand on.
package struct PropertyList {
  /// A dictionary.
  package let root: PropertyListNode
  package let encoding: FileEncoding

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``FileFault`` when they are no property list with a dictionary as its root.
  package init(_ data: Data) throws(FileFault) {
    guard !data.isEmpty else { throw FileFault(message: "the file is empty") }
    encoding = FileEncoding(data)
    let lines = try Self.lines(of: data, encoding)
    let value = try Self.value(of: data, encoding)
    guard case .dictionary = value else {
      throw FileFault(message: Self.complaint(about: value))
    }
    root = PropertyListNode(value, lines: lines)
  }

  private static func lines(
    of data: Data, _ encoding: FileEncoding
  ) throws(FileFault) -> PropertyListLines {
    guard encoding != .binary else { return PropertyListLines() }
    guard let text = encoding.text(of: data) else {
      throw FileFault(message: "the file is not the text that its first bytes announce")
    }
    guard text.first(where: { !$0.isWhitespace }) == "<" else { return PropertyListLines() }
    return try PropertyListLineReader.lines(of: Array(text.utf8))
  }

  private static func value(
    of data: Data, _ encoding: FileEncoding
  ) throws(FileFault) -> PropertyListValue {
    guard encoding != .binary else { return try BinaryListReader.value(of: data) }
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
  /// Why bytes are no property list.
  init(notAList reason: String, line: Int = 1) {
    self.init(message: "the file is no property list: \(reason)", line: line)
  }

  /// What Foundation's reader says, which names the line itself where it knows it.
  fileprivate init(readerError: any Error) {
    var reason = "it cannot be decoded"
    if case .dataCorrupted(let context)? = readerError as? DecodingError {
      let underlying = context.underlyingError as? CocoaError
      reason = underlying?.userInfo["NSDebugDescription"] as? String ?? context.debugDescription
    }
    let line = reason.firstMatch(of: #/ line (\d+)/#).flatMap { Int($0.1) }
    self.init(notAList: reason, line: line ?? 1)
  }
}
