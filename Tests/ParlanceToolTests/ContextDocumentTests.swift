import Testing

@testable import Parlance

@Suite("Context files")
struct ContextDocumentTests {
  private func document(_ text: String) throws(PackError) -> ContextDocument {
    try ContextDocument(PackFile(path: "context.json", text: text))
  }

  @Test("Vocabulary, apps and date")
  func reads() throws {
    let document = try document(
      """
      {"referenceDate": "2026-03-11T09:30:00", "timeZone": "America/New_York",
       "vocabulary": {"contactName": ["Jason Clayton", {"name": "Siobhán", "identifier": "7", "pronunciation": "shi vawn"}],
                      "carName": []},
       "apps": [{"name": "LetsEat", "alternativeNames": ["Lets Eat"], "intents": ["INSendPaymentIntent"]}]}
      """)
    #expect(document.referenceDate?.description == "2026-03-11T09:30")
    #expect(document.timeZone == "America/New_York")
    #expect(
      document.context.vocabulary.terms(of: .contactName) == [
        VocabularyTerm("Jason Clayton"),
        VocabularyTerm("Siobhán", pronunciationHint: "shi vawn", vocabularyIdentifier: "7"),
      ])
    #expect(
      document.context.apps == [
        App(name: "LetsEat", alternativeNames: ["Lets Eat"], intents: ["INSendPaymentIntent"])
      ])
    #expect(document.rejections.isEmpty)
  }

  @Test("Everything may be left out")
  func readsNothing() throws {
    let document = try document("{}")
    #expect(document.context.vocabulary.isEmpty)
    #expect(document.context.apps.isEmpty)
    #expect(document.referenceDate == nil)
  }

  @Test("What the vocabulary does not take is told")
  func tellsRejections() throws {
    let long = String(repeating: "a", count: 600)
    let document = try document(
      "{\"vocabulary\": {\"contactName\": [\"Ann\", \"\(long)\", \"Ann\"]}}")
    #expect(document.rejections.map(\.reason) == [.tooLong, .duplicate])
  }

  @Test(
    "A fault has its line, and says what to write",
    arguments: [
      (
        "{\n\"vocab\": {}}",
        "2: unknown key \"vocab\"; known are vocabulary, apps, referenceDate, timeZone"
      ),
      ("{\n\"vocabularry\": {}}", "2: unknown key \"vocabularry\"; did you mean \"vocabulary\"?"),
      (
        "{\"vocabulary\": {\n\n\"contactNames\": []}}",
        "3: unknown vocabulary type \"contactNames\"; did you mean 'contactName'?"
      ),
      (
        "{\"vocabulary\": {\"contactName\": [\n\"A\",\n1]}}",
        "3: a term is to be a string, or an object with a \"name\""
      ),
      ("{\"vocabulary\": {\"contactName\": [\n{}]}}", "2: the term has no \"name\""),
      (
        "{\"vocabulary\": {\"contactName\": [{\n\"name\": \"A\",\n\"id\": \"1\"}]}}",
        "3: unknown key \"id\"; known are name, identifier, pronunciation"
      ),
      ("{\"apps\": [{\"name\": \"A\"},\n{\"intents\": []}]}", "2: the app has no \"name\""),
      (
        "{\"apps\": [{\"name\": \"A\", \"terms\": [\n{\"name\": \"Run\"}]}]}",
        "2: the term has no \"parameters\" such as INStartWorkoutIntent.workoutName"
      ),
      (
        "{\"apps\": [{\"name\": \"A\", \"terms\": [\n{\"name\": \"Run\", \"parameters\": [\"INStartWorkoutIntent.workout\"]}]}]}",
        "2: 'INStartWorkoutIntent.workout' takes no terms of apps; did you mean 'INStartWorkoutIntent.workoutName'?"
      ),
      ("{\"apps\": [\n\"A\"]}", "1: \"apps\" is to be an array of objects"),
      (
        "{\n\"referenceDate\": \"today\"}",
        "2: 'today' is no date; write one such as 2026-03-11T09:30"
      ),
      (
        "{\n\"timeZone\": \"EST5PDT9\"}",
        "2: unknown time zone 'EST5PDT9'; write one such as Europe/Paris"
      ),
      ("{\n\"apps\": [}", "2: not valid JSON"),
    ])
  func locatesFaults(_ text: String, _ message: String) {
    let error = #expect(throws: PackError.self) { try document(text) }
    #expect(error?.description == "context.json:" + message)
  }

  @Test("A context can be read without its date")
  func readsContext() throws {
    let context = try Context(
      json: PackFile(path: "context.json", text: #"{"apps": [{"name": "A"}]}"#))
    #expect(context.apps.map(\.name) == ["A"])
  }
}
