internal import CICU

/// Leaves out of folded words what people leave out when they write: accents, and the apostrophes and full stops
/// inside (`o'brien`, `j.r.r`).
///
/// Accents are the combining marks that stand over, under or through a letter, and the points of Hebrew and Arabic.
/// Vowel signs, viramas and voicing marks stay: without them it is another word.
package struct AccentFolding: Sendable {
  private let plainScalars = Self.table

  package init() {}

  /// Whether a token is spelled with letters, so that its accents can be left out and its letters be wrong.
  ///
  /// A detached ending such as `'s` is not: without its apostrophe it would be a letter.
  @inline(__always)
  package static func isSpelled(_ token: Token, in utterance: Utterance) -> Bool {
    // Folding leaves nothing of invisible characters.
    token.kind == .word && !token.traits.contains(.isCluster)
      && token.folded.lowerBound < token.folded.upperBound
      && utterance.foldedBytes[Int(token.folded.lowerBound)] != UInt8(ascii: "'")
  }

  /// Calls `body` with each scalar of folded UTF-8 that is left, its accents off.
  @inline(__always)
  package func forEachScalar(of word: Span<UInt8>, _ body: (UInt32) -> Void) {
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Bytes.scalar(at: offset, of: word)
      let plain = plain(scalar)
      if plain != 0 { body(plain) }
      offset += length
    }
  }

  /// Whether leaving out accents would change anything.
  package func changes(_ word: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Bytes.scalar(at: offset, of: word)
      if plain(scalar) != scalar { return true }
      offset += length
    }
    return false
  }

  /// The scalar without its accents; 0 when nothing is left of it.
  @inline(__always)
  private func plain(_ scalar: UInt32) -> UInt32 {
    scalar < Self.tableCount ? UInt32(plainScalars[Int(scalar)]) : scalar
  }

  /// The scripts with accents end before U+2000.
  private static let tableCount: UInt32 = 0x2000

  /// What is left of each scalar. The dot of an i is an accent to who has no `ı`, which Unicode does not take apart.
  private static let table: [UInt16] = {
    var table = [UInt16](unsafeUninitializedCapacity: Int(tableCount)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      cicu_plain_scalars(start, Int32(tableCount))
      count = Int(tableCount)
    }
    table[0x131] = UInt16(UInt8(ascii: "i"))
    for mark in [UInt8(ascii: "'"), UInt8(ascii: ".")] { table[Int(mark)] = 0 }
    return table
  }()
}
