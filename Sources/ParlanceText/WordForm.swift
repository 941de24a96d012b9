internal import CICU

/// What the letters of a word show: its stretches of one kind, its capitals, a full stop that lost the space after it.
enum WordForm {
  /// The end of a punctuation mark or symbol; nil where something else stands.
  static func markEnd(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let marks = UInt32(cicu_trait_punctuation.rawValue) | UInt32(cicu_trait_symbol.rawValue)
    let (scalar, length) = UTF8Bytes.decode(at: offset, of: text)
    return cicu_traits(scalar.value) & marks == 0 ? nil : offset + length
  }

  /// Most words: no digits, marks or other scripts in them.
  static func isASCIILetters(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in range where Normalizer.lowercased(text[index]) &- UInt8(ascii: "a") >= 26 {
      return false
    }
    return true
  }

  /// A full stop that lost the space after it: "not now.I need".
  static func sentenceStop(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    for index in range.dropFirst().dropLast() where text[index] == UInt8(ascii: ".") {
      let next = cicu_traits(UTF8Bytes.decode(at: index + 1, of: text).scalar.value)
      if next & UInt32(cicu_trait_uppercase.rawValue) != 0,
        endsInSmallLetter(range.lowerBound..<index, of: text)
      {
        return index
      }
    }
    return nil
  }

  /// Whether the last letter, below the marks on it, is no capital.
  private static func endsInSmallLetter(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let capitalOrNot = UInt32(cicu_trait_letter.rawValue) | UInt32(cicu_trait_uppercase.rawValue)
    for offset in range.reversed() where text[offset] & 0xC0 != 0x80 {
      let traits = cicu_traits(UTF8Bytes.decode(at: offset, of: text).scalar.value)
      if traits & UInt32(cicu_trait_mark.rawValue) != 0 { continue }
      return traits & capitalOrNot == UInt32(cicu_trait_letter.rawValue)
    }
    return false
  }

  /// Whether ICU knows the word that begins here, rather than taking what stands between spaces for one.
  static func isFromDictionary(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    cicu_traits(UTF8Bytes.decode(at: offset, of: text).scalar.value)
      & UInt32(cicu_trait_dictionary.rawValue) != 0
  }

  /// Whether a capital stands at an offset.
  static func isUppercase(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = text[offset]
    if byte < 0x80 { return ASCII.classes[Int(byte)] == .uppercase }
    return cicu_traits(UTF8Bytes.decode(at: offset, of: text).scalar.value)
      & UInt32(cicu_trait_uppercase.rawValue)
      != 0
  }

  /// Whether a word is of two or more letters, all of them capitals.
  static func isShouted(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    var capitals = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isUppercase(at: offset, of: text) {
        capitals += 1
      } else if kind(at: offset, of: text).kind != nil {
        return false
      }
      offset += UTF8Bytes.decode(at: offset, of: text).length
    }
    return capitals > 1
  }

  /// What the scalars of a stretch are.
  enum RunKind {
    case latin, letters, digits, cluster
  }

  /// The longest stretch of one kind from an offset.
  static func run(
    from start: Int, to end: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (kind: RunKind, end: Int) {
    let first = kind(at: start, of: text)
    var offset = start + first.length
    while offset < end {
      let next = kind(at: offset, of: text)
      if let kind = next.kind, kind != first.kind ?? kind { break }
      offset += next.length
    }
    return (first.kind ?? .letters, offset)
  }

  /// What kind a scalar is; nil for marks and separators, which belong to what stands before them.
  private static func kind(
    at offset: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (kind: RunKind?, length: Int) {
    let byte = text[offset]
    if byte < 0x80 {
      switch ASCII.classes[Int(byte)] {
      case .letter, .uppercase: return (.latin, 1)
      case .digit: return (.digits, 1)
      case .punctuation, .symbol, .space: return (nil, 1)
      }
    }
    let (scalar, length) = UTF8Bytes.decode(at: offset, of: text)
    let traits = cicu_traits(scalar.value)
    // Thai, Lao, Khmer and Burmese have digits of their own.
    if traits & UInt32(cicu_trait_digit.rawValue) != 0 { return (.digits, length) }
    if traits & UInt32(cicu_trait_unspaced.rawValue) != 0 { return (.cluster, length) }
    if traits & UInt32(cicu_trait_letter.rawValue) != 0 {
      return (traits & UInt32(cicu_trait_latin.rawValue) != 0 ? .latin : .letters, length)
    }
    return (nil, length)
  }
}
