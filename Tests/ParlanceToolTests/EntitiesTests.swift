import Testing

@testable import parlance

@Suite("parlance entities")
struct EntitiesTests {
  private func entities(_ text: String, _ options: String...) throws -> ToolRun {
    try ToolRun(
      ["entities", "--format", "json", "--reference-date", "2026-03-11T09:30"] + options + [text])
  }

  @Test("A sum has its value as a decimal string, and its currency")
  func writesSums() throws {
    #expect(
      try entities("send £12.50 to Zoë").output
        == #"{"utterance":"send £12.50 to Zoë","language":"en-US","entities":[{"kind":"currencyAmount","start":5,"end":11,"text":"£12.50","value":"12.5","currency":"GBP"}]}"#
        + "\n")
  }

  @Test("An interval has bounds in place of a value")
  func writesIntervals() throws {
    let run = try entities("between 10 and 20 dollars")
    #expect(
      run.output.contains(
        #""text":"between 10 and 20 dollars","from":"10","to":"20","currency":"USD"}"#))
    #expect(try entities("at most $50").output.contains(#""from":null,"to":"50""#))
  }

  @Test("A date that may be meant backwards has both readings")
  func writesDates() throws {
    let run = try entities("friday")
    #expect(run.output.contains(#""value":"2026-03-13","latest":"2026-03-06"}"#))
    #expect(!(try entities("tomorrow").output.contains("latest")))
  }

  @Test("Only the kinds that are asked for are written")
  func filtersKinds() throws {
    let run = try entities("$5 tomorrow to 415-555-0132", "--kind", "date", "--kind", "phoneNumber")
    #expect(run.output.contains(#""kind":"date""#))
    #expect(run.output.contains(#""kind":"phoneNumber""#))
    #expect(!run.output.contains("currencyAmount"))
  }

  @Test("With an id, the object has no more than the entities")
  func echoesIdentifiers() throws {
    let run = try ToolRun(
      ["entities", "--format", "json", "--input", "jsonl"], input: #"{"id":"x","text":"hello"}"#)
    #expect(run.output == "{\"id\":\"x\",\"entities\":[]}\n")
  }

  @Test("Text has a line for each entity")
  func writesText() throws {
    let run = try ToolRun(["entities", "$5 to bob@example.org", "hello"])
    #expect(
      run.output == """
        $5 to bob@example.org
          currencyAmount  "$5"               USD 5
          emailAddress    "bob@example.org"  bob@example.org
        hello
          no entities

        """)
  }

  @Test("An unknown kind is named")
  func refusesUnknownKinds() throws {
    let run = try entities("$5", "--kind", "currency")
    #expect(run.errors.hasPrefix("parlance: unknown kind 'currency'"))
    #expect(run.code == 2)
  }
}
