/// The surfaces of the rows of several files, and the last file that each stands in.
///
/// Open addressing over FNV-1a of the bytes, which are compared on a hit: strings would be hashed in a normal form.
struct SurfaceTable {
  private struct Entry {
    let surface: Substring
    let hash: UInt64
    var file: Int
  }

  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  /// Adds a surface of a file.
  ///
  /// - Returns: The file that it stood in until now; nil when it is new.
  mutating func insert(_ surface: Substring, file: Int) -> Int? {
    let hash = Self.hash(surface)
    let slot = slot(of: surface, hash)
    if slots[slot] >= 0 {
      let known = Int(slots[slot])
      defer { entries[known].file = file }
      return entries[known].file
    }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(surface: surface, hash: hash, file: file))
    if entries.count * 2 > slots.count { grow() }
    return nil
  }

  /// The slot of a surface, or the free one where it belongs.
  private func slot(of surface: Substring, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.surface.utf8.elementsEqual(surface.utf8) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for index in entries.indices {
      slots[slot(of: entries[index].surface, entries[index].hash)] = Int32(index)
    }
  }

  private static func hash(_ surface: Substring) -> UInt64 {
    var surface = surface
    return surface.withUTF8 { bytes in
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
      }
      return hash ^ (hash >> 32)
    }
  }
}
