/// What stands for each of some letters, in UTF-8.
///
/// Most letters have no entry: one bit tells so without a look-up.
package struct LetterTable: Hashable, Sendable {
  private let entries: [UInt32: [UInt8]]
  /// A bit for each remainder of a code point by the number of bits.
  private let bits: [UInt64]

  /// Makes a table of the letters that satisfy a condition.
  init(_ replacements: [Unicode.Scalar: String], where isIncluded: (Unicode.Scalar) -> Bool) {
    var entries: [UInt32: [UInt8]] = [:]
    for (letter, replacement) in replacements where isIncluded(letter) {
      entries[letter.value] = Array(replacement.utf8)
    }
    // At least sixteen bits an entry, so that few letters meet another's; the count is a power of two.
    var words = 1
    while words * 4 < entries.count { words *= 2 }
    var bits = [UInt64](repeating: 0, count: words)
    for letter in entries.keys {
      let bit = Self.bit(letter, count: words)
      bits[bit >> 6] |= 1 << (bit & 63)
    }
    self.entries = entries
    self.bits = bits
  }

  /// Whether no letter has an entry.
  package var isEmpty: Bool { entries.isEmpty }

  /// What stands for a code point; nil for itself.
  package subscript(letter: UInt32) -> [UInt8]? {
    let bit = Self.bit(letter, count: bits.count)
    return bits[bit >> 6] & (1 << (bit & 63)) == 0 ? nil : entries[letter]
  }

  private static func bit(_ letter: UInt32, count: Int) -> Int { Int(letter) & (count * 64 - 1) }
}
