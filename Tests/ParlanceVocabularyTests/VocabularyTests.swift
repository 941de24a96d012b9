import ParlanceVocabulary
import Testing

@Suite struct VocabularyTests {
  @Test func settingReplacesOneTypeAndKeepsOthers() {
    var vocabulary = Vocabulary()
    #expect(vocabulary.setVocabularyStrings(["Ana", "Bert"], of: .contactName).isEmpty)
    #expect(vocabulary.setVocabularyStrings(["Hikes"], of: .photoAlbumName).isEmpty)
    #expect(vocabulary.setVocabularyStrings(["Carla"], of: .contactName).isEmpty)
    #expect(vocabulary.terms(of: .contactName).map(\.spokenPhrase) == ["Carla"])
    #expect(vocabulary.terms(of: .photoAlbumName).map(\.spokenPhrase) == ["Hikes"])
    #expect(vocabulary.count == 2)
  }

  @Test func settingNothingEmptiesTheType() {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Ana"], of: .contactName)
    _ = vocabulary.setVocabularyStrings([], of: .contactName)
    #expect(vocabulary.isEmpty)
    #expect(vocabulary == Vocabulary())
  }

  @Test func removingAllRemovesEveryType() {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Ana"], of: .contactName)
    _ = vocabulary.setVocabularyStrings(["Trip"], of: .carName)
    vocabulary.removeAllVocabularyStrings()
    #expect(vocabulary.isEmpty)
  }

  @Test func orderIsPriorityAndTheFirstOfDuplicatesHolds() {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(["Zoe", "Ana", "Zoe"], of: .contactName)
    #expect(vocabulary.terms(of: .contactName).map(\.spokenPhrase) == ["Zoe", "Ana"])
    #expect(rejected.map(\.reason) == [.duplicate])
  }

  @Test func termsOfOnePhraseDifferByTheirIdentifiers() {
    var vocabulary = Vocabulary()
    let people = ["1", "2"].map { VocabularyTerm("Ana Ruiz", vocabularyIdentifier: $0) }
    #expect(vocabulary.setVocabulary(people, of: .contactName).isEmpty)
    #expect(vocabulary.terms(of: .contactName) == people)
  }

  @Test func stringsOver1024BytesOfUTF16AreRejected() {
    var vocabulary = Vocabulary()
    let longest = String(repeating: "é", count: 512)
    let tooLong = String(repeating: "a", count: 513)
    let pairs = String(repeating: "😀", count: 257)
    let rejected = vocabulary.setVocabularyStrings([tooLong, longest, pairs], of: .photoTag)
    #expect(rejected.map(\.reason) == [.tooLong, .tooLong])
    #expect(rejected.map(\.term.spokenPhrase) == [tooLong, pairs])
    #expect(vocabulary.terms(of: .photoTag).map(\.spokenPhrase) == [longest])
  }

  @Test func aLongPronunciationIsRejected() {
    var vocabulary = Vocabulary()
    let term = VocabularyTerm("Ana", pronunciationHint: String(repeating: "a", count: 513))
    #expect(vocabulary.setVocabulary([term], of: .contactName).map(\.reason) == [.tooLong])
  }

  @Test func emptyStringsAreRejected() {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(["", " \u{3000}\n", "Ana"], of: .contactName)
    #expect(rejected.map(\.reason) == [.empty, .empty])
    #expect(rejected.map(\.description) == ["a term is empty", "a term is empty"])
    #expect(vocabulary.count == 1)
  }
}
