/// A hash table from 64-bit keys to numbers from 0: open addressing, linear probing.
package struct IntegerTable: Sendable {
  private struct Slot {
    var key: UInt64 = 0
    /// -1 where the slot is free.
    var value: Int32 = -1
  }

  private var slots: [Slot]
  private var count = 0

  /// An empty table.
  ///
  /// - Parameter count: How many keys it has room for before it grows.
  package init(minimumCapacity count: Int = 512) {
    var slotCount = 64
    while slotCount < count * 2 { slotCount *= 2 }
    slots = Array(repeating: Slot(), count: slotCount)
  }

  /// Of two numbers one key.
  @inline(__always)
  package static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// The number of a key, or -1.
  @inline(__always)
  package subscript(key: UInt64) -> Int32 {
    var place = home(key)
    while slots[place].value >= 0 {
      if slots[place].key == key { return slots[place].value }
      place = (place + 1) & (slots.count - 1)
    }
    return -1
  }

  /// Adds a key that is not in the table.
  package mutating func insert(_ key: UInt64, _ value: Int32) {
    if (count + 1) * 2 > slots.count { grow() }
    put(key, value)
    count += 1
  }

  private mutating func put(_ key: UInt64, _ value: Int32) {
    var place = home(key)
    while slots[place].value >= 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = Slot(key: key, value: value)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.value >= 0 { put(slot.key, slot.value) }
  }

  /// Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
  @inline(__always)
  private func home(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
  }
}
