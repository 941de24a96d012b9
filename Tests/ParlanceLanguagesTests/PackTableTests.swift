import ParlanceLanguages
import Testing

@Suite("Tables of a pack")
struct PackTableTests {
  private func table(_ text: String, columns: Int = 2) throws -> PackTable {
    try PackTable(PackFile(path: "xx/t.tsv", text: text), columns: columns)
  }

  @Test("Rows carry their fields and lines; comments and blank lines carry nothing")
  func readsRows() throws {
    let rows = try table("# title\n\none\t1\r\n# more\ntwo words\t2\n").rows
    #expect(rows.map { $0.fields.map(String.init) } == [["one", "1"], ["two words", "2"]])
    #expect(rows.map(\.line) == [3, 5])
    #expect(rows.allSatisfy { $0.file == "xx/t.tsv" })
  }

  @Test("No final line feed, no rows, no text", arguments: ["a\tb", "a\tb\n", "a\tb\r\n"])
  func readsLastLine(_ text: String) throws {
    #expect(try table(text).rows.map { $0.fields.map(String.init) } == [["a", "b"]])
    #expect(try table("").rows.isEmpty)
    #expect(try table("\n\r\n# nothing").rows.isEmpty)
  }

  @Test(
    "A row with too few or too many fields is refused with its line",
    arguments: [
      ("one\t1\ntwo\n", "xx/t.tsv:2: expected 2 fields between tabs, found 1"),
      ("one\t1\n\n\ntwo\t2\t3\n", "xx/t.tsv:4: expected 2 fields between tabs, found 3"),
      ("one 1", "xx/t.tsv:1: expected 2 fields between tabs, found 1"),
    ])
  func refusesFieldCount(_ text: String, _ message: String) {
    #expect(fault { _ = try table(text) } == message)
  }

  @Test(
    "An empty field is refused with its line",
    arguments: [
      ("ok\t1\none\t", "xx/t.tsv:2: field 2 of 2 is empty"),
      ("ok\t1\n\t1", "xx/t.tsv:2: field 1 of 2 is empty"),
    ])
  func refusesEmptyFields(_ text: String, _ message: String) {
    #expect(fault { _ = try table(text) } == message)
  }

  @Test("A row makes errors about itself")
  func rowsMakeErrors() throws {
    let row = try table("# x\none\t1").rows[0]
    #expect(row.error("wrong").description == "xx/t.tsv:2: wrong")
  }

  @Test("An error that is not in one line gives none")
  func describesErrorsWithoutLine() {
    #expect(PackError("gone", file: "xx/a", line: 0).description == "xx/a: gone")
  }
}
