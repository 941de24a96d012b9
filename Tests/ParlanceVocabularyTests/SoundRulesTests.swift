import ParlanceLanguages
import ParlanceText
import ParlanceVocabulary
import Testing

@Suite("What sounds the same is found")
struct SoundRulesTests {
  private static let lines = [
    "a\t-", "e\t-", "i\t-", "o\t-", "u\t-", "y\t-", "^a\tA", "^e\tA", "^i\tA", "c\tK", "k\tK",
    "ch\tX|K",
    "f\tF", "ph\tF", "h\t-", "t\tT", "th\tT", "n$\tN", "n\tN", "s\tS",
  ]

  private func index(_ names: [String]) throws -> VocabularyIndex {
    try Fixture.index([.contactName: names], sounds: Fixture.sounds(Self.lines))
  }

  @Test(
    arguments: [
      ("kristofer", "Christopher"), ("stefen", "Stephan"), ("kathi", "Cathy"), ("iten", "Ethen"),
    ])
  func misheardNamesAreFound(said: String, meant: String) throws {
    #expect(try Fixture.contacts([meant]).people(like: said).isEmpty)
    #expect(try index([meant]).people(like: said) == ["fuzzy \(said) -> \(meant)"])
  }

  @Test(arguments: [("nita", "Nate Otto"), ("kate", "Coty Thief"), ("sota", "Sita Ann")])
  func fewSoundsAreNotEnough(said: String, meant: String) throws {
    #expect(try index([meant]).people(like: "\(said) fooo").isEmpty)
  }

  @Test func theNearerSpellingIsFirst() throws {
    let index = try index(["Kathi Sohn", "Cathy Sohn", "Kasthy Sohn"])
    #expect(
      try index.people(like: "kathy sohn") == [
        "fuzzy kathy sohn -> Kathi Sohn, Cathy Sohn", "fuzzy kathy sohn -> Kasthy Sohn",
      ])
  }

  @Test func whatIsANameMayOnlySoundTheSame() throws {
    let index = try index(["Cathy Sohn"])
    let utterance = try Fixture.tokenizer().utterance("text kathi sohn")
    let other = try Fixture.tokenizer().utterance("text cathe sohm")
    let found = index.fuzzyMatches(of: .contactName, in: utterance, correcting: [1: .sounds])
    #expect(index.summary(of: found, in: utterance) == ["fuzzy kathi sohn -> Cathy Sohn"])
    #expect(
      index.fuzzyMatches(of: .contactName, in: other, correcting: [1: .sounds, 2: .sounds]).isEmpty)
  }

  @Test func pronunciationsAreFoundByTheirSound() throws {
    var vocabulary = Vocabulary()
    let term = VocabularyTerm("iTunes", pronunciationHint: "eye toons")
    #expect(vocabulary.setVocabulary([term], of: .mediaPlaylistTitle).isEmpty)
    let tokenizer = try Fixture.tokenizer()
    let index = try VocabularyIndex(
      vocabulary, tokenizer: tokenizer, nicknames: [:], sounds: Fixture.sounds(Self.lines))
    let utterance = try tokenizer.utterance("play ai tunis")
    let found = index.terms(of: .mediaPlaylistTitle, resembling: 1..<3, in: utterance)
    #expect(index.summary(of: found, in: utterance) == ["fuzzy ai tunis -> iTunes"])
  }

  @Test(
    arguments: [
      ("ü\tU", "expected small letters without accents, found 'ü'"),
      ("A\tA", "expected small letters without accents, found 'A'"),
      ("^\tA", "expected small letters without accents, found '^'"),
      ("a\tb", "expected capitals or '-', found 'b'"),
    ])
  func faultyRowsAreRefused(line: String, message: String) throws {
    let error = #expect(throws: PackError.self) { try Fixture.sounds([line]) }
    #expect(error?.description.hasSuffix(message) == true)
  }
}
