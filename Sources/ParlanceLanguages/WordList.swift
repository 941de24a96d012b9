/// A long two-column table of a pack, read without making strings: `surface<TAB>value`, sorted by surface.
public struct WordList: Sendable {
  /// One line.
  public struct Entry: Sendable {
    /// The surface, UTF-8.
    public let surface: ArraySlice<UInt8>
    /// The value, UTF-8.
    public let value: ArraySlice<UInt8>
    /// The line, from 1.
    public let line: Int
  }

  private let file: PackFile

  /// A list in a file.
  public init(_ file: PackFile) {
    self.file = file
  }

  /// Visits the entries in file order.
  ///
  /// - Throws: ``PackError`` at a line that has not two fields, or whose surface does not sort after the one before it
  ///   (which also finds surfaces that stand twice), and what the visitor throws.
  /// - Complexity: O(*n*), *n* the length of the file.
  public func visit(_ body: (Entry) throws(PackError) -> Void) throws(PackError) {
    let bytes = file.bytes
    var last: ArraySlice<UInt8> = []
    var start = 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { start = end + 1 }
      let line = bytes[start..<end]
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let first = content.first, first != UInt8(ascii: "#") else { continue }
      let entry = try entry(content, number)
      guard last.lexicographicallyPrecedes(entry.surface) else {
        throw error("'\(text(entry.surface))' is out of order after '\(text(last))'", number)
      }
      last = entry.surface
      try body(entry)
    }
  }

  /// An error at a line of the list.
  public func error(_ message: String, _ line: Int) -> PackError {
    PackError(message, file: file.path, line: line)
  }

  private func entry(_ content: ArraySlice<UInt8>, _ line: Int) throws(PackError) -> Entry {
    guard let tab = content.firstIndex(of: UInt8(ascii: "\t")), tab > content.startIndex,
      tab + 1 < content.endIndex, !content[(tab + 1)...].contains(UInt8(ascii: "\t"))
    else { throw error("expected 2 fields between tabs", line) }
    return Entry(surface: content[..<tab], value: content[(tab + 1)...], line: line)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
