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
  package func forEachScalar(
    of bytes: [UInt8], _ span: Utterance.Span, _ body: (UInt32) -> Void
  ) {
    var offset = Int(span.lowerBound)
    while offset < Int(span.upperBound) {
      let (scalar, length) = Self.decode(at: offset, of: bytes)
      let plain = plain(scalar)
      if plain != 0 { body(plain) }
      offset += length
    }
  }

  /// Whether leaving out accents would change anything.
  package func changes(_ bytes: [UInt8], _ span: Utterance.Span) -> Bool {
    var offset = Int(span.lowerBound)
    while offset < Int(span.upperBound) {
      let (scalar, length) = Self.decode(at: offset, of: bytes)
      if plain(scalar) != scalar { return true }
      offset += length
    }
    return false
  }

  /// The scalar without its accents; 0 when nothing is left of it.
  @inline(__always)
  private func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      return scalar == UInt32(UInt8(ascii: "'")) || scalar == UInt32(UInt8(ascii: ".")) ? 0 : scalar
    }
    return scalar < Self.tableCount ? UInt32(plainScalars[Int(scalar)]) : scalar
  }

  /// The scripts with accents end before U+2000.
  private static let tableCount: UInt32 = 0x2000

  /// What is left of each scalar. The dot of an i is an accent to who has no `ı`, which Unicode does not take apart.
  private static let table: [UInt16] = (0..<UInt16(tableCount)).map { value in
    guard value >= 0x80, let scalar = Unicode.Scalar(value) else { return value }
    if isAccent(scalar) { return 0 }
    if scalar == "ı" { return UInt16(UInt8(ascii: "i")) }
    let rest = strippingMarks(scalar)
    return rest.count == 1 ? UInt16(rest[0].value) : value
  }

  /// By canonical combining class (UAX #44): 1 overlays, 10 to 36 points, from 200 accents.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.properties.canonicalCombiningClass.rawValue
    return value == 1 || (10...36).contains(value) || value >= 200
  }

  private static func strippingMarks(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let input = Array(UTF8.encode(scalar) ?? .init())
    var status: cicu_status = 0
    let output = [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = min(Int(cicu_strip_marks(input, Int32(input.count), start, 16, &status)), 16)
    }
    guard status <= 0 else { return [scalar] }
    return Array(String(decoding: output, as: UTF8.self).unicodeScalars)
  }

  /// The scalar at an offset of well-formed UTF-8, and its length in bytes.
  @inline(__always)
  private static func decode(at offset: Int, of bytes: [UInt8]) -> (scalar: UInt32, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length { scalar = scalar << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (scalar, length)
  }
}
