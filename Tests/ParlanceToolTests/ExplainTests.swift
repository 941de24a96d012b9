import Testing

@testable import parlance

@Suite("parlance explain")
struct ExplainTests {
  private let pack: TestPack
  private let file: String

  init() throws {
    pack = try TestPack()
    file = "\(pack.folder.path)/packs/la/requests.phrases"
  }

  @Test("Every step has its role and its cost")
  func writesText() throws {
    let run = try ToolRun(["explain"] + pack.options + ["uh call Jason"])
    #expect(
      run.output == """
        uh call Jason
          INStartCallIntent  cost 0.40  \(file):15
            call {contacts} [and {contacts}]
            0.10  skipped            uh
            0.00  word               call
            0.30  name     contacts  Jason

        """)
  }

  @Test("One intent is explained also where another one is meant")
  func explainsOneIntent() throws {
    let run = try ToolRun(
      ["explain", "--intent", "INSendPaymentIntent"] + pack.options + ["call Jason"])
    #expect(run.output.hasPrefix("call Jason\n  taken for INStartCallIntent\n  not understood: "))
    #expect(run.output.contains("near INSendPaymentIntent  \(file):11"))
    #expect(!run.output.contains("near INStartCallIntent"))
    let same = try ToolRun(
      ["explain", "--intent", "INStartCallIntent"] + pack.options + ["call Jason"])
    #expect(same.output.contains("INStartCallIntent  cost 0.30  \(file):15"))
  }

  @Test("An intent that no one knows is an error")
  func refusesUnknownIntents() throws {
    let run = try ToolRun(
      ["explain", "--intent", "INStartCalIntent"] + pack.options + ["call Jason"])
    #expect(
      run.output
        == "error: unknown intent 'INStartCalIntent'; did you mean 'INStartCallIntent'?\n")
    #expect(run.code == 1)
  }

  @Test("JSON has matches with steps, and for a refusal the failure and what came near")
  func writesJSON() throws {
    let run = try ToolRun(
      ["explain", "--format", "json"] + pack.options + ["video call Ann", "pay"])
    #expect(
      run.lines == [
        """
        {"utterance":"video call Ann","language":"la-VA","matches":[{"intent":"INStartCallIntent",\
        "template":"video call {contacts} {callCapability=videoCall}","location":"\(file):17","cost":0.2998046875,\
        "steps":[{"text":"video","span":[0,5],"role":"word","cost":0},{"text":"call","span":[6,10],"role":"word","cost":0},\
        {"text":"Ann","span":[11,14],"role":"name","parameter":"contacts","cost":0.2998046875}]}],"readings":[],\
        "failure":null,"nearMisses":[]}
        """,
        """
        {"utterance":"pay","language":"la-VA","matches":[],"readings":[],"failure":null,"nearMisses":[{"intent":"INSendPaymentIntent",\
        "template":"pay {payee} [{currencyAmount}]","location":"\(file):11","expected":["{payee}"]}]}
        """,
      ])
    #expect(run.code == 0)
  }
}
