/// A long two-column table of a pack, read without making strings: `surface<TAB>value`, sorted by surface.
public struct WordList: Sendable {
  private let file: PackFile

  /// A list in a file.
  public init(_ file: PackFile) {
    self.file = file
  }

  /// Visits the entries in file order.
  ///
  /// - Parameter visit: Takes an entry's surface and value in UTF-8, and its line from 1.
  /// - Throws: ``PackError`` at a line that has not two fields, or whose surface does not sort after the one before it
  ///   (which also finds surfaces that stand twice), and what the visitor throws.
  /// - Complexity: O(*n*), *n* the length of the file.
  public func visit(
    _ visit: (_ surface: Span<UInt8>, _ value: Span<UInt8>, _ line: Int) throws(PackError) -> Void
  ) throws(PackError) {
    let bytes = file.bytes.span
    var last = 0..<0
    try file.visitLines { line, number throws(PackError) in
      guard let first = line.first, bytes[first] != UInt8(ascii: "#") else { return }
      let tab = try tab(in: line, number)
      let surface = line.lowerBound..<tab
      guard precedes(last, surface) else {
        throw error("'\(text(surface))' is out of order after '\(text(last))'", number)
      }
      last = surface
      let value = bytes.extracting(tab + 1..<line.upperBound)
      try visit(bytes.extracting(surface), value, number)
    }
  }

  /// An error at a line of the list.
  public func error(_ message: String, _ line: Int) -> PackError {
    PackError(message, file: file.path, line: line)
  }

  /// The place of the only tab, which has something on either side.
  private func tab(
    in content: Range<Int>, _ line: Int
  ) throws(PackError) -> Int {
    let (count, first) = file.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var first = content.upperBound
      for index in content where bytes[index] == UInt8(ascii: "\t") {
        if count == 0 { first = index }
        count += 1
      }
      return (count, first)
    }
    guard count == 1, first > content.lowerBound, first + 1 < content.upperBound else {
      throw error("expected 2 fields between tabs", line)
    }
    return first
  }

  private func precedes(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    file.bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<min(first.count, second.count) {
        let (left, right) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
        if left != right { return left < right }
      }
      return first.count < second.count
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }
}
