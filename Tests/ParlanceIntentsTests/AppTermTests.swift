import Parlance
import Testing

@Suite("The terms of an app's own")
struct AppTermTests {
  private func term(
    _ phrase: String, _ identifier: String, sounding pronunciation: String? = nil,
    for intents: String...
  ) -> AppTerm {
    AppTerm(
      VocabularyTerm(phrase, pronunciationHint: pronunciation, vocabularyIdentifier: identifier),
      parameters: intents.map { $0 + ".workoutName" })
  }

  private func workout(_ text: String, _ terms: AppTerm...) throws -> ParameterValue? {
    let context = Context(apps: [App(name: "Fit", terms: terms)])
    return try FrozenRequests.interpret(text, context).best?["workoutName"].first
  }

  @Test(
    "A synonym, as written or as it sounds, has the identifier of its item",
    arguments: ["morning fire drill", "Morning  Fire-Drill", "mourning fire dril"])
  func readsIdentifiers(_ phrase: String) throws {
    let drill = term(
      "Morning Fire Drill", "drill", sounding: "mourning fire dril", for: "INStartWorkoutIntent")
    #expect(
      try workout("begin my \(phrase) of 5", drill)
        == .term(
          Term(spokenPhrase: "Morning Fire Drill", vocabularyIdentifier: "drill", isKnown: true)))
  }

  @Test("Without it the same words have no identifier")
  func isNeeded() throws {
    #expect(
      try workout("begin my morning fire drill of 5")
        == .term(Term(spokenPhrase: "morning fire drill", isKnown: false)))
  }

  @Test("An app's term is before the system's")
  func isBeforeTheSystem() throws {
    let run = term("Indoor Run", "treadmill", for: "INStartWorkoutIntent")
    #expect(
      try workout("begin my indoor run of 5", run)
        == .term(Term(spokenPhrase: "Indoor Run", vocabularyIdentifier: "treadmill", isKnown: true))
    )
  }

  @Test("A term that is bound to another class has no identifier")
  func respectsBindings() throws {
    let drill = term("Drill", "drill", for: "INStartWorkoutIntent")
    #expect(
      try workout("stop my drill", drill) == .term(Term(spokenPhrase: "drill", isKnown: false)))
    let both = term("Drill", "drill", for: "INStartWorkoutIntent", "INEndWorkoutIntent")
    #expect(
      try workout("stop my drill", both)
        == .term(Term(spokenPhrase: "Drill", vocabularyIdentifier: "drill", isKnown: true)))
  }

  @Test("What two items are called names neither")
  func isNotPicked() throws {
    let first = term("Drill", "one", for: "INStartWorkoutIntent")
    let second = term("Drill", "two", for: "INStartWorkoutIntent")
    #expect(
      try workout("begin my drill of 5", first, second)
        == .term(Term(spokenPhrase: "drill", isKnown: false)))
  }

  @Test("A text that an app has a term for is the term")
  func readsTermsInTexts() throws {
    let term = AppTerm(
      VocabularyTerm("Kitchen Disco", vocabularyIdentifier: "p1"),
      parameters: ["INPlayMediaIntent.playlistTitle"])
    let context = Context(apps: [App(name: "Tunes", terms: [term])])
    let result = try FrozenRequests.interpret("put on kitchen disco", context)
    #expect(
      result.best?["mediaSearch.mediaName"] == [
        .term(Term(spokenPhrase: "Kitchen Disco", vocabularyIdentifier: "p1", isKnown: true))
      ])
  }

  @Test("Endings of cases come off")
  func readsRoles() throws {
    let term = AppTerm(
      VocabularyTerm("juoksu", vocabularyIdentifier: "run"),
      parameters: ["INStartWorkoutIntent.workoutName"])
    let interpreter = try FrozenLanguage.interpreter(
      "la",
      files: [
        "cases.tsv": "-n\tgenitive\n",
        "workouts.phrases": """
        SpeakableString = @noun
        ## INStartWorkoutIntent
        aloita {workoutName}
        """,
      ], context: Context(apps: [App(name: "Fit", terms: [term])]))
    #expect(
      try interpreter.interpret("aloita juoksun").best?["workoutName"] == [
        .term(Term(spokenPhrase: "juoksu", vocabularyIdentifier: "run", isKnown: true))
      ])
  }
}
