import Foundation
import TestSupport
import Testing

@testable import parlance

/// What is said and what files hold is never obeyed by a terminal.
@Suite("What a terminal is told")
struct SafeOutputTests {
  /// Sets the title of a window, clears it, and turns the order of what follows; in UTF-8 and as C1.
  private static let hostile = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}2J\u{202E}\u{2066}\r"

  private func expectSafe(_ run: ToolRun, sourceLocation: SourceLocation = #_sourceLocation) {
    for text in [run.output, run.errors] {
      let unsafe = text.unicodeScalars.filter { scalar in
        (scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t")
          || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      }
      #expect(unsafe.isEmpty, "\(text)", sourceLocation: sourceLocation)
    }
    #expect((run.output + run.errors).contains("owned"), sourceLocation: sourceLocation)
  }

  @Test(
    "Answers show what was said",
    arguments: [
      ["interpret"], ["explain"], ["entities"], [],
      ["answer", "--intent", "INSendPaymentIntent", "--asked", "note"],
    ])
  func answers(_ command: [String]) throws {
    for text in ["send $5 to Ann for \(Self.hostile)", "send $5\(Self.hostile) to Ann"] {
      expectSafe(try ToolRun(command + [text]))
    }
    expectSafe(try ToolRun(command + ["x"] + ["--language", Self.hostile]))
  }

  @Test("A line's end in an utterance begins no line of the answer")
  func lineEnds() throws {
    let run = try ToolRun(
      ["interpret", "--input", "jsonl"], input: #"{"text": "sing\n  INSendPaymentIntent"}"# + "\n")
    #expect(run.lines.first == "sing   INSendPaymentIntent")
  }

  @Test("A REPL and a conversation show what was said")
  func sessions() throws {
    let lines = """
      send $5 to Ann for \(Self.hostile)
      :explain send \(Self.hostile)
      :vocabulary add contactName \(Self.hostile)
      :vocabulary
      :\(Self.hostile)
      """
    expectSafe(try ToolRun(["repl"], input: lines))
    let folder = try TemporaryFolder()
    try folder.write(
      "script.json",
      #"{"apps": [{"name": "\u001b]0;owned\u0007", "intents": {"INSendPaymentIntent": {}}}]}"#)
    expectSafe(try ToolRun(["talk", "--script", folder.path + "/script.json"], input: lines))
  }

  @Test("An app that is checked shows what its files say")
  func checks() throws {
    let folder = try TemporaryFolder()
    let name = "\u{9B}2Jowned\u{202E}\u{85}"
    try folder.write(
      "App/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>\(name)</string>
      <key>IntentExamples</key><array><string>Hey Siri \(name)</string></array>
      </dict></array><key>\(name)</key><string/></dict></plist>
      """)
    expectSafe(try ToolRun(["check", folder.path + "/App"]))
    expectSafe(try ToolRun(["check", folder.path + "/" + Self.hostile]))
  }

  @Test("A store that is listed shows what apps donated")
  func lists() throws {
    let app = try SoupApp()
    let escaped = #"\u001b]0;owned\u0007\u009b2J\u202e\r\n"#
    let line = SoupApp.order(
      "pea \(escaped)", #""identifier":"\#(escaped)","phrase":"\#(escaped)""#)
    #expect(try app.shortcuts("donate", "--app", app.path("Soup"), input: line).code == 0)
    expectSafe(try app.shortcuts("list"))
    expectSafe(try app.shortcuts("suggest"))
    expectSafe(try app.shortcuts("list", store: Self.hostile))
    let json = try app.shortcuts("export")
    #expect(json.output.contains(#"\u001b]0;owned"#) || json.output.contains(#"\u001B]0;owned"#))
  }
}
