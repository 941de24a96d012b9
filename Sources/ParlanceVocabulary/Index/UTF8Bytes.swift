/// UTF-8 of scalars given as numbers.
enum UTF8Bytes {
  /// Calls `body` with each byte of a scalar.
  @inline(__always)
  static func forEach(of scalar: UInt32, _ body: (UInt8) -> Void) {
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

  @inline(__always)
  private static func continuation(_ bits: UInt32) -> UInt8 { UInt8(0x80 | bits & 0x3F) }
}
