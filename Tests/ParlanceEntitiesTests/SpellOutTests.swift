import CICU
import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceEntities

@Suite("What ICU spells out is read back")
struct SpellOutTests {
  /// Languages whose rules differ: digits before tens, twenties, myriads, lakhs, joints, prefixes, compounds, cases.
  static let languages = [
    "en", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ka", "ko", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "yue",
    "zh",
  ]

  @Test("Numbers of all sizes", arguments: languages)
  func sizes(language: String) throws {
    var generator = SeededGenerator(seed: 20_260_311)
    var values = Array(Int64(0)...130)
    for bound: Int64 in [1000, 10_000, 1_000_000, 1_000_000_000] {
      for _ in 0..<40 { values.append(Int64.random(in: 0..<bound, using: &generator)) }
    }
    try expectReadBack(values, language)
  }

  @Test("All small numbers") func small() throws {
    try expectReadBack(Array(Int64(0)...1200), "en")
  }

  private func expectReadBack(_ values: [Int64], _ language: String) throws {
    let fixture = try fixture(language)
    for line in try spelled(values, LanguageCode(language).icuLocale) {
      let found = try fixture.candidates(line.text, .number)
      if !found.contains("\(line.text) = \(line.value)"), !line.text.contains(",") {
        Issue.record("\(line.value) is spelled '\(line.text)' and read as \(found)")
      }
    }
  }

  /// A language without the words of its pack, which may mean other numbers by them: in Thai 4005 is 4500.
  private func fixture(_ language: String) throws -> Fixture {
    let folder = try TemporaryFolder()
    try folder.write("\(language)/pack.json", #"{"tag": "\#(language)"}"#)
    return try Fixture(language, in: .folder(folder.path))
  }

  /// The numbers in all sets of rules, as people write them: without soft hyphens and zero-width spaces.
  private func spelled(_ values: [Int64], _ locale: String) throws -> [(
    value: String, text: String
  )] {
    let bytes = try textFromICU("RuleBasedNumberFormat", capacity: 1 << 16) {
      buffer, capacity, status in
      cicu_spell_out(
        locale, values, Int32(values.count), Int32(values.count), buffer, capacity, &status)
    }
    let text = String(decoding: PieceMark.removed(from: bytes), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      return fields[0] == "2.5" ? nil : (String(fields[0]), String(fields[1]))
    }
  }
}
