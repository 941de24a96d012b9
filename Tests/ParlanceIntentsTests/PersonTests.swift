import FoundationEssentials
import Parlance
import Testing

@Suite("Who is meant")
struct PersonTests {
  private func person(
    _ name: String, contacts: [VocabularyTerm], files: [String: String] = [:]
  ) throws -> Person? {
    var vocabulary = Vocabulary()
    #expect(vocabulary.setVocabulary(contacts, of: .contactName).isEmpty)
    let interpreter = try FrozenLanguage.interpreter(
      "la", files: FrozenRequests.files.merging(files) { $1 },
      context: Context(vocabulary: vocabulary))
    guard
      case .person(let person)? = try interpreter.interpret("send €20 to \(name)").best?["payee"]
        .first
    else { return nil }
    return person
  }

  private static let twins = [
    VocabularyTerm("Ida Holm", vocabularyIdentifier: "1"),
    VocabularyTerm("Ida Holm", vocabularyIdentifier: "2"),
  ]

  @Test(
    "Two people of one name are two, also behind a misspelling",
    arguments: ["ida holm", "ida hilm"])
  func tellsTwins(_ name: String) throws {
    let person = try #require(try person(name, contacts: Self.twins))
    #expect(person.candidates.map(\.displayName) == ["Ida Holm", "Ida Holm"])
    #expect(person.candidates.map(\.identifier) == ["1", "2"])
    #expect(person.identifier == nil)
  }

  @Test("The one of them who was chosen keeps the identifier")
  func choosesTwins() throws {
    let person = try #require(try person("ida hilm", contacts: Self.twins))
    let schema = IntentSchema(
      intentClass: "INSendPaymentIntent", parameters: [.init(name: "payee", type: "Person")])
    var values = ParameterValues()
    values["payee"] = [.person(person)]
    var conversation = Conversation(
      AnyIntent(intentClass: "INSendPaymentIntent", values: values), schema: schema)
    guard case .resolve(_, let intent, let step) = conversation.start() else {
      Issue.record("nothing is resolved")
      return
    }
    let asked = conversation.receive(.resolved(step, [.success(intent.values["payee"][0])]))
    guard case .ask(.choice(_, let options), _) = asked else {
      Issue.record("nobody is asked about")
      return
    }
    #expect(options.count == 2)
    _ = conversation.receive(.answered(.choice(1)))
    #expect(
      conversation.intent.values["payee"] == [
        .person(Person(displayName: "Ida Holm", match: .exact, identifier: "2"))
      ])
  }

  @Test("A candidate is written as a name, or with its identifier, and reads both")
  func codesCandidates() throws {
    let candidates = [
      Person.Candidate(displayName: "Ida"), .init(displayName: "Ida", identifier: "2"),
    ]
    let data = try JSONEncoder().encode(candidates)
    #expect(try JSONDecoder().decode([Person.Candidate].self, from: data) == candidates)
    #expect(
      try JSONDecoder().decode([Person.Candidate].self, from: Data(#"["Ida"]"#.utf8)) == ["Ida"])
  }

  /// A language in which "my" stands before relations alone, with and without the word that it is the speaker's own.
  private static let relations = [
    "requests.phrases": """
    Person = @contactName | [my|his] @relation | [the] @relation of my @relation | @name
    CurrencyAmount = @currencyAmount

    ## INSendPaymentIntent
    send {currencyAmount} to {payee}
      > send €20 to Jason

    """,
    "words.tsv": "his\tfunction\nmy\tfunction\nof\tfunction\nthe\tfunction\nto\tfunction\n",
  ]
  private static let own = relations.merging(
    ["pack.json": #"{"tag": "la", "ownWords": ["my"]}"#]
  ) { $1 }

  @Test("My mom is the contact Mom; anybody else's is not")
  func bindsRelations() throws {
    let contacts = [VocabularyTerm("Mom", vocabularyIdentifier: "9")]
    #expect(
      try person("my mom", contacts: contacts, files: Self.own)
        == Person(displayName: "Mom", match: .exact, identifier: "9", relationship: "mother"))
    #expect(
      try person("my mom", contacts: contacts, files: Self.relations)
        == Person(displayName: "my mom", match: .relation, relationship: "mother"))
    #expect(
      try person("his mom", contacts: contacts, files: Self.own)
        == Person(displayName: "his mom", match: .relation, relationship: "mother"))
    #expect(
      try person("the big sister of my mom", contacts: contacts, files: Self.own)?.match == .unknown
    )
    let two = contacts + [VocabularyTerm("mom", vocabularyIdentifier: "10")]
    #expect(try person("my mom", contacts: two, files: Self.own)?.candidates.count == 2)
  }

  @Test(
    "Only the speaker's own words bind",
    arguments: ["pay his mom $5", "pay her mom $5", "pay dave's mom $5"])
  func leavesOthersRelatives(_ text: String) throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Mom", "Dave Miller"], of: .contactName)
    let english = try Interpreter(for: "en-US", context: Context(vocabulary: vocabulary))
    guard case .person(let person)? = try english.interpret(text).best?["payee"].first else {
      return
    }
    #expect(person.displayName != "Mom")
    #expect(person.candidates.isEmpty)
  }

  @Test(
    "A contact in another script is asked about, and never taken",
    arguments: [
      ("wang xiaoming", "王小明"), ("katya orlova", "Катя Орлова"), ("Kenta Mori", "けんた もり"),
      ("Анна Бергман", "Anna Bergman"),
    ])
  func asksAcrossScripts(_ said: String, _ contact: String) throws {
    let person = try person(
      said, contacts: [VocabularyTerm(contact, vocabularyIdentifier: "5")])
    #expect(
      person
        == Person(
          displayName: said, match: .transliterated,
          candidates: [.init(displayName: contact, identifier: "5")]))
  }

  @Test("A name of the user's own script comes first")
  func prefersOwnScript() throws {
    let contacts = [VocabularyTerm("Катя"), VocabularyTerm("Katya")]
    #expect(
      try person("Katya", contacts: contacts) == Person(displayName: "Katya", match: .exact))
  }
}
