/// A hash table from 64-bit keys to numbers from 0: open addressing, linear probing.
package struct IntegerTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0

  /// An empty table.
  ///
  /// - Parameter count: How many keys it has room for before it grows.
  package init(minimumCapacity count: Int = 512) {
    var slots = 64
    while slots < count * 2 { slots *= 2 }
    keys = Array(repeating: 0, count: slots)
    values = Array(repeating: -1, count: slots)
  }

  /// Of two numbers one key.
  @inline(__always)
  package static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// The number of a key, or -1.
  @inline(__always)
  package subscript(key: UInt64) -> Int32 {
    var slot = home(key)
    while values[slot] >= 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return -1
  }

  /// Adds a key that is not in the table.
  package mutating func insert(_ key: UInt64, _ value: Int32) {
    if (count + 1) * 2 > keys.count { grow() }
    place(key, value)
    count += 1
  }

  private mutating func place(_ key: UInt64, _ value: Int32) {
    var slot = home(key)
    while values[slot] >= 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    values[slot] = value
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = Array(repeating: 0, count: keys.count * 2)
    values = Array(repeating: -1, count: keys.count)
    for (key, value) in zip(old.0, old.1) where value >= 0 { place(key, value) }
  }

  /// Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
  @inline(__always)
  private func home(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (keys.count - 1)
  }
}
