import ParlanceLanguages
import ParlanceText
import Testing

@Suite("Lexicon")
struct LexiconTests {
  @Test("Words are numbered from 0 in the order of their coming")
  func numbersWords() {
    var lexicon = Lexicon()
    #expect(lexicon.insert("send") == 0)
    #expect(lexicon.insert("money") == 1)
    #expect(lexicon.insert("send") == 0)
    #expect(lexicon.count == 2)
    #expect(lexicon.word(1) == "money")
    #expect(lexicon.lexeme(of: "money") == 1)
    #expect(lexicon.lexeme(of: "mone") == -1)
    #expect(lexicon.lexeme(of: "") == -1)
  }

  @Test("It grows, and every word keeps its number")
  func grows() {
    var lexicon = Lexicon()
    for number in 0..<20_000 { #expect(lexicon.insert("word\(number)") == Int32(number)) }
    for number in stride(from: 0, to: 20_000, by: 7) {
      #expect(lexicon.lexeme(of: "word\(number)") == Int32(number))
      #expect(lexicon.word(Int32(number)) == "word\(number)")
    }
    #expect(lexicon.lexeme(of: "word20000") == -1)
  }

  @Test("Words may be of any script, and empty")
  func takesAnyWord() {
    var lexicon = Lexicon()
    for word in ["", "é", "字", "👍🏽", "a b", "\0"] {
      let lexeme = lexicon.insert(word)
      #expect(lexicon.lexeme(of: word) == lexeme)
      #expect(lexicon.word(lexeme) == word)
    }
  }

  @Test("Tokens and readings of an utterance get their words' numbers")
  func annotates() throws {
    var lexicon = Lexicon()
    let words = ["jason", "jason's", "'s", "5kg"].map { lexicon.insert($0) }
    var utterance = try Fixture.english.utterance("Jason's 5kg other")
    lexicon.annotate(&utterance)
    #expect(utterance.tokens.map(\.lexeme) == [words[0], words[2], -1, -1, -1])
    #expect(utterance.readings.map(\.lexeme) == [words[1], words[3]])
  }

  @Test("Annotating again by another lexicon forgets the first")
  func annotatesAgain() throws {
    var first = Lexicon()
    _ = first.insert("send")
    var utterance = try Fixture.english.utterance("send")
    first.annotate(&utterance)
    #expect(utterance.tokens[0].lexeme == 0)
    Lexicon().annotate(&utterance)
    #expect(utterance.tokens[0].lexeme == -1)
  }

  @Test("A pack's words are cut as utterances are")
  func readsWords() {
    var reader = WordReader(tokenizer: Fixture.english, lexicon: Lexicon())
    let words = { (text: String) in
      reader.lexemes(Array(text.utf8).span).map { reader.lexicon.word($0) }
    }
    #expect(words("send") == ["send"])
    #expect(words("What's") == ["what", "'s"])
    #expect(words("5KG") == ["5", "kg"])
    #expect(words("五十") == ["五", "十"])
    #expect(words("  ") == [])
    #expect(
      reader.lexemes(ofPhrase: "send  Money").map { reader.lexicon.word($0) } == ["send", "money"])
  }
}
