import ParlanceLanguages
import TestSupport
import Testing

@Suite("Language packs")
struct LanguagePackTests {
  /// A library with a language and two of its regions, and nothing that all languages share.
  private static func library() throws -> (library: PackLibrary, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write("und/pack.json", "{\"tag\": \"und\"}")
    try folder.write(
      "eo/pack.json", "{\"tag\": \"eo\", \"detachableSuffixes\": [\"n\"], \"firstWeekday\": 1}")
    try folder.write("eo/numbers.tsv", "unu\t1\ndu\t2\ntri\t3\n")
    try folder.write("eo/b.phrases", "")
    try folder.write("eo/a.phrases", "")
    try folder.write("eo-FR/pack.json", "{\"tag\": \"eo-FR\", \"firstWeekday\": 7}")
    try folder.write("eo-FR/numbers.tsv", "du\t22\nkvar\t4\n")
    try folder.write("eo-FR/c.phrases", "")
    try folder.write("eo-DE/pack.json", "{\"tag\": \"eo-DE\"}")
    try folder.write("eo-DE/numbers.tsv", "unu\t1\n# twice\nunu\t11\n")
    return (try PackLibrary.folder(folder.path), folder)
  }

  private func pack(_ code: String) throws -> (pack: LanguagePack, folder: TemporaryFolder) {
    let (library, folder) = try Self.library()
    return (try LanguagePack(for: LanguageCode(code), in: library), folder)
  }

  @Test("The most specific layer comes first")
  func ordersLayers() throws {
    #expect(try pack("eo-FR").pack.layers.map(\.tag) == ["eo-FR", "eo", "und"])
    #expect(try pack("eo").pack.layers.map(\.tag) == ["eo", "und"])
  }

  @Test("The region's row wins, and rows keep the order of the layers")
  func layersRows() throws {
    let rows = try pack("eo-FR").pack.rows(of: "numbers.tsv", columns: 2)
    #expect(rows.map { $0.fields.joined(separator: "=") } == ["du=22", "kvar=4", "unu=1", "tri=3"])
  }

  @Test("A table that no layer has is empty")
  func readsAbsentTables() throws {
    #expect(try pack("eo").pack.rows(of: "nothing.tsv", columns: 2).isEmpty)
    #expect(try pack("eo").pack.files(named: "nothing.tsv").isEmpty)
  }

  @Test("A surface that stands twice in one file is refused with the line of the second")
  func refusesDuplicates() throws {
    let (pack, folder) = try pack("eo-DE")
    #expect(
      fault { _ = try pack.rows(of: "numbers.tsv", columns: 2) }
        == "\(folder.path)/eo-DE/numbers.tsv:3: 'unu' stands twice in this file")
  }

  @Test("A malformed row is refused with its line")
  func refusesMalformedRows() throws {
    let (pack, folder) = try pack("eo-FR")
    #expect(
      fault { _ = try pack.rows(of: "numbers.tsv", columns: 3) }
        == "\(folder.path)/eo-FR/numbers.tsv:1: expected 3 fields between tabs, found 2")
  }

  @Test("Files are listed layer by layer, and by name within a layer")
  func listsFiles() throws {
    let names = try pack("eo-FR").pack.files(withExtension: "phrases").map { String($0.name) }
    #expect(names == ["c.phrases", "a.phrases", "b.phrases"])
    #expect(try pack("eo-FR").pack.files(named: "numbers.tsv").count == 2)
  }

  @Test("Settings are overlaid")
  func overlaysSettings() throws {
    let settings = try pack("eo-FR").pack.settings
    #expect(settings.firstWeekday == 7)
    #expect(settings.detachableSuffixes == ["n"])
    #expect(try pack("eo").pack.settings.firstWeekday == 1)
  }

  @Test("A region of several countries has the layers of its language")
  func opensMacroregions() throws {
    #expect(try pack("eo-001").pack.layers.map(\.tag) == ["eo", "und"])
  }

  @Test("A language without a pack is unsupported, though all share a layer")
  func refusesUnsupportedLanguages() throws {
    let code = try LanguageCode("tlh")
    #expect(throws: LanguageCodeError(identifier: code.identifier, reason: .unsupported)) {
      try LanguagePack(for: code)
    }
  }

  @Test("A language of which only entities are known is unsupported, and has a layer")
  func refusesEntitiesOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/pack.json", #"{"tag": "eo", "entitiesOnly": true}"#)
    let library = try PackLibrary.folder(folder.path)
    let code = try LanguageCode("eo")
    #expect(throws: LanguageCodeError.self) { try LanguagePack(for: code, in: library) }
    #expect(try LanguagePack(ofAny: code, in: library).layers.map(\.tag) == ["eo", "und"])
  }

  @Test(
    "Every embedded language opens", arguments: PackLibrary.embedded.tags.filter { $0 != "und" })
  func opensEmbedded(_ tag: String) throws {
    let pack = try LanguagePack(ofAny: LanguageCode(tag))
    #expect(pack.layers.last?.tag == "und")
    #expect(pack.layers.contains { $0.tag == tag })
  }
}
