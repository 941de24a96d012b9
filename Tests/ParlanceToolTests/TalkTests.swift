import FoundationEssentials
import Parlance
import TestSupport
import Testing

@testable import parlance

@Suite("parlance talk")
struct TalkTests {
  @Test(
    "A fault of the script is told with file and line",
    arguments: [
      (#"{"apps": [{"intents": {}}]}"#, ":1: the app has no \"name\""),
      ("{\"apps\": [\n{\"name\": \"A\"}]}", ":2: the app has no \"intents\""),
      (#"{"apps": [{"name": "A", "intents": {"INSendPay": {}}}]}"#, "unknown class 'INSendPay'"),
      (
        #"{"apps": [{"name": "A", "intents": {"INSendPaymentIntent": {"handle": "succes"}}}]}"#,
        "INSendPaymentIntent has no response code 'succes'; known are failure"
      ),
      (#"{}"#, "there are no \"apps\""),
    ])
  func refusesScripts(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("apps.json", text)
    let run = try ToolRun(["talk", "--script", folder.path + "/apps.json"])
    #expect(run.code == 3)
    #expect(run.errors.contains("apps.json:") && run.errors.contains(message))
  }

  @Test(
    "What is said is answered; a device that is locked is to be unlocked, an app must be allowed")
  func talks() throws {
    let folder = try TemporaryFolder()
    let script = #"{"apps": [{"name": "LetsEat", "intents": {"INSendPaymentIntent": {}}}]}"#
    try folder.write("apps.json", script)
    let words = ["talk", "--script", folder.path + "/apps.json"]
    let locked = try ToolRun(words + ["--locked"], input: "pay Ann Lee $5\n:unlock\nno\n")
    #expect(locked.lines.first == "Please unlock your device first.")
    #expect(locked.lines[1].hasPrefix("Shall I send"))
    #expect(locked.lines.last == "All right, I did nothing.")
    let barred = try ToolRun(words + ["--unauthorised"], input: "pay Ann Lee $5\n:quit\nx\n")
    #expect(barred.lines == ["You have not allowed LetsEat to be used here."])
  }

  @Test("An app's own intents are talked about in the words of its definition")
  func talksAboutOwnIntents() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "apps.json",
      """
      {"apps": [{"name": "SoupChef", "intents": {"OrderSoupIntent": {"parameters": {
        "soup": {"required": true, "options": ["lentil soup", "pea soup"]}}}}}]}
      """)
    let example = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Examples/SoupChef").path
    let words = ["talk", "--script", folder.path + "/apps.json", "--no-cards"]
    let run = try ToolRun(
      words + ["--app", example], input: "please order pea soup\nyes\norder goulash\n")
    #expect(run.lines.count == 3)
    #expect(run.lines.last == "I did not understand.")
    let unknown = try ToolRun(words, input: "order pea soup\n")
    #expect(unknown.code == 3)
    #expect(unknown.errors.contains("unknown class 'OrderSoupIntent'"))
  }

  private static let letsEat = """
    {"apps": [{"name": "LetsEat", "intents": {"INSendPaymentIntent": {"parameters": {
      "payee": {"required": true, "options": ["Ann Lee", "Bo Lee"], "offered": true}}}}}]}
    """
  private static let contacts = #"{"vocabulary": {"contactName": ["Ann Lee", "Bo Lee"]}}"#

  /// What the tool answers to lines, with an app that pays two people.
  private func talk(
    _ command: String = "talk", _ options: String..., input: String
  ) throws -> ToolRun {
    let folder = try TemporaryFolder()
    try folder.write("apps.json", Self.letsEat)
    try folder.write("context.json", Self.contacts)
    let paths = [
      "--script", folder.path + "/apps.json", "--context", folder.path + "/context.json",
    ]
    return try ToolRun([command] + paths + options, input: input)
  }

  @Test("A card shows all that will be done, and how it went", arguments: ["talk", "repl"])
  func showsCards(_ command: String) throws {
    let run = try talk(command, input: "pay Ann Lee $5 for lunch\nyes\n")
    #expect(
      run.output == """
        Shall I send $5.00 to Ann Lee?
          Send money
            To      Ann Lee
            Amount  $5.00
            Note    lunch
        $5.00 was sent to Ann Lee.
          Send money
            To      Ann Lee
            Amount  $5.00
            Note    lunch
          ✓

        """)
    let bare = try talk(command, "--no-cards", input: "pay Ann Lee $5\nno\n")
    #expect(bare.output == "Shall I send $5.00 to Ann Lee?\nAll right, I did nothing.\n")
  }

  @Test("What an app offers is named, and chosen by name or by place", arguments: ["bo", "2"])
  func offers(_ answer: String) throws {
    let run = try talk("talk", "--no-cards", input: "send $5\n\(answer)\nyes\n")
    #expect(
      run.lines == [
        "Who should get the money? Which one: Ann Lee or Bo Lee?",
        "Shall I send $5.00 to Bo Lee?", "$5.00 was sent to Bo Lee.",
      ])
  }

  @Test("A REPL begins and ends conversations, and a new language begins anew")
  func switches() throws {
    let folder = try TemporaryFolder()
    try folder.write("apps.json", Self.letsEat)
    let run = try ToolRun(
      ["repl", "--no-cards"],
      input: """
        :script \(folder.path)/apps.json
        :lock
        pay Ann Lee $5
        :language de-DE
        ja
        :unlock
        zahle Ann Lee 5 Euro
        :format json
        :script
        :lock
        """)
    #expect(run.lines.count == 3)
    #expect(run.lines.first == "Please unlock your device first.")
    #expect(run.lines.last?.contains("Ann Lee") == true)
    #expect(
      run.errors == """
        parlance: standard input:8: conversations are written as text, not as JSON
        parlance: standard input:10: there is no conversation; write :script FILE

        """)
  }

  @Test(
    "The prompt shows what is asked",
    arguments: [
      (nil, false, "en-US> "), (nil, true, "en-US locked> "),
      (.value(parameter: "payee", problem: .missing), false, "en-US payee> "),
      (.choice(parameter: "payee", options: [.text("A"), .text("B")]), false, "en-US payee 1-2> "),
      (.confirmValue(parameter: "payee", .text("A")), false, "en-US payee yes/no> "),
      (.confirmIntent(AnyIntent(intentClass: "A")), false, "en-US yes/no> "),
    ] as [(Question?, Bool, String)])
  func prompts(_ question: Question?, _ isLocked: Bool, _ prompt: String) throws {
    let language = try LanguageCode("en-US")
    #expect(REPLPrompt.text(language, asking: question, isLocked: isLocked) == prompt)
  }

  @Test("Which apps there are must be said")
  func needsScript() throws {
    let run = try ToolRun(["talk"])
    #expect(run.code == 2)
    #expect(run.errors.contains("--script FILE"))
  }
}
