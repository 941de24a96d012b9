/// A file of a language pack.
public struct PackFile: Sendable {
  /// The path from the folder of packs, or as found: `en/numbers.tsv`.
  public let path: String
  /// The last component of the path.
  public let name: Substring
  /// The content: well-formed UTF-8, but for models.
  public let bytes: [UInt8]

  /// Makes a file from its text.
  ///
  /// - Parameter path: What errors are to name.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The end of the names of files that hold no text.
  static let binarySuffix = ".model"

  /// Makes a file from its bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    self.bytes = bytes
  }

  /// The content as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Visits the lines: their bytes in the file without the line break, and their numbers from 1.
  ///
  /// - Complexity: O(*n*), *n* the length of the file.
  package func visitLines<Failure>(
    _ visit: (_ line: Range<Int>, _ number: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = lineEnd(from: start)
      number += 1
      let endsInReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      try visit(start..<(endsInReturn ? end - 1 : end), number)
      start = end + 1
    }
  }

  private func lineEnd(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return end
    }
  }
}
