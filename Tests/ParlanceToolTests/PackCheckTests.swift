import Testing

@testable import parlance

@Suite("parlance pack check")
struct PackCheckTests {
  private let pack: TestPack
  private let file: String

  init() throws {
    pack = try TestPack()
    file = pack.folder.path + "/packs/la/requests.phrases"
  }

  private func run(_ tags: String...) throws -> ToolRun {
    try ToolRun(["pack", "check", "--packs", pack.folder.path + "/packs"] + tags)
  }

  @Test("A sound pack is counted")
  func counts() throws {
    let run = try run("la")
    #expect(run.output.hasPrefix("la: 2 intents, 4 templates, 4 examples, "))
    #expect(run.output.contains("  INSendPaymentIntent          2         2      3 of 3\n"))
    #expect(run.output.contains("2 of 7  without callRecordFilter, "))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("An example that is not understood, or as another intent, is an error with its line")
  func runsExamples() throws {
    let phrases = TestPack.phrases + "sing to {contacts}\n  > dance\n  > pay Ann\n"
    try pack.folder.write("packs/la/requests.phrases", phrases)
    let run = try run("la")
    #expect(
      run.errors == """
        parlance: \(file):20: 'dance' is not understood
        parlance: \(file):21: 'pay Ann' is understood as INSendPaymentIntent by \(file):11, not as INStartCallIntent

        """)
    #expect(run.code == 1)
  }

  @Test("An example that another template of the intent explains is noted")
  func notesOtherTemplates() throws {
    try pack.folder.write(
      "packs/la/requests.phrases", TestPack.phrases + "call {contacts} please\n  > call Ann\n")
    let run = try run("la")
    #expect(
      run.output.hasPrefix("note: \(file):20: 'call Ann' is explained better by \(file):15\n"))
    #expect(run.code == 0)
  }

  @Test("A pack that cannot be compiled is an error with its line, and the next one is checked")
  func compiles() throws {
    try pack.folder.write("packs/la/requests.phrases", "## INNothing\nsing\n")
    try pack.folder.write("packs/eo/pack.json", #"{"tag": "eo"}"#)
    let run = try run("la", "eo")
    #expect(run.errors.hasPrefix("parlance: \(file):2: unknown intent 'INNothing'"))
    #expect(run.output.hasPrefix("eo: 0 intents"))
    #expect(run.code == 1)
  }

  @Test("An unknown tag is told")
  func refusesTags() throws {
    let run = try run("lal")
    #expect(run.errors.hasPrefix("parlance: there is no pack 'lal'; did you mean 'la'?\n"))
    #expect(run.code == 2)
  }
}
