internal import CICU

/// Text in Latin letters, as far as CLDR has rules for its script.
///
/// Rough: Mandarin's readings of Han characters, vowels that Arabic and Hebrew do not write are missing, and kanji have no
/// Japanese readings. Good for finding whom somebody may mean, and for nothing that is taken unasked.
package enum Romanization {
  /// Returns a text in small letters of ASCII, each way of writing it once, the plainest first; words are parted by one
  /// space, and each Han character is a word.
  ///
  /// - Complexity: O(*n*), *n* the length of the text; the first call for a script reads its rules, of Han characters for 0.1 s.
  package static func forms(of text: String) -> [String] {
    var forms: [String] = []
    for kind in [cicu_romanization_plain, cicu_romanization_usual] {
      let words = romanized(text, kind).split(separator: " ").map(letters).filter { !$0.isEmpty }
      let form = words.joined(separator: " ")
      if !form.isEmpty, !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// How a Han character is read in Mandarin, in a name where that differs, or a syllable of Hangul; empty for what is neither.
  ///
  /// - Complexity: Some 15 µs for a Han character; whoever has many asks once for each.
  package static func reading(of syllable: Unicode.Scalar) -> String {
    if syllable.properties.isIdeographic {
      return letters(romanized(String(syllable), cicu_romanization_han)[...])
    }
    let isHangul = ("\u{AC00}"..."\u{D7A3}").contains(syllable)
    return isHangul ? letters(romanized(String(syllable), cicu_romanization_plain)[...]) : ""
  }

  /// The script of the first letter of a text, a number of ICU's; nil where it has none. Marks and digits have none.
  package static func script(of text: String) -> Int32? {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { cicu_script($0.value) }
  }

  /// Whether all letters of a text are Latin.
  package static func isLatin(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
      || text.unicodeScalars.allSatisfy {
        !$0.properties.isAlphabetic
          || cicu_traits($0.value) & UInt32(cicu_trait_latin.rawValue) != 0
      }
  }

  /// The small letters of ASCII of a word: what signs stand for in a script is not said.
  private static func letters(_ word: Substring) -> String {
    String(word.unicodeScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) })
  }

  private static func romanized(_ text: String, _ kind: cicu_romanization) -> String {
    var text = text
    var room = 4 * text.utf8.count + 16
    while true {
      var status: cicu_status = 0
      var count: Int32 = 0
      let latin = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        buffer.withMemoryRebound(to: CChar.self) { letters in
          guard let start = letters.baseAddress else { return }
          text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { said in
              guard let first = said.baseAddress else { return }
              count = cicu_romanize(kind, first, Int32(said.count), start, Int32(room), &status)
            }
          }
        }
        initialized = min(max(Int(count), 0), room)
      }
      guard status <= 0 else { return "" }
      if Int(count) <= room { return String(decoding: latin, as: UTF8.self) }
      room = Int(count)
    }
  }
}
