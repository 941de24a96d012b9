internal import CICU

/// Finds e-mail addresses, URLs and handles, which are to stay whole.
///
/// ICU 72 keeps most of them together and other versions cut at `@`, so what is an address is decided here.
enum AddressScanner {
  /// The UTF-8 ranges of addresses, in order. Most texts have none, nor any of the marks in them.
  static func addresses(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard text.contains(where: isMark) else { return [] }
    var found: [Range<Int>] = []
    for index in text.indices {
      let free = found.last?.upperBound ?? 0
      guard index >= free else { continue }
      if text[index] == UInt8(ascii: "@") {
        if let address = mailbox(around: index, in: text, from: free) { found.append(address) }
      } else if text[index] == UInt8(ascii: "/") {
        if let address = url(around: index, in: text, from: free) { found.append(address) }
      } else if text[index] == UInt8(ascii: ".") {
        if let address = webName(around: index, in: text) { found.append(address) }
      }
    }
    return found
  }

  /// Whether a byte is a mark of which every address has one.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }

  private static func mailbox(
    around mark: Int, in text: UnsafeBufferPointer<UInt8>, from free: Int
  ) -> Range<Int>? {
    let start = beginning(before: mark, in: text, from: free)
    return trimmed(start..<end(after: mark, in: text, while: isMailbox), after: mark, in: text)
  }

  /// `scheme://` and all that follows up to a space.
  private static func url(
    around slash: Int, in text: UnsafeBufferPointer<UInt8>, from free: Int
  ) -> Range<Int>? {
    guard slash > 1, slash + 2 < text.count, text[slash - 1] == UInt8(ascii: ":"),
      text[slash + 1] == UInt8(ascii: "/")
    else { return nil }
    let start = beginning(before: slash - 1, in: text, from: free)
    guard start < slash - 1 else { return nil }
    return trimmed(start..<end(after: slash, in: text, while: isURL), after: slash + 1, in: text)
  }

  /// `www.` and all that follows up to a space.
  private static func webName(around dot: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard dot >= 3, (1...3).allSatisfy({ text[dot - $0] | 0x20 == UInt8(ascii: "w") }),
      beginning(before: dot - 3, in: text, from: 0) == dot - 3
    else { return nil }
    return trimmed(dot - 3..<end(after: dot, in: text, while: isURL), after: dot, in: text)
  }

  /// Where the name before a mark begins, not before what is free.
  private static func beginning(
    before mark: Int, in text: UnsafeBufferPointer<UInt8>, from free: Int
  ) -> Int {
    var start = mark
    for offset in (free..<mark).reversed() where text[offset] & 0xC0 != 0x80 {
      guard isMailbox(UTF8Bytes.decode(at: offset, of: text).scalar) else { break }
      start = offset
    }
    return start
  }

  private static func end(
    after mark: Int, in text: UnsafeBufferPointer<UInt8>, while belongs: (Unicode.Scalar) -> Bool
  ) -> Int {
    var end = mark + 1
    while end < text.count {
      let (scalar, length) = UTF8Bytes.decode(at: end, of: text)
      guard belongs(scalar) else { break }
      end += length
    }
    return end
  }

  /// The range without punctuation at its end; nil when nothing is left after the mark.
  private static func trimmed(
    _ range: Range<Int>, after mark: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = range.upperBound
    while end > mark + 1, text[end - 1] < 0x80, ASCII.classes[Int(text[end - 1])] == .punctuation {
      end -= 1
    }
    return end > mark + 1 ? range.lowerBound..<end : nil
  }

  private static func isMailbox(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return isSpacedLetter(scalar) }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    switch ASCII.classes[Int(byte)] {
    case .letter, .uppercase, .digit: return true
    case .punctuation: return "._%-".utf8.contains(byte)
    case .symbol: return byte == UInt8(ascii: "+")
    case .space: return false
    }
  }

  private static func isURL(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value > 0x20 && scalar.value < 0x7F : isSpacedLetter(scalar)
  }

  /// A letter or mark, but of a script with spaces: in the others the next word follows at once.
  private static func isSpacedLetter(_ scalar: Unicode.Scalar) -> Bool {
    let traits = cicu_traits(scalar.value)
    let letters = UInt32(cicu_trait_letter.rawValue) | UInt32(cicu_trait_mark.rawValue)
    return traits & letters != 0 && traits & UInt32(cicu_trait_unspaced.rawValue) == 0
  }
}
