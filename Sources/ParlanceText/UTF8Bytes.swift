/// UTF-8 of scalars given as numbers.
package enum UTF8Bytes {
  /// Calls `body` with each byte of a scalar.
  @inline(__always)
  package static func forEach(of scalar: UInt32, _ body: (UInt8) -> Void) {
    if scalar < 0x80 {
      body(UInt8(scalar))
      return
    }
    if scalar < 0x800 {
      body(UInt8(0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        body(UInt8(0xE0 | scalar >> 12))
      } else {
        body(UInt8(0xF0 | scalar >> 18))
        body(continuation(scalar >> 12))
      }
      body(continuation(scalar >> 6))
    }
    body(continuation(scalar))
  }

  /// The scalar at an offset of well-formed UTF-8, and its length in bytes.
  @inline(__always)
  package static func scalar(
    at offset: Int, of text: Span<UInt8>
  ) -> (scalar: UInt32, length: Int) {
    let lead = text[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let second = UInt32(text[offset + 1] & 0x3F)
    if lead < 0xE0 { return (UInt32(lead & 0x1F) << 6 | second, 2) }
    let third = second << 6 | UInt32(text[offset + 2] & 0x3F)
    if lead < 0xF0 { return (UInt32(lead & 0x0F) << 12 | third, 3) }
    return (UInt32(lead & 0x07) << 18 | third << 6 | UInt32(text[offset + 3] & 0x3F), 4)
  }

  /// The scalar at an offset of well-formed UTF-8, and its length in bytes.
  static func decode(
    at offset: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let (value, length) = scalar(at: offset, of: text.span)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  @inline(__always)
  private static func continuation(_ bits: UInt32) -> UInt8 { UInt8(0x80 | bits & 0x3F) }
}
