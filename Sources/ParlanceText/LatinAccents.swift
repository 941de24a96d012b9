/// The accents of the Latin alphabet.
///
/// They tell words apart. Elsewhere marks are a part of the letter (й), or written and left out at will (Arabic, Hebrew).
package enum LatinAccents {
  /// Whether a letter of folded UTF-8 is a Latin one beyond ASCII.
  package static func areIn(_ word: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Bytes.scalar(at: offset, of: word)
      if isAccented(scalar) { return true }
      offset += length
    }
    return false
  }

  private static func isAccented(_ scalar: UInt32) -> Bool {
    (0xC0...0x24F).contains(scalar) || (0x1E00...0x1EFF).contains(scalar)
  }
}
