import ParlanceLanguages
import Testing

@Suite("Long lists of a pack")
struct WordListTests {
  private func entries(_ text: String) throws -> [String] {
    var entries: [String] = []
    try WordList(PackFile(path: "xx/words.tsv", text: text)).visit { surface, value, line in
      entries.append("\(line): \(string(surface))=\(string(value))")
    }
    return entries
  }

  private func string(_ bytes: Span<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Entries carry surface, value and line")
  func visitsEntries() throws {
    #expect(
      try entries("# title\nant\tinsect\n\nbee\tinsect") == ["2: ant=insect", "4: bee=insect"])
    #expect(try entries("").isEmpty)
  }

  @Test("A line may end as on Windows")
  func readsCarriageReturns() throws {
    let read = try entries("ant\tinsect\r\nbee\tinsect\r\n")
    #expect(read == ["1: ant=insect", "2: bee=insect"])
  }

  @Test(
    "What is not two fields, or is out of order, is refused with its line",
    arguments: [
      ("ant\n", "xx/words.tsv:1: expected 2 fields between tabs"),
      ("ant\tx\n\tx\n", "xx/words.tsv:2: expected 2 fields between tabs"),
      ("ant\tx\nbee\t\n", "xx/words.tsv:2: expected 2 fields between tabs"),
      ("ant\tx\ty\n", "xx/words.tsv:1: expected 2 fields between tabs"),
      ("bee\tx\nant\tx\n", "xx/words.tsv:2: 'ant' is out of order after 'bee'"),
      ("bee\tx\nbee\ty\n", "xx/words.tsv:2: 'bee' is out of order after 'bee'"),
    ])
  func refusesBadLines(_ text: String, _ message: String) {
    #expect(fault { _ = try entries(text) } == message)
  }

  @Test("What the visitor throws comes through")
  func passesErrorsOn() {
    let list = WordList(PackFile(path: "xx/words.tsv", text: "ant\tx\n"))
    #expect(
      fault {
        try list.visit { _, _, line throws(PackError) in throw list.error("no such class", line) }
      } == "xx/words.tsv:1: no such class")
  }
}
