import ParlanceText
import ParlanceVocabulary
import Testing

@Suite struct MatchingTests {
  @Test func nothingIsFoundInAnEmptyVocabulary() throws {
    #expect(try Fixture.contacts([]).summary(of: "call Ana").isEmpty)
  }

  @Test func namesAndTheirPartsAreFound() throws {
    let index = try Fixture.contacts(["Jason Lee Clayton"])
    #expect(
      try index.summary(of: "pay jason lee clayton now") == [
        "partial jason -> Jason Lee Clayton", "partial jason lee -> Jason Lee Clayton",
        "exact jason lee clayton -> Jason Lee Clayton", "partial lee -> Jason Lee Clayton",
        "partial lee clayton -> Jason Lee Clayton", "partial clayton -> Jason Lee Clayton",
      ])
  }

  @Test func partsListEveryPersonByPriority() throws {
    let names = (0..<40).map { "Maria Surname\($0)" }
    let index = try Fixture.contacts(names.reversed())
    let utterance = try Fixture.tokenizer().utterance("message maria")
    let matches = index.matches(in: utterance)
    #expect(matches.count == 1)
    #expect(matches[0].terms.map { index.term($0).spokenPhrase } == names.reversed())
  }

  @Test func onlyContactsAreFoundByParts() throws {
    let index = try Fixture.index([.workoutActivityName: ["Morning Hill Run"]])
    #expect(try index.summary(of: "start the hill run").isEmpty)
    #expect(
      try index.summary(of: "start my morning hill run") == [
        "exact morning hill run -> Morning Hill Run"
      ])
  }

  @Test func exactStandsBeforeFoldedBeforePartialBeforeNickname() throws {
    let index = try Fixture.contacts(
      ["Élisa Roy", "Élisa", "Elisa", "Elizabeth Fry"], nicknames: ["elisa": ["elizabeth"]])
    #expect(
      try index.summary(of: "elisa") == [
        "exact elisa -> Elisa", "folded elisa -> Élisa", "partial elisa -> Élisa Roy",
        "nickname elisa -> Elizabeth Fry",
      ])
    #expect(
      try index.summary(of: "ÉLISA").prefix(2) == ["exact ÉLISA -> Élisa", "folded ÉLISA -> Elisa"])
  }

  @Test func costsGrowWithQuality() throws {
    let index = try Fixture.contacts(
      ["Élisa Roy", "Élisa", "Elisa", "Elizabeth Fry"], nicknames: ["elisa": ["elizabeth"]])
    let utterance = try Fixture.tokenizer().utterance("elisa")
    #expect(index.matches(in: utterance).map(\.cost) == [0, 1, 2, 3])
  }

  @Test func termsOfSeveralTypesAreToldApart() throws {
    let index = try Fixture.index([.contactName: ["Sunset"], .mediaPlaylistTitle: ["Sunset"]])
    let utterance = try Fixture.tokenizer().utterance("sunset")
    let matches = index.matches(in: utterance)
    #expect(matches.map(\.type) == [.contactName, .mediaPlaylistTitle])
    #expect(matches.map { index.type(of: $0.terms[$0.terms.startIndex]) } == matches.map(\.type))
  }

  @Test func possessivesAreNotInTheWay() throws {
    let index = try Fixture.contacts(["Jason"])
    #expect(try index.summary(of: "what is Jason’s share") == ["exact Jason -> Jason"])
  }

  @Test func namesEndOnTokens() throws {
    let index = try Fixture.contacts(["Ana"])
    #expect(try index.summary(of: "banana anatomy ananas").isEmpty)
  }

  @Test(
    arguments: [
      ("Jean-Luc", "jean luc"), ("Jean-Luc", "Jean‐Luc"), ("Jean Luc", "jean-luc"),
      ("O’Brien", "obrien"), ("O'Brien", "O’Brien"), ("Dr. Smith", "dr smith"),
      ("J.R.R. Tolkien", "jrr tolkien"), ("Smith, John", "smith john"), ("Yahoo!", "yahoo"),
      ("Søren Müller", "søren muller"), ("Ана Йо", "ана йо"), ("Ἀθηνᾶ", "αθηνα"),
    ])
  func marksAndAccentsMayBeLeftOut(term: String, said: String) throws {
    let index = try Fixture.index([.paymentsOrganizationName: [term]])
    let utterance = try Fixture.tokenizer().utterance("to \(said)")
    let matches = index.matches(in: utterance)
    #expect(matches.map(\.tokens) == [1..<utterance.tokens.count])
    #expect((matches.first?.cost ?? 9) <= 1)
  }

  @Test func vowelSignsAndVoicingMarksAreNoAccents() throws {
    let index = try Fixture.index([.contactName: ["がく", "मिनी"]])
    #expect(try index.summary(of: "かく").isEmpty)
    #expect(try index.summary(of: "मना").isEmpty)
  }

  @Test func commasPartNames() throws {
    let index = try Fixture.index([.contactGroupName: ["Jason Clayton"]])
    #expect(try index.summary(of: "to jason, clayton").isEmpty)
  }

  @Test func emojiMayBeLeftOut() throws {
    let index = try Fixture.contacts(["Mom ❤️"])
    #expect(try index.summary(of: "call mom") == ["folded mom -> Mom ❤️"])
    #expect(try index.summary(of: "Mom ❤️").last == "exact Mom ❤️ -> Mom ❤️")
  }

  @Test func marksOnlyAreFound() throws {
    let index = try Fixture.index([.photoTag: ["--", "!?"]])
    #expect(try index.summary(of: "tag it --") == ["exact -- -> --"])
    #expect(try index.summary(of: "tag it !?") == ["exact !? -> !?"])
  }

  @Test func weakWordsAloneNameNobody() throws {
    let index = try Fixture.contacts(
      ["The Plumber", "J Cole"], rules: Fixture.rules(functionWords: ["the"]))
    #expect(
      try index.summary(of: "the j plumber cole") == [
        "partial plumber -> The Plumber", "partial cole -> J Cole",
      ])
  }

  @Test func nicknamesFitEveryPerson() throws {
    let index = try Fixture.contacts(
      ["Eliza Doe", "Bob Roe", "Elizabeth Poe", "Liz Moe", "Robert Lowe"],
      nicknames: ["liz": ["elizabeth", "eliza"], "bob": ["robert"]])
    #expect(
      try index.summary(of: "liz") == [
        "partial liz -> Liz Moe", "nickname liz -> Eliza Doe, Elizabeth Poe",
      ])
    #expect(
      try index.summary(of: "bob lowe") == [
        "partial bob -> Bob Roe", "nickname bob -> Robert Lowe", "nickname bob lowe -> Robert Lowe",
        "partial lowe -> Robert Lowe",
      ])
  }

  @Test func pronunciationsAreFound() throws {
    var vocabulary = Vocabulary()
    let term = VocabularyTerm("Siobhán Daly", pronunciationHint: "shi vawn daly")
    #expect(vocabulary.setVocabulary([term], of: .contactName).isEmpty)
    let index = try VocabularyIndex(
      vocabulary, tokenizer: Fixture.tokenizer(), nicknames: [:])
    #expect(
      try index.summary(of: "shi vawn daly") == [
        "folded shi vawn daly -> Siobhán Daly", "partial daly -> Siobhán Daly",
      ])
  }

  @Test func termsOfAnyTextAreRead() throws {
    let texts = ["\u{301}a", "x\r", "\u{200D}", "a\nb", "@bob", "x@y.z", "  Bo  ", "\u{0}", "'s"]
    let index = try Fixture.index([.photoTag: texts])
    #expect(try index.summary(of: "a b") == ["exact a b -> a\nb"])
    #expect(try index.summary(of: "@bob") == ["exact @bob -> @bob"])
    #expect(try index.summary(of: "bo") == ["exact bo ->   Bo  "])
    #expect(try index.summary(of: "x") == ["exact x -> x\r"])
  }

  @Test func leftmostLongestMatchesDoNotOverlap() throws {
    let index = try Fixture.index([
      .contactName: ["Ana", "Ana Ruiz", "Ruiz Bakery Owner"],
      .paymentsOrganizationName: ["Ruiz Bakery", "Ana"],
    ])
    let utterance = try Fixture.tokenizer().utterance("ana ruiz bakery and ana")
    let matches = index.matches(in: utterance).leftmostLongest()
    #expect(
      index.summary(of: matches, in: utterance) == [
        "exact ana ruiz -> Ana Ruiz", "partial bakery -> Ruiz Bakery Owner", "exact ana -> Ana",
      ])
    #expect(matches.map(\.type) == [.contactName, .contactName, .contactName])
  }

  @Test func matchesAreTheSameOnEveryRun() throws {
    let names = ["Ana Ruiz", "Ann Ruiz", "Ana Bo", "Bo Ruiz"]
    let nicknames = ["bo": ["ana", "ann"], "ana": ["ann", "bo"]]
    let first = try Fixture.contacts(names, nicknames: nicknames).summary(of: "ana bo ruiz")
    for _ in 0..<5 {
      #expect(
        try Fixture.contacts(names, nicknames: nicknames).summary(of: "ana bo ruiz") == first)
    }
  }
}
