/// Finds e-mail addresses, URLs and handles, which are to stay whole.
///
/// ICU 72 keeps most of them together and other versions cut at `@`, so what is an address is decided here.
enum AddressScanner {
  /// The UTF-8 ranges of addresses, in order. Most texts have none, and are scanned once for two marks.
  static func addresses(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in text.indices {
      guard index >= found.last?.upperBound ?? 0 else { continue }
      if text[index] == UInt8(ascii: "@") {
        if let address = mailbox(around: index, in: text) { found.append(address) }
      } else if text[index] == UInt8(ascii: "/") {
        if let address = url(around: index, in: text) { found.append(address) }
      } else if text[index] == UInt8(ascii: ".") {
        if let address = webName(around: index, in: text) { found.append(address) }
      }
    }
    return found
  }

  private static func mailbox(around mark: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>?
  {
    let start = expand(from: mark, by: -1, in: text, while: isMailboxByte)
    return trimmed(
      start..<expand(from: mark, by: 1, in: text, while: isMailboxByte), after: mark, in: text)
  }

  /// `scheme://` and all that follows up to a space.
  private static func url(around slash: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard slash > 1, slash + 2 < text.count, text[slash - 1] == UInt8(ascii: ":"),
      text[slash + 1] == UInt8(ascii: "/")
    else { return nil }
    let start = expand(from: slash - 1, by: -1, in: text, while: isMailboxByte)
    guard start < slash - 1 else { return nil }
    return trimmed(
      start..<expand(from: slash, by: 1, in: text, while: isURLByte), after: slash + 1, in: text)
  }

  /// `www.` and all that follows up to a space.
  private static func webName(around dot: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard dot >= 3, (1...3).allSatisfy({ text[dot - $0] | 0x20 == UInt8(ascii: "w") }),
      dot == 3 || !isMailboxByte(text[dot - 4])
    else { return nil }
    return trimmed(
      dot - 3..<expand(from: dot, by: 1, in: text, while: isURLByte), after: dot, in: text)
  }

  private static func expand(
    from index: Int, by step: Int, in text: UnsafeBufferPointer<UInt8>,
    while belongs: (UInt8) -> Bool
  ) -> Int {
    var end = index + step
    while text.indices.contains(end), belongs(text[end]) { end += step }
    return step > 0 ? end : end + 1
  }

  /// The range without punctuation at its end; nil when nothing is left after the mark.
  private static func trimmed(
    _ range: Range<Int>, after mark: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = range.upperBound
    while end > mark + 1, ASCII.classes[Int(text[end - 1] & 0x7F)] == .punctuation { end -= 1 }
    return end > mark + 1 ? range.lowerBound..<end : nil
  }

  private static func isMailboxByte(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    switch ASCII.classes[Int(byte)] {
    case .letter, .uppercase, .digit: return true
    case .punctuation: return "._%-".utf8.contains(byte)
    case .symbol: return byte == UInt8(ascii: "+")
    case .space: return false
    }
  }

  private static func isURLByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F
  }
}
