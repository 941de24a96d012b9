/// Where the lines of a text begin, to tell the line of a byte.
struct LineStarts: Sendable {
  /// The offset of the first byte of each line, ascending.
  private let offsets: [Int]

  /// Looks for line feeds.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  init(_ bytes: [UInt8]) {
    offsets = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line of a byte, from 1.
  ///
  /// - Complexity: O(log *n*), *n* the number of lines.
  func line(of offset: Int) -> Int {
    var range = offsets.startIndex..<offsets.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        offsets[middle] <= offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
