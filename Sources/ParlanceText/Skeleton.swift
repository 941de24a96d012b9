internal import CICU

/// The look of a text, equal for texts that look alike: "Аnn" with a Cyrillic А and "Ann".
///
/// The skeleton of UTS #39, section 4.
package enum Skeleton {
  /// Returns the skeleton of a text in small letters; nil when ICU has no data for it.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  package static func of(_ text: String) -> [UInt8]? {
    ofLetters(text.lowercased())
  }

  /// Returns the skeleton of a text as it is written, whose capitals may look like others where its small letters do not: М
  /// and M, but м and m.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  package static func ofLetters(_ text: String) -> [UInt8]? {
    var text = text
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
