internal import CICU

/// What a literal of a pack is, as far as its scalars tell one by one: asking ICU about each would double the start-up.
enum LiteralShape {
  /// One word in letters of a script with spaces, folded, which nothing parts.
  case word
  /// Letters of scripts without spaces, and marks on them.
  case clusters
  /// Anything else.
  case other

  init(_ literal: Span<UInt8>, under rules: TextRules) {
    let shape = literal.withUnsafeBufferPointer { Self.shape(of: $0, under: rules) }
    // What parts from words is a token by itself: `d'`.
    self = shape != .word && rules.isAffix(literal) ? .word : shape
  }

  private static func shape(
    of literal: UnsafeBufferPointer<UInt8>, under rules: TextRules
  ) -> LiteralShape {
    if isPlain(literal) { return .word }
    guard let kind = kind(of: literal) else { return .other }
    if kind & unspaced != 0 { return .clusters }
    return rules.keepsWhole(literal) && rules.normalizer.keeps(literal) ? .word : .other
  }

  /// Plain small letters: most literals of many languages.
  private static func isPlain(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in literal where byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") { return false }
    return !literal.isEmpty
  }

  /// What all the letters of a literal have in common; nil where they differ, or something else is among them.
  private static func kind(of literal: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var kind: UInt32?
    var offset = 0
    while offset < literal.count {
      let (scalar, length) = UTF8Bytes.decode(at: offset, of: literal)
      let traits = cicu_traits(scalar.value)
      if traits & letter != 0 {
        guard kind == nil || kind == traits & kinds else { return nil }
        kind = traits & kinds
      } else if traits & mark == 0 || kind == nil {
        return nil
      }
      offset += length
    }
    return kind
  }

  private static let letter = UInt32(cicu_trait_letter.rawValue)
  private static let mark = UInt32(cicu_trait_mark.rawValue)
  private static let unspaced = UInt32(cicu_trait_unspaced.rawValue)
  private static let kinds = unspaced | UInt32(cicu_trait_latin.rawValue)
}
