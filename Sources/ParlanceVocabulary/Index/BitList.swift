/// Yes or no by number, eight in a byte.
struct BitList {
  private var bytes: [UInt8]

  /// - Parameter bits: In order.
  init(_ bits: some Collection<Bool>) {
    bytes = Array(repeating: 0, count: (bits.count + 7) / 8)
    for (number, bit) in bits.enumerated() where bit { bytes[number / 8] |= 1 << (number % 8) }
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { bytes.count }

  /// Whether the answer is yes.
  subscript(number: Int) -> Bool { bytes[number / 8] & 1 << (number % 8) != 0 }
}
