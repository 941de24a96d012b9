internal import CICU
internal import ParlanceText

/// Where a text comes apart into pieces that are read alike wherever they stand: what single spaces part.
enum TextPieces {
  /// Calls `body` with the range of each piece; between two of them stands one space.
  ///
  /// No token crosses a space, but some characters belong to the space before them: those stay with it.
  static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: " ") {
      guard beginsPiece(index + 1, of: text) else { continue }
      body(start..<index)
      start = index + 1
    }
    body(start..<text.count)
  }

  private static func beginsPiece(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < text.count else { return false }
    if text[index] < 0x80 { return text[index] > UInt8(ascii: " ") }
    let traits = cicu_traits(UTF8Bytes.scalar(at: index, of: text.span).scalar)
    let isLetterOrDigit = UInt32(cicu_trait_letter.rawValue | cicu_trait_digit.rawValue)
    return traits & isLetterOrDigit != 0
  }
}
