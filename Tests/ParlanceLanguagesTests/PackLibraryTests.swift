import FoundationEssentials
import ParlanceLanguages
import TestSupport
import Testing

@Suite("Libraries of packs")
struct PackLibraryTests {
  @Test("The embedded library has what all languages share, and English")
  func hasEmbeddedPacks() throws {
    #expect(PackLibrary.embedded.tags.contains("und"))
    #expect(PackLibrary.embedded.tags.contains("en"))
    #expect(PackLibrary.embedded.tags == PackLibrary.embedded.tags.sorted())
    for tag in PackLibrary.embedded.tags {
      #expect(try PackLibrary.embedded.layer(tag)?.tag == tag)
    }
  }

  @Test("A tag without a folder has no layer")
  func lacksOthers() throws {
    #expect(try PackLibrary.embedded.layer("xx") == nil)
  }

  @Test("A folder adds packs and replaces embedded ones")
  func readsFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/pack.json", "{\"tag\": \"eo\"}")
    try folder.write("eo/words.tsv", "unu\t1\n")
    try folder.write("en/pack.json", "{\"tag\": \"en\", \"firstWeekday\": 3}")
    let library = try PackLibrary.folder(folder.path)
    #expect(library.tags == Set(PackLibrary.embedded.tags + ["eo"]).sorted())
    #expect(try library.layer("eo")?.file(named: "words.tsv")?.text == "unu\t1\n")
    #expect(try library.layer("en")?.files.count == 1)
    #expect(try library.layer("en")?.settings.firstWeekday == 3)
    let pack = try LanguagePack(for: LanguageCode("eo"), in: library)
    #expect(pack.layers.map(\.tag) == ["eo", "und"])
  }

  @Test("Files that begin with a dot are nobody's business")
  func ignoresDotFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(".DS_Store", "x")
    try folder.write("eo/.swp", Data([0xFF, 0xFE]))
    try folder.write("eo/pack.json", "{\"tag\": \"eo\"}")
    #expect(try PackLibrary.folder(folder.path).layer("eo")?.files.count == 1)
  }

  @Test("What is not named after a language is no pack")
  func ignoresOtherNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("README.md", "Packs")
    try folder.write("include/packs.h", "")
    try folder.write("eo/pack.json", "{\"tag\": \"eo\"}")
    let library = try PackLibrary.folder(folder.path)
    #expect(library.tags == Set(PackLibrary.embedded.tags + ["eo"]).sorted())
  }

  @Test("A folder that is not there is an error that names it")
  func refusesMissingFolder() {
    #expect(
      fault { _ = try PackLibrary.folder("/no/such/folder") }
        == "/no/such/folder: the folder cannot be read")
  }

  @Test("A file in a folder's place is an error that says so")
  func refusesFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("packs", "x")
    #expect(
      fault { _ = try PackLibrary.folder(folder.path + "/packs") }
        == "\(folder.path)/packs: expected a folder of language packs, found a file")
    try folder.write("en", "x")
    #expect(
      fault { _ = try PackLibrary.folder(folder.path) }
        == "\(folder.path)/en: expected a folder of language packs, found a file")
  }

  @Test("A file that is not UTF-8 is an error that names it")
  func refusesOtherEncodings() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/names.tsv", Data([0x41, 0xFF, 0x0A]))
    #expect(
      fault { _ = try PackLibrary.folder(folder.path) }
        == "\(folder.path)/eo/names.tsv: the file is not UTF-8")
  }

  @Test("A folder within a pack is an error that names it")
  func refusesInnerFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/inner/names.tsv", "")
    #expect(
      fault { _ = try PackLibrary.folder(folder.path) }
        == "\(folder.path)/eo/inner: the file cannot be read")
  }

  @Test("A file without end, or a very long one, is an error that names it")
  func refusesLongFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/words.tsv", "")
    let file = "\(folder.path)/eo/words.tsv"
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "/dev/zero")
    #expect(
      fault { _ = try PackLibrary.folder(folder.path) } == "\(file): the file cannot be read")
    try FileManager.default.removeItem(atPath: file)
    try folder.write("eo/words.tsv", Data(count: 16 << 20 + 1))
    #expect(
      fault { _ = try PackLibrary.folder(folder.path) } == "\(file): the file is longer than 16 MiB"
    )
  }

  @Test("A pack in a folder without pack.json is refused when it is opened")
  func refusesMissingSettings() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/words.tsv", "unu\t1\n")
    let library = try PackLibrary.folder(folder.path)
    #expect(fault { _ = try library.layer("eo") } == "eo/pack.json: the pack has no pack.json")
  }

  @Test("A pack whose tag is not the folder's name is refused with the file")
  func refusesOtherTag() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/pack.json", "{\"tag\": \"en\"}")
    let library = try PackLibrary.folder(folder.path)
    #expect(
      fault { _ = try LanguagePack(for: LanguageCode("eo"), in: library) }
        == "\(folder.path)/eo/pack.json:1: \"tag\" is 'en' but the folder is 'eo'")
  }
}
