import Foundation
import Testing

@testable import parlance

@Suite("parlance shortcuts donate")
struct ShortcutsDonateTests {
  private let app: SoupApp

  init() throws {
    app = try SoupApp()
  }

  private func donate(_ input: String, _ options: String...) throws -> ToolRun {
    try ToolRun(
      ["shortcuts", "donate", "--store", app.path("store.db"), "--app", app.path("Soup")] + options,
      input: input)
  }

  private var count: Int {
    get throws { try app.shortcuts("export").lines.count }
  }

  @Test("The lines of a file or of standard input are stored, and the store is made")
  func donates() throws {
    let run = try donate(SoupApp.lines)
    #expect(run.output == "\(app.path("store.db")): 4 donations\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
    try app.folder.write("more.jsonl", SoupApp.order("onion soup"))
    #expect(try donate("", app.path("more.jsonl")).output.hasSuffix(": 1 donation\n"))
    #expect(try count == 5)
  }

  @Test("The lines of a file end as those of standard input do", arguments: ["\u{2028}", "\u{85}"])
  func separators(_ separator: String) throws {
    let lines = SoupApp.order("pea\(separator)soup") + "\r\n" + SoupApp.order("onion soup")
    try app.folder.write("donations.jsonl", lines)
    #expect(try donate("", app.path("donations.jsonl")).code == 0)
    let exported = try app.shortcuts("export").output
    #expect(exported.contains("pea\(separator)soup"))
    try app.folder.write("exported.jsonl", exported)
    #expect(try app.shortcuts("import", app.path("exported.jsonl")).output.hasSuffix(": 2 lines\n"))
  }

  @Test(
    "A line that is no donation is refused with file, line and reason, and nothing is stored",
    arguments: [
      (
        #"{"intent":{"version":1,"class":"OrderSoupIntent","values":{"quantity":[{"number":"2"}]}}}"#,
        "Cannot donate interaction with intent that has no valid shortcut types: OrderSoupIntent has values for quantity, and declares"
      ),
      (
        #"{"intent":{"version":1,"class":"INPayBillIntent","values":{}}}"#,
        "INPayBillIntent is not declared: add it to IntentsSupported"
      ),
      (#"{"userActivity":{"activityType":"menu"}}"#, "menu is not declared: add it to"),
      (
        #"{"userActivity":{"activityType":"com.example.soup.menu"}}"#,
        "an activity of type com.example.soup.menu has no title"
      ),
      (
        #"{"userActivity":{"activityType":"com.example.soup.menu","title":"Menu"}}"#,
        "is not eligible for prediction"
      ),
      ("{", "not valid JSON"),
      ("[]", "expected a JSON object"),
      ("{}", #"write "intent" or "userActivity", one of them"#),
      (#"{"intent":{"version":2,"class":"A","values":{}}}"#, "version 2 of an intent; 1 is read"),
      (#"{"intent":{"version":1,"class":"A"}}"#, #"intent: "values" is missing"#),
      (
        #"{"intent":{"version":1,"class":"A","values":{"soup":[{"txt":"a"}]}}}"#,
        "intent.values.soup[0]: a value is of one kind that is known"
      ),
      (
        #"{"intent":{"version":1,"class":"A","values":{},"title":"a"}}"#, #"unknown key "title""#
      ),
      (#"{"userActivity":{"activityType":"A","tilte":"a"}}"#, #"unknown key "tilte""#),
      (SoupApp.order("pea soup", #""app":"com.example.soup""#), #"unknown key "app""#),
      (
        SoupApp.order("pea soup", #""start":"2026-02-30T12:00:00Z""#),
        #""2026-02-30T12:00:00Z" is no time; write 2026-03-11T12:30:00+01:00, or milliseconds"#
      ),
      (SoupApp.order("pea soup", #""start":1.5"#), "1.5 is no time"),
      (
        SoupApp.order("pea soup", #""start":"2026-02-03T12:00:00Z","secondsFromUTC":60"#),
        #""start" has an offset already"#
      ),
      (SoupApp.order("pea soup", #""secondsFromUTC":60"#), #""secondsFromUTC" is for a "start""#),
      (SoupApp.order("pea soup", #""duration":-1"#), #""duration" is to be a number of seconds"#),
      (SoupApp.order("pea soup", #""place":"home""#), #""place" is to be a whole number"#),
      (SoupApp.order("pea soup", #""language":"tlh""#), "tlh"),
      (
        SoupApp.order("pea soup", #""direction":"up""#),
        "'up' is no direction; known are unspecified, outgoing, incoming"
      ),
      (SoupApp.order("pea soup", #""status":"won""#), "'won' is no status; known are unspecified"),
    ])
  func refuses(_ line: String, _ message: String) throws {
    let run = try donate(SoupApp.order("pea soup") + "\n" + line)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("standard input:3: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: app.path("store.db")))
  }

  @Test("Every line that is refused is told")
  func refusesAll() throws {
    let file = app.path("done.jsonl")
    try app.folder.write("done.jsonl", "{}\n" + SoupApp.menu + "{\"a\": 1}\n")
    let lines = try donate("", file).errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("parlance: \(file):1: "))
    #expect(lines[1].hasPrefix("parlance: \(file):3: unknown key \"a\""))
  }

  @Test("An identifier that is left to the build must be said, and stands in types of activities")
  func needsIdentifier() throws {
    let app = try SoupApp(identifier: "$(PRODUCT_BUNDLE_IDENTIFIER)")
    let words = ["donate", "--app", app.path("Soup")]
    let run = try app.shortcuts(words[0], words[1], words[2], input: SoupApp.lines)
    #expect(run.code == 2)
    #expect(run.errors.contains("the identifier of the app is left to the build"))
    #expect(run.errors.contains("--bundle com.example.soup"))
    let named = try app.shortcuts(
      words[0], words[1], words[2], "--bundle", "com.example.soup", input: SoupApp.lines)
    #expect(named.code == 0)
    #expect(try app.shortcuts("list").output.hasPrefix("com.example.soup\n"))
  }

  @Test("An identifier that is another app's is refused")
  func refusesOtherIdentifiers() throws {
    let run = try donate(SoupApp.lines, "--bundle", "com.example.tea")
    #expect(run.code == 2)
    #expect(
      run.errors.contains("there is no app com.example.tea here; there is com.example.soup"))
    #expect(try donate(SoupApp.lines, "--bundle", "com.example.soup").code == 0)
  }

  @Test("A folder of several apps does not say which one donates")
  func refusesSeveralApps() throws {
    try app.folder.write("Two/A.app/Info.plist", Data(contentsOf: plist))
    try app.folder.write("Two/B.app/Info.plist", Data(contentsOf: plist))
    let run = try app.shortcuts("donate", "--app", app.path("Two"), input: SoupApp.menu)
    #expect(run.code == 2)
    #expect(run.errors.contains("there are several apps, in"))
    #expect(run.errors.contains("B.app; name the folder of one"))
  }

  private var plist: URL { URL(filePath: app.path("Soup/Info.plist")) }

  @Test("A file of the app that cannot be read is told with its line")
  func refusesDamagedApps() throws {
    try app.folder.write("Soup/Info.plist", "<plist><dict>\n<key>a</dict></plist>")
    let run = try donate(SoupApp.menu)
    #expect(run.code == 3)
    #expect(run.errors.contains("Soup/Info.plist:2: "))
  }

  @Test(
    "What is missing is said",
    arguments: [
      (["--app", "Soup"], "--store FILE"), (["--store", "a.db"], "--app DIR"),
      (["--store", "a.db", "--app", "Soup", "--langage", "de"], "did you mean '--language'?"),
      (["--store", "a.db", "--app", "Soup", "--language", "tlh"], "tlh"),
      (["--store", "a.db", "--app", "Soup", "a", "b"], "'b' is too much"),
    ])
  func needsOptions(_ words: [String], _ message: String) throws {
    let run = try ToolRun(["shortcuts", "donate"] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("What is no store is left alone")
  func refusesOtherFiles() throws {
    try app.folder.write("store.db", "words")
    let run = try donate(SoupApp.lines)
    #expect(run.code == 3)
    #expect(run.errors.contains("store.db: this is no store of shortcuts"))
    #expect(try String(contentsOfFile: app.path("store.db"), encoding: .utf8) == "words")
  }
}
