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
    #expect(locked.lines.count == 3)
    #expect(locked.lines.first == "Please unlock your device first.")
    #expect(locked.lines.last == "All right, I did nothing.")
    let barred = try ToolRun(words + ["--unauthorised"], input: "pay Ann Lee $5\n:quit\nx\n")
    #expect(barred.lines == ["You have not allowed LetsEat to be used here."])
  }

  @Test("Which apps there are must be said")
  func needsScript() throws {
    let run = try ToolRun(["talk"])
    #expect(run.code == 2)
    #expect(run.errors.contains("--script FILE"))
  }
}
