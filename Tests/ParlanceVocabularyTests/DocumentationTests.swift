import ParlanceText
import ParlanceVocabulary
import Testing

/// The examples of the documentation comments.
@Suite struct DocumentationTests {
  @Test func vocabulary() {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(
      ["Jason Clayton", "Ana María"], of: .contactName)
    #expect(rejected.isEmpty)
    #expect(
      vocabulary.terms(of: .contactName).map(\.spokenPhrase) == ["Jason Clayton", "Ana María"])
  }

  @Test func vocabularyIndex() throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Jason Clayton"], of: .contactName)
    let tokenizer = try Fixture.tokenizer()
    let index = try VocabularyIndex(
      vocabulary, tokenizer: tokenizer, nicknames: ["liz": ["elizabeth"]])
    let matches = index.matches(in: try tokenizer.utterance("pay jason's rent"))
    #expect(matches.map { $0.terms.map { index.term($0).spokenPhrase } } == [["Jason Clayton"]])
  }

  @Test func peopleSoundingLike() throws {
    let index = try Fixture.contacts(["王小明"])
    let people = index.people(soundingLike: "wang xiaoming", tokenizer: try Fixture.tokenizer())
    #expect(people.map { index.term($0).spokenPhrase } == ["王小明"])
  }
}
