import ParlanceVocabulary
import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Comparing terms")
struct TermCheckTests {
  /// What is found among terms, each with its identifier and perhaps how it sounds: `line rule`.
  private func findings(
    _ terms: (identifier: String, phrase: String, sound: String?)..., language: String = "en",
    parameters: [String] = ["INRequestRideIntent.rideOptionName"]
  ) throws -> [String] {
    try findings(among: terms, language: language, parameters: parameters)
  }

  private func findings(
    among terms: [(identifier: String, phrase: String, sound: String?)], language: String = "en",
    parameters: [String] = ["INRequestRideIntent.rideOptionName"]
  ) throws -> [String] {
    let folder = try folder(terms, language, parameters)
    return try AppCheck(AppFolder(folder.path), in: Sample.library()).findings.map {
      "\($0.line) \($0.rule.rawValue)"
    }
  }

  private func folder(
    _ terms: [(identifier: String, phrase: String, sound: String?)], _ language: String,
    _ parameters: [String]
  ) throws -> TemporaryFolder {
    let items = terms.map { term in
      """
      <dict><key>VocabularyItemIdentifier</key><string>\(term.identifier)</string>\
      <key>VocabularyItemSynonyms</key><array><dict>\
      <key>VocabularyItemPhrase</key><string>\(term.phrase)</string>\
      \(term.sound.map { "<key>VocabularyItemPronunciation</key><string>\($0)</string>" } ?? "")\
      </dict></array></dict>
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "\(language).lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>ParameterVocabularies</key><array><dict>\
      <key>ParameterNames</key><array>\
      \(parameters.map { "<string>\($0)</string>" }.joined())\
      </array><key>ParameterVocabulary</key><array>
      \(items.joined(separator: "\n"))
      </array></dict></array></dict></plist>
      """)
    return folder
  }

  private func vocabulary(
    _ terms: [(identifier: String, phrase: String, sound: String?)]
  ) throws -> LocalizedVocabulary {
    let folder = try folder(terms, "en", ["INRequestRideIntent.rideOptionName"])
    let source = try #require(try AppFolder(folder.path).files.map(AppSource.init).first)
    return try #require(LocalizedVocabulary(source))
  }

  @Test("A term is shadowed by one that is spelled or sounds alike, whichever says how it sounds")
  func findsShadows() throws {
    #expect(
      try findings(("a", "Siobhan", nil), ("b", "Siobhán", nil)) == ["3 shadowed-term"])
    #expect(
      try findings(("a", "Siobhán", "shi vawn"), ("b", "Shi Vawn", nil)) == ["3 shadowed-term"])
    #expect(
      try findings(("a", "Shi Vawn", nil), ("b", "Siobhán", "shi vawn")) == ["3 shadowed-term"])
    #expect(
      try findings(("a", "Shyvonne", "shi vawn"), ("b", "Siobhán", "shi vawn"))
        == ["3 shadowed-term"])
  }

  @Test("Of terms that say the same of many things, one of another thing is the rival")
  func findsRivalsOfEquals() throws {
    #expect(
      try findings(
        ("a", "Siobhan", nil), ("b", "Siobhan", nil), ("c", "Siobhan", nil), ("a", "Siobhán", nil))
        == ["3 duplicate-term", "4 duplicate-term", "5 shadowed-term"])
  }

  @Test("Terms that say the same are compared once", .timeLimit(.minutes(5)))
  func comparesEqualsOnce() throws {
    let terms = (0..<3000).map { ("\($0)", "Siobhan", nil as String?) }
    #expect(try findings(among: terms).count == terms.count - 1)
  }

  @Test(
    "Terms are compared in linear time, whatever they have in common",
    arguments: [
      { (number: Int) in ("\(number)", "Siobhan", nil) },
      { (number: Int) in ("a", "Siobhan", "shi vawn \(number)") },
      { (number: Int) in ("\(number)", "Term \(number)", "shi vawn") },
      { (number: Int) in ("a", "Term \(number)", "shi vawn") },
    ] as [@Sendable (Int) -> (identifier: String, phrase: String, sound: String?)])
  func comparesInLinearTime(
    term: @Sendable (Int) -> (identifier: String, phrase: String, sound: String?)
  ) throws {
    let library = try Sample.library()
    let growth = try ProcessorTime.growth(from: 500) { count in
      try vocabulary((0..<count).map(term))
    } _: { file in
      var collector = FindingCollector(file.path)
      DuplicateTermCheck.check(file.vocabulary, &collector)
      try TermClashCheck.check(file, in: library, &collector)
    }
    #expect(growth < 3)
  }

  @Test(
    "The first term that is other than a term is found among the first few", arguments: [3, 40])
  func findsFirstTerms(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<500 {
      let terms = (0..<count).map { _ in
        PlacedTerm(
          term: VocabularyTerm("", vocabularyIdentifier: "\(random.next() % 4)"),
          phrase: PlacedText("\(random.next() % 4)", line: 1), parameters: [])
      }
      let keys = terms.map(FirstTerms.Key.init)
      let firsts = FirstTerms(of: Array(keys.indices), keys)
      for key in keys {
        #expect(firsts.first(otherThan: key) == keys.firstIndex { $0.isOther(than: key) })
      }
    }
  }

  @Test("Terms of one thing, of other parameters, or that differ enough, are left alone")
  func leavesAlone() throws {
    #expect(try findings(("a", "Siobhan", nil), ("a", "Siobhán", nil)).isEmpty)
    #expect(try findings(("a", "Level 1", nil), ("b", "Level 2", nil)).isEmpty)
    #expect(try findings(("a", "Black", nil), ("b", "Comfort", nil), ("c", "Pool", nil)).isEmpty)
  }

  @Test("Terms that differ by a letter are confusable, also in a language without a pack")
  func findsConfusables() throws {
    for language in ["en", "cs"] {
      #expect(
        try findings(("a", "Velomobil", nil), ("b", "Velomobile", nil), language: language)
          == ["3 confusable-term"])
    }
  }

  @Test("Terms that serve several parameters are told of once")
  func findsOnce() throws {
    #expect(
      try findings(
        ("a", "Velomobil", nil), ("b", "Velomobile", nil),
        parameters: ["INStartWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName"])
        == ["3 confusable-term"])
  }

  @Test(
    "A term of words that any request has is generic, one with a word of its own is not",
    arguments: [
      ("me a bike", true), ("bike", true), ("Cargo bike", false), ("Tandem with Ann", false),
    ])
  func findsGeneric(phrase: String, isGeneric: Bool) throws {
    #expect(try findings(("a", phrase, nil)) == (isGeneric ? ["2 generic-term"] : []))
    #expect(try findings(("a", phrase, nil), language: "cs").isEmpty)
    #expect(
      try findings(("a", phrase, nil), parameters: ["INStartWorkoutIntent.workoutName"]).isEmpty)
  }

  @Test(
    "What was meant is suggested where the class or the property is right",
    arguments: [
      ("INStartWorkoutIntent.workoutNames", "INStartWorkoutIntent.workoutName"),
      ("INListRideOptionsIntent.rideOptionName", "INRequestRideIntent.rideOptionName"),
      ("INSendPaymentIntent.note", nil),
    ] as [(String, String?)])
  func suggestsParameters(name: String, meant: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>\(name)</string></array>
      <key>ParameterVocabulary</key><array/></dict></array></dict></plist>
      """)
    let facts = try AppCheck(AppFolder(folder.path)).findings.map(\.fact)
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    #expect(facts == ["'\(name)' takes no terms of apps" + hint])
  }
}
