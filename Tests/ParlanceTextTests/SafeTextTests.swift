import ParlanceText
import Testing

@Suite("Text that a terminal may show")
struct SafeTextTests {
  @Test(
    "Control characters and what turns the order of text are replaced",
    arguments: [
      "\u{1B}", "\u{0}", "\u{7}", "\u{8}", "\r", "\u{7F}", "\u{80}", "\u{85}", "\u{90}", "\u{9B}",
      "\u{9D}", "\u{9F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
      "\u{2067}", "\u{2068}", "\u{2069}",
    ])
  func replaces(_ control: String) {
    #expect(SafeText.block("a\(control)b") == "a\u{FFFD}b")
    #expect(SafeText.block("a\(control)\nb") == "a\u{FFFD}\nb")
  }

  @Test(
    "All else stays, marks of direction too",
    arguments: [
      "", "pay Ann $5", "a\n\tb\n", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200D}", "\u{A0}",
      "\u{2029}", "👩‍👩‍👧 José 五", "e\u{301}",
    ])
  func keeps(_ text: String) {
    #expect(SafeText.block(text) == text)
  }

  @Test("On one line nothing begins another")
  func line() {
    #expect(SafeText.line("a\nb\r\nc\u{2028}d\u{85}e\tf\u{1B}g") == "a b c d e\u{FFFD}f\u{FFFD}g")
    #expect(SafeText.lines("a\n\nb") == ["a", "", "b"])
  }

  @Test("A table has a row a row, and columns below each other, whatever its cells hold")
  func table() {
    #expect(TextTable.rows([["a\nb", "c"], ["\u{1B}[2J", "d"]]) == "a b   c\n\u{FFFD}[2J  d\n")
  }
}
