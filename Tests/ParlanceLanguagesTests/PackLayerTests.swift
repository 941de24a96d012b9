@testable import ParlanceLanguages
import Testing

@Suite("A layer of a pack")
struct PackLayerTests {
  private func file(_ name: String, _ text: String) -> PackFile {
    PackFile(path: "xx/\(name)", text: text)
  }

  @Test("Files are sorted and found by name")
  func findsFiles() throws {
    let layer = try PackLayer(
      tag: "xx",
      files: [file("z.tsv", "z"), file("pack.json", "{\"tag\": \"xx\"}"), file("a.tsv", "a")])
    #expect(layer.files.map(\.path) == ["xx/a.tsv", "xx/pack.json", "xx/z.tsv"])
    #expect(layer.file(named: "z.tsv")?.text == "z")
    #expect(layer.file(named: "y.tsv") == nil)
  }

  @Test("A layer without pack.json is refused")
  func refusesMissingSettings() {
    #expect(
      fault { _ = try PackLayer(tag: "xx", files: [file("a.tsv", "a")]) }
        == "xx/pack.json: the pack has no pack.json")
  }

  @Test("The tag is the folder's name")
  func refusesOtherTag() {
    #expect(
      fault { _ = try PackLayer(tag: "xx", files: [file("pack.json", "{\"tag\": \"xy\"}")]) }
        == "xx/pack.json:1: \"tag\" is 'xy' but the folder is 'xx'")
    #expect(
      fault { _ = try PackLayer(tag: "xx", files: [file("pack.json", "{}")]) }
        == "xx/pack.json:1: \"tag\" is '' but the folder is 'xx'")
  }

  @Test("A layer speaks its language, and its regions' layers do, too")
  func speaks() throws {
    let code = try LanguageCode("en-IN")
    for (tag, expected) in [
      ("en", true), ("en-IN", true), ("und", false), ("e", false), ("enm", false),
    ] {
      let files = [PackFile(path: "\(tag)/pack.json", text: "{\"tag\": \"\(tag)\"}")]
      #expect(try PackLayer(tag: tag, files: files).speaks(code) == expected, "\(tag)")
    }
  }

  @Test("The name of a file is the end of its path")
  func namesFiles() {
    #expect(PackFile(path: "a/b/c.tsv", text: "").name == "c.tsv")
    #expect(PackFile(path: "c.tsv", text: "").name == "c.tsv")
  }
}
