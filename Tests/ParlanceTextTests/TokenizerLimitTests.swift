import ParlanceText
import Testing

@Suite("Limits of an utterance")
struct TokenizerLimitTests {
  @Test("10 000 characters are read, one more is too long")
  func limitsCharacters() throws {
    let longest = String(repeating: "a", count: Tokenizer.maximumScalarCount)
    #expect(try Fixture.english.utterance(longest).tokens.count == 1)
    #expect(throws: UtteranceError.utteranceTooLong) {
      try Fixture.english.utterance(longest + "a")
    }
  }

  @Test("The limit counts code points, not bytes")
  func countsScalars() throws {
    let longest = String(repeating: "é", count: Tokenizer.maximumScalarCount)
    #expect(try Fixture.english.utterance(longest).tokens.count == 1)
    #expect(throws: UtteranceError.utteranceTooLong) {
      try Fixture.english.utterance(longest + "é")
    }
  }

  @Test("1 000 tokens are read, one more is too long")
  func limitsTokens() throws {
    let longest = String(repeating: "a ", count: Tokenizer.maximumTokenCount)
    #expect(try Fixture.english.utterance(longest).tokens.count == Tokenizer.maximumTokenCount)
    #expect(throws: UtteranceError.utteranceTooLong) {
      try Fixture.english.utterance(longest + "a")
    }
  }

  @Test("Clusters count as tokens")
  func limitsClusters() throws {
    #expect(
      try Fixture.english.utterance(String(repeating: "字", count: 1_000)).tokens.count == 1_000)
    #expect(throws: UtteranceError.utteranceTooLong) {
      try Fixture.english.utterance(String(repeating: "字", count: 1_001))
    }
  }

  @Test("A megabyte is refused at once", arguments: ["a", "é ", "字", "@", "👩‍👩‍👧‍👦"])
  func refusesHugeTexts(_ piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let time = ContinuousClock().measure {
      #expect(throws: UtteranceError.utteranceTooLong) { try Fixture.english.utterance(text) }
    }
    #expect(time < .seconds(1))
  }

  @Test(
    "The longest texts of unusual pieces are read or refused, and quickly",
    arguments: [
      "\u{301}", "\u{200D}", "'s", "a1", "\u{FDFA}", "ส", "\u{1F1E6}", "\0", "’", "ᄀ",
      "\u{1100}\u{1161}",
    ])
  func survivesUnusualTexts(_ piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.unicodeScalars.count)
    let time = ContinuousClock().measure {
      do {
        let utterance = try Fixture.english.utterance(text)
        #expect(utterance.tokens.count <= Tokenizer.maximumTokenCount)
      } catch {
        #expect(error as? UtteranceError == .utteranceTooLong)
      }
    }
    #expect(time < .seconds(2))
  }

  @Test("Nothing is nothing", arguments: ["", " ", "   \t\n\r\n", "\u{3000}\u{A0}", "\0\0"])
  func readsNothing(_ text: String) throws {
    let utterance = try Fixture.english.utterance(text)
    #expect(utterance.tokens.isEmpty)
    #expect(utterance.readings.isEmpty)
    #expect(utterance.text == text)
  }

  @Test(
    "What cannot be seen is no token",
    arguments: ["\u{FEFF}send", "\u{200E}send", "send \u{2060}", "a\n\u{200B}b"])
  func ignoresInvisible(_ text: String) throws {
    let utterance = try Fixture.english.utterance(text)
    #expect(!utterance.tokens.contains { utterance.folded($0).isEmpty })
  }

  @Test("The error says what the limits are")
  func describesLimits() {
    #expect(
      UtteranceError.utteranceTooLong.description
        == "the utterance is too long: at most 10000 characters and 1000 tokens are read")
  }
}
