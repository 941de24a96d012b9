import ParlanceText
import Testing

@Suite("Endings that part from a word")
struct DetachableSuffixTests {
  @Test(
    "Whatever apostrophe is written",
    arguments: [
      ("Jason's", "Jason=wC 's=wg"), ("Jason’s", "Jason=wC ’s=wg"), ("JASON'S", "JASON=wCU 'S=wg"),
      ("José's", "José=wC 's=wg"), ("Straße’s", "Straße=wC ’s=wg"),
    ])
  func parts(_ text: String, _ tokens: String) throws {
    #expect(try notation(Fixture.english.utterance(text)) == tokens)
  }

  @Test("The word and its ending are read as one word, too")
  func readsWhole() throws {
    let utterance = try Fixture.english.utterance("at Jason’s")
    #expect(utterance.readings.map { utterance.folded($0) } == ["jason's"])
    #expect(utterance.readings.map(\.tokens) == [1..<3])
  }

  @Test("The longest ending wins")
  func prefersLongest() throws {
    let tokenizer = Fixture.tokenizer("eo", suffixes: ["n", "jn", "ojn"])
    #expect(try notation(tokenizer.utterance("domojn domon n")) == "dom=w ojn=wg domo=w_ n=wg n=w_")
  }

  @Test("Without endings nothing is parted")
  func partsNothing() throws {
    #expect(try notation(Fixture.tokenizer("en-US").utterance("Jason's")) == "Jason's=wC")
  }

  @Test(
    "A word that folding makes longer or shorter is parted where the ending begins",
    arguments: [
      ("O’Neil’s", "O’Neil"), ("Jose\u{301}'s", "Jose\u{301}"), ("İ's", "İ"), ("ﬁnn's", "ﬁnn"),
      ("Ａnn's", "Ａnn"), ("\u{212A}im's", "\u{212A}im"),
      ("ﬁnn’s", "ﬁnn"), ("Ann\u{AD}e's", "Ann\u{AD}e"),
    ])
  func partsFoldedWords(_ text: String, _ word: String) throws {
    let span = try #require(try Fixture.english.utterance(text).tokens.first).span
    #expect(Int(span.upperBound) == word.utf8.count)
  }
}
