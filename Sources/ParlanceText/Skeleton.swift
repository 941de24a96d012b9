internal import CICU

/// The look of a text, equal for texts that look alike: "Аnn" with a Cyrillic А and "Ann".
///
/// The skeleton of UTS #39, section 4, of the text in small letters.
package enum Skeleton {
  /// Returns the skeleton; nil when ICU has no data for it.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  package static func of(_ text: String) -> [UInt8]? {
    var text = text.lowercased()
    var room = 3 * text.utf8.count + 8
    while true {
      var status: cicu_status = 0
      var count: Int32 = 0
      let skeleton = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        buffer.withMemoryRebound(to: CChar.self) { letters in
          guard let start = letters.baseAddress else { return }
          text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { said in
              guard let first = said.baseAddress else { return }
              count = cicu_skeleton(first, Int32(said.count), start, Int32(room), &status)
            }
          }
        }
        initialized = min(max(Int(count), 0), room)
      }
      guard status <= 0 else { return nil }
      if Int(count) <= room { return skeleton }
      room = Int(count)
    }
  }
}
