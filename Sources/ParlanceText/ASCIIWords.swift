internal import CICU

/// Word boundaries of plain ASCII text, as ICU finds them (UAX #29), without asking it.
///
/// Most of what people say in languages of Latin script is ASCII, and ICU's state machine takes half the time of all
/// text work. Texts with a mark whose treatment differs between versions of ICU are left to it. A test compares both
/// on random texts.
enum ASCIIWords {
  private enum Class: UInt8 {
    /// Left to ICU.
    case other
    case letter
    case digit
    case space
    /// Joins letters, and digits: `'` and `.`.
    case joinsBoth
    /// Joins digits: `,`.
    case joinsDigits
    /// Stands alone.
    case single
  }

  private static let classes: [Class] = (0..<256).map { byte in
    guard byte < 128 else { return .other }
    switch Character(Unicode.Scalar(UInt8(byte))) {
    case "a"..."z", "A"..."Z": return .letter
    case "0"..."9": return .digit
    case " ": return .space
    case "'", ".": return .joinsBoth
    case ",": return .joinsDigits
    case "!", "\"", "#", "$", "%", "&", "(", ")", "*", "+", "-", "/", "<", "=", ">", "?":
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
      var count = 0
      var start = 0
      while start < text.count {
        guard let end = segmentEnd(from: start, of: text, classes) else { return nil }
        boundaries[count] = cicu_boundary(end: Int32(end), category: 0)
        count += 1
        start = end
      }
      return count
    }
  }

  @inline(__always)
  private static func segmentEnd(
    from start: Int, of text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<Class>
  ) -> Int? {
    var index = start + 1
    switch classes[Int(text[start])] {
    case .other: return nil
    case .space:
      while index < text.count, classes[Int(text[index])] == .space { index += 1 }
      return index
    case .single, .joinsBoth, .joinsDigits: return index
    case .letter, .digit:
      while index < text.count {
        let next = classes[Int(text[index])]
        if next == .letter || next == .digit {
          index += 1
        } else if joins(next, at: index, of: text, classes) {
          index += 2
        } else {
          break
        }
      }
      return index
    }
  }

  /// Between two letters, or between two digits.
  @inline(__always)
  private static func joins(
    _ mark: Class, at index: Int, of text: UnsafeBufferPointer<UInt8>,
    _ classes: UnsafeBufferPointer<Class>
  ) -> Bool {
    guard mark == .joinsBoth || mark == .joinsDigits, index + 1 < text.count else { return false }
    let before = classes[Int(text[index - 1])]
    guard before == classes[Int(text[index + 1])] else { return false }
    return before == .digit || (before == .letter && mark == .joinsBoth)
  }
}
