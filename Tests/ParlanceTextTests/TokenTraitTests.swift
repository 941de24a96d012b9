import ParlanceText
import Testing

@Suite("Kinds and traits")
struct TokenTraitTests {
  @Test(
    "Capitals beyond ASCII shout, too",
    arguments: ["ÉCOLE", "JOSÉ", "ЖУК", "ΑΒΓ", "JASON’S", "STRASSE", "NASA"])
  func findsShouting(_ text: String) throws {
    let token = try #require(try Fixture.english.utterance(text).tokens.first)
    #expect(token.traits.contains(.isUppercase))
  }

  @Test(
    "One capital, or one among others, does not shout",
    arguments: ["A", "Jason", "iPhone", "É", "McDonald", "a"])
  func findsNoShouting(_ text: String) throws {
    let token = try #require(try Fixture.english.utterance(text).tokens.first)
    #expect(!token.traits.contains(.isUppercase))
  }

  @Test(
    "Digits are a number in every script",
    arguments: [
      ("123", "123"), ("१२३", "123"), ("١٢٣", "123"), ("۱۲۳", "123"), ("１２３", "123"),
      ("𝟙𝟚𝟛", "123"), ("১২৩", "123"),
    ])
  func readsDigits(_ text: String, _ folded: String) throws {
    let utterance = try Fixture.english.utterance(text)
    #expect(utterance.tokens.map(\.kind) == [.number])
    #expect(utterance.tokens.map { utterance.folded($0) } == [folded])
  }

  @Test(
    "Digits of scripts without spaces are a number as well",
    arguments: ["๑๒๓", "໑໒໓", "១២៣", "၁၂၃"])
  func readsUnspacedDigits(_ text: String) throws {
    let utterance = try Fixture.english.utterance(text)
    #expect(utterance.tokens.map(\.kind) == [.number])
    #expect(utterance.tokens.map { utterance.folded($0) } == ["123"])
  }

  @Test(
    "A full stop that lost its space ends a sentence",
    arguments: [
      ("not now.I need", "not=w now=w_ .=p I=wC need=w_"), ("a.B.C", "a=w .=p B.C=wCU"),
      ("go.Stop.Now", "go=w .=p Stop=wC .=p Now=wC"),
      ("e.g. U.S. i.e", "e.g=w .=p U.S=w_CU .=p i.e=w_"),
    ])
  func endsSentences(_ text: String, _ tokens: String) throws {
    #expect(try notation(Fixture.english.utterance(text)) == tokens)
  }

  @Test(
    "So it does beyond ASCII", arguments: ["terminé.Je", "now.Über", "да.Нет", "now.U\u{308}ber"])
  func endsSentencesBeyondASCII(_ text: String) throws {
    let tokens = try Fixture.english.utterance(text).tokens
    #expect(tokens.map(\.kind) == [.word, .punctuation, .word])
  }

  @Test("Lexemes are -1 until a lexicon has seen the utterance")
  func beginsWithoutLexemes() throws {
    let utterance = try Fixture.english.utterance("Jason's 5kg")
    #expect(utterance.tokens.allSatisfy { $0.lexeme == -1 })
    #expect(utterance.readings.allSatisfy { $0.lexeme == -1 })
  }

  @Test("A span of several tokens runs from the first to the last")
  func joinsSpans() throws {
    let utterance = try Fixture.english.utterance("send  $20, José")
    #expect(utterance.text(of: utterance.span(of: 1..<3)) == "$20")
    #expect(utterance.text(of: utterance.span(of: 0..<5)) == "send  $20, José")
    #expect(utterance.scalarRange(of: utterance.span(of: 4..<5)) == 11..<15)
  }

  @Test("Spans are ordered by start, then by end")
  func ordersSpans() {
    let spans: [Utterance.Span] = [.init(3, 4), .init(0, 5), .init(0, 2)]
    #expect(spans.sorted() == [.init(0, 2), .init(0, 5), .init(3, 4)])
  }
}
