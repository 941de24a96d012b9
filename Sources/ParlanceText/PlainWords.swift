internal import CICU

/// Word boundaries of plain text, as ICU finds them (UAX #29), without asking it.
///
/// Most of what people say is letters, digits, spaces and a few marks, and ICU's state machine takes half the time of all
/// text work. Texts in which a dictionary finds the words, and those with a mark whose treatment differs between
/// languages or versions of ICU, are left to it. A test compares both on random texts.
enum PlainWords {
  private enum Class: UInt8 {
    /// Left to ICU.
    case other
    case letter
    /// A letter that a quotation mark may follow inside a word.
    case hebrew
    case digit
    /// Goes on with the letter or digit before it.
    case extend
    case space
    /// Joins letters, and digits: `'`, `’` and `.`.
    case joinsBoth
    /// Joins digits: `,` and `،`.
    case joinsDigits
    /// Stands alone.
    case single

    init(_ scalar: UInt32) {
      switch cicu_word_class(scalar) {
      case cicu_word_letter.rawValue: self = .letter
      case cicu_word_hebrew.rawValue: self = .hebrew
      case cicu_word_digit.rawValue: self = .digit
      case cicu_word_extend.rawValue: self = .extend
      case cicu_word_joins_both.rawValue: self = .joinsBoth
      case cicu_word_joins_digits.rawValue: self = .joinsDigits
      case cicu_word_single.rawValue: self = .single
      default: self = .other
      }
    }

    var isLetter: Bool { self == .letter || self == .hebrew }
  }

  private static let classes: [Class] = (0..<128).map { byte in
    switch Character(Unicode.Scalar(UInt8(byte))) {
    case "a"..."z", "A"..."Z": return .letter
    case "0"..."9": return .digit
    case " ": return .space
    case "'", ".": return .joinsBoth
    case ",": return .joinsDigits
    case "\n", "!", "\"", "#", "$", "%", "&", "(", ")", "*", "+", "-", "/", "<", "=", ">", "?":
      return .single
    default: return .other
    }
  }

  /// Writes the boundaries; nil when the text is not plain.
  ///
  /// - Parameter boundaries: At least as many as the text has bytes.
  static func boundaries(
    of text: UnsafeBufferPointer<UInt8>, into boundaries: UnsafeMutablePointer<cicu_boundary>
  ) -> Int? {
    classes.withUnsafeBufferPointer { classes in
      let reader = Reader(text: text, classes: classes)
      var count = 0
      var start = 0
      while start < text.count {
        guard let end = reader.segmentEnd(from: start) else { return nil }
        boundaries[count] = cicu_boundary(end: Int32(end), category: 0)
        count += 1
        start = end
      }
      return count
    }
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<Class>

    @inline(__always)
    func segmentEnd(from start: Int) -> Int? {
      let (first, length) = scalar(at: start)
      switch first {
      case .other, .extend: return nil
      case .space:
        var index = start + 1
        while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
        return isExtended(index) ? nil : index
      case .single, .joinsBoth, .joinsDigits:
        return isExtended(start + length) ? nil : start + length
      case .letter, .hebrew, .digit: return wordEnd(from: start + length, after: first)
      }
    }

    /// The end of a word of which a letter or digit was read.
    @inline(__always)
    private func wordEnd(from start: Int, after first: Class) -> Int? {
      var index = start
      var last = first
      while index < text.count {
        let (next, length) = scalar(at: index)
        switch next {
        case .letter, .hebrew, .digit: last = next
        case .extend: break
        case .joinsBoth, .joinsDigits, .single:
          if last == .hebrew, isQuotation(index) { return nil }
          guard joins(next, at: index + length, after: last) else { return index }
        case .space: return index
        case .other: return nil
        }
        index += length
      }
      return index
    }

    /// Whether a mark joins the letter or digit before it to what stands behind it.
    @inline(__always)
    private func joins(_ mark: Class, at index: Int, after last: Class) -> Bool {
      guard mark != .single, index < text.count else { return false }
      let next = scalar(at: index).class
      return last == .digit ? next == .digit : mark == .joinsBoth && next.isLetter
    }

    /// ASCII's marks, which join Hebrew letters by rules of their own.
    private func isQuotation(_ index: Int) -> Bool {
      text[index] == UInt8(ascii: "'") || text[index] == UInt8(ascii: "\"")
    }

    private func isExtended(_ index: Int) -> Bool {
      index < text.count && text[index] >= 0x80 && scalar(at: index).class == .extend
    }

    @inline(__always)
    private func scalar(at index: Int) -> (class: Class, length: Int) {
      let byte = text[index]
      if byte < 0x80 { return (classes[Int(byte)], 1) }
      let (scalar, length) = UTF8Bytes.scalar(at: index, of: text.span)
      return (Class(scalar), length)
    }
  }
}
