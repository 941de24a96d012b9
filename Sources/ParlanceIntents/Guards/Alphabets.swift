internal import ParlanceText

/// The alphabets whose letters look alike.
enum Alphabets {
  /// Whether letters of two of them stand in one word of a text: nobody spells so, but who deceives does (UTS #39,
  /// section 5.1).
  static func areMixed(in text: some StringProtocol) -> Bool {
    var first: Alphabet?
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace { first = nil }
      guard let alphabet = Alphabet(scalar) else { continue }
      if let first, first != alphabet { return true }
      first = alphabet
    }
    return false
  }

  /// Tells whether a word of a name is made of other letters that all look like Latin ones, beside Latin words: а for a.
  static func areDisguised(in name: some StringProtocol) -> Bool {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { $0.unicodeScalars.contains { Alphabet($0) == .latin } }) else {
      return false
    }
    return words.contains { mayLookLatin($0) && looksLatin(String($0)) }
  }

  private static func looksLatin(_ word: String) -> Bool {
    [Skeleton.of(word), Skeleton.ofLetters(word)].contains { skeleton in
      skeleton?.allSatisfy { $0 < 0x80 } == true
    }
  }

  /// Whether a text has letters of another alphabet than the Latin one that look like Latin ones.
  static func mayLookLatin(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      Alphabet(scalar).map { $0 != .latin } ?? false
    }
  }

  private enum Alphabet {
    case latin, greek, cyrillic, armenian, cherokee

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
        self = .latin
      case 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF:
        self = .greek
      case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
      case 0x531...0x556, 0x561...0x587: self = .armenian
      case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
      default: return nil
      }
    }
  }
}
