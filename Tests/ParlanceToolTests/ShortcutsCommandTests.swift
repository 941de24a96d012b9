import Foundation
import Testing

@testable import parlance

@Suite("parlance shortcuts")
struct ShortcutsCommandTests {
  private let app: SoupApp

  init() throws {
    app = try SoupApp()
    try app.donate()
  }

  @Test(
    "Where there is no store, none is made",
    arguments: [
      ["list"], ["delete", "--all"], ["suggest"], ["export"],
      ["add-phrase", "Soup time", "--identifier", "order 17"],
    ])
  func needsStore(_ words: [String]) throws {
    let path = app.path("other.db")
    let run = try ToolRun(["shortcuts"] + words + ["--store", path])
    #expect(run.code == 3)
    #expect(run.errors.contains("other.db: there is no store of shortcuts"))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try ToolRun(["shortcuts"] + words).errors.contains("--store FILE"))
  }

  @Test("A group of commands names its commands")
  func names() throws {
    let run = try ToolRun(["shortcuts", "lst"])
    #expect(run.code == 2)
    #expect(run.errors.contains("shortcuts donate, shortcuts list"))
  }

  // MARK: list

  @Test("Shortcuts are listed once each, the newest first, then phrases")
  func lists() throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let run = try app.shortcuts("list")
    #expect(
      run.output == """
        com.example.soup
          donated  order 18     OrderSoupIntent (soup: pea soup)     2 times, last 2026-03-12T12:35:00+01:00
          donated  order 19     OrderSoupIntent (soup: lentil soup)  1 time, last 1773228600000, suggests "Linsenzeit"
          donated  menu 1       com.example.soup.menu (The menu)     1 time, last 2026-03-10T18:00:00Z, suggests "What is cooking"
          phrase   "Soup time"  OrderSoupIntent (soup: pea soup)     en-US

        """)
    #expect(try app.shortcuts("list", "--bundle", "com.example.other").output == "")
  }

  @Test(
    "What is searched for has all words, of the last one the beginning",
    arguments: [
      ("pea", ["order 18", "\"Soup time\""]), ("soup le", ["order 19"]), ("lunch", ["menu 1"]),
      ("pumpkin", []),
    ])
  func searches(_ text: String, _ found: [String]) throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let run = try app.shortcuts("list", text)
    #expect(run.code == 0)
    #expect(run.lines.count == (found.isEmpty ? 0 : found.count + 1))
    for name in found { #expect(run.output.contains(name)) }
  }

  @Test("As JSON, a shortcut is an object with its newest donation, or its phrase")
  func listsJSON() throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let lines = try app.shortcuts("list", "pea", "--format", "json").lines
    let intent =
      #""intent":{"class":"OrderSoupIntent","values":{"soup":[{"text":"pea soup"}]},"version":1}}"#
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == #"{"app":"com.example.soup","identifier":"order 18","donations":2,"last":"2026-03-12T12:35:00+01:00","language":"en-US","#
        + intent)
    #expect(
      lines[1].hasPrefix(#"{"app":"com.example.soup","voicePhrase":"Soup time","identifier":"#))
    #expect(lines[1].hasSuffix(#""language":"en-US","# + intent))
  }

  // MARK: delete

  @Test(
    "What is deleted is counted and gone",
    arguments: [
      (["--identifier", "order 17"], "1 donation deleted", 4),
      (["--identifier", "order"], "0 donations deleted", 5),
      (["--group", "lunch"], "1 donation deleted", 4),
      (["--phrase", "Soup time"], "1 phrase deleted", 4),
      (["--phrase", "Pea time"], "0 phrases deleted", 5), (["--all"], "4 donations deleted", 1),
      (["--all", "--bundle", "com.example.other"], "0 donations deleted", 5),
    ])
  func deletes(_ words: [String], _ message: String, _ left: Int) throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let run = try ToolRun(["shortcuts", "delete", "--store", app.path("store.db")] + words)
    #expect(run.output == "\(app.path("store.db")): \(message)\n")
    #expect(run.code == 0)
    #expect(try app.shortcuts("export").lines.count == left)
  }

  @Test("What is to be deleted is said once", arguments: [[], ["--all", "--group", "lunch"]])
  func needsOneTarget(_ words: [String]) throws {
    let run = try ToolRun(["shortcuts", "delete", "--store", app.path("store.db")] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains("write one of --identifier NAME, --group NAME, --phrase TEXT"))
    #expect(try app.shortcuts("export").lines.count == 4)
  }

  // MARK: add-phrase

  @Test("A phrase is added for what was donated")
  func addsPhrase() throws {
    let run = try app.shortcuts("add-phrase", "Suppenzeit", "--identifier", "order 19")
    #expect(
      run.output
        == "com.example.soup: \"Suppenzeit\" runs OrderSoupIntent (soup: lentil soup)\n")
    #expect(try app.shortcuts("list").output.contains("phrase   \"Suppenzeit\""))
  }

  @Test(
    "A phrase that means something already is refused, with the reason",
    arguments: [
      ("soup TIME!", "'Soup time' is said for a shortcut already"),
      ("Call Ann Lee", "the phrase asks for INStartCallIntent already"),
      ("Soop time", "the phrase is too much like 'Soup time'"), ("?!", "the phrase has no words"),
    ])
  func refusesPhrases(_ phrase: String, _ message: String) throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let run = try app.shortcuts("add-phrase", phrase, "--identifier", "menu 1")
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try app.shortcuts("export").lines.count == 5)
  }

  @Test(
    "A phrase needs a donation that is there, and a language that is spoken",
    arguments: [
      (["Soup time"], "--identifier NAME"), (["--identifier", "order 17"], "write one phrase"),
      (["Soup time", "--identifier", "order 1"], "there is no donation 'order 1'"),
      (["Soup time", "--identifier", "order 17", "--language", "tlh"], "tlh"),
    ])
  func needsDonation(_ words: [String], _ message: String) throws {
    let run = try ToolRun(["shortcuts", "add-phrase", "--store", app.path("store.db")] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("Where two apps have a donation of the name, one is to be named")
  func tellsAppsApart() throws {
    try app.folder.write(
      "Other/Info.plist",
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.other</string>
      <key>INIntentsSupported</key><array><string>INSendMessageIntent</string></array></dict></plist>
      """)
    let message =
      #"{"intent":{"version":1,"class":"INSendMessageIntent","values":{}},"identifier":"order 17"}"#
    let run = try app.shortcuts("donate", "--app", app.path("Other"), input: message)
    #expect(run.code == 0, "\(run.errors)")
    let words = ["add-phrase", "Soup time", "--identifier", "order 17"]
    let refused = try app.shortcuts(words[0], words[1], words[2], words[3])
    #expect(refused.code == 2)
    #expect(refused.errors.contains("a donation of com.example.other, com.example.soup"))
    let added = try app.shortcuts(
      words[0], words[1], words[2], words[3], "--bundle", "com.example.other")
    #expect(added.output.contains("runs INSendMessageIntent"))
  }

  // MARK: suggest

  @Test("What is likely wanted comes first, with the reason in words of the language")
  func suggests() throws {
    let english = try app.shortcuts("suggest", "--at", "2026-03-13T12:30:00+01:00").lines
    #expect(english.count == 3)
    #expect(
      english.first
        == "0.11  com.example.soup  OrderSoupIntent (soup: pea soup)     Around 12:30\u{202F}PM, on 2 of the last 2 days"
    )
    let words = ["--at", "2026-03-13T12:30:00+01:00", "--language", "de-DE", "--format", "json"]
    let german = try ToolRun(
      ["shortcuts", "suggest", "--store", app.path("store.db"), "--place", "9007199254740993"]
        + words
    ).lines
    #expect(german.first?.contains(#""app":"com.example.soup","confidence":0."#) == true)
    #expect(german.first?.contains(#""reason":"Gegen 12:30, an 2 der letzten 2 Tage""#) == true)
    #expect(german.first?.contains(#""intent":{"class":"OrderSoupIntent""#) == true)
    #expect(try app.shortcuts("suggest", "--at", "2026-03-01T12:30:00Z").output == "")
  }

  @Test(
    "A time, a place or a language that is none is refused",
    arguments: [
      (["--at", "noon"], "'noon' is no time; write 2026-03-11T12:30:00+01:00"),
      (["--place", "home"], "'home' is no value of '--place'"), (["--language", "tlh"], "tlh"),
      (["now"], "'now' is too much"),
    ])
  func refusesMoments(_ words: [String], _ message: String) throws {
    let run = try ToolRun(["shortcuts", "suggest", "--store", app.path("store.db")] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  // MARK: export and import

  @Test("What is exported and imported is exported again as the same text")
  func exports() throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    _ = try app.shortcuts(
      "add-phrase", "Suppenzeit", "--identifier", "order 19", "--language", "de-DE")
    let offers = """
      {"app":"com.example.soup","suggestions":[{"intent":{"class":"OrderSoupIntent","values":{},"version":1}}]}
      {"app":"com.example.soup","relevantShortcuts":[{"providers":[{"date":{"start":795000000.125}}],"role":"action","shortcut":{"userActivity":{"activityType":"com.example.soup.menu","isEligibleForPrediction":true,"isEligibleForSearch":false,"keywords":["b","a"],"userInfo":{}}}}]}

      """
    #expect(try app.shortcuts("import", input: offers).code == 0)
    let exported = try app.shortcuts("export").output
    #expect(exported.split(separator: "\n").count == 8)
    #expect(exported.contains(#""start":"2026-03-11T12:30:00.250+01:00","duration":1.5,"#))
    #expect(exported.contains(#""place":9007199254740993"#))
    #expect(exported.contains(#""start":1773228600000,"secondsFromUTC":3605"#))
    #expect(exported.contains(#""keywords":["food","lunch","soups"]"#))
    #expect(exported.contains(#""keywords":["a","b"]"#))
    for _ in 1...2 {
      let run = try app.shortcuts("import", store: "other.db", input: exported)
      #expect(run.output == "\(app.path("other.db")): 8 lines\n")
      #expect(try app.shortcuts("export", store: "other.db").output == exported)
    }
    let list = try app.shortcuts("list").output
    #expect(try app.shortcuts("list", store: "other.db").output == list)
  }

  @Test(
    "A line that cannot be imported is told with its number, and nothing is stored",
    arguments: [
      (SoupApp.menu, #""app" is missing"#), (#"{"app":"a"}"#, #"write "intent" or"#),
      (#"{"app":"a","suggestions":[{}]}"#, #"suggestions[0]: "userActivity" is missing"#),
      (#"{"app":"a","suggestions":[],"start":1}"#, #"unknown key "start""#),
      (
        #"{"app":"a","voicePhrase":"Soup time","intent":{"version":1,"class":"A","values":{}}}"#,
        "'Soup time' is said for a shortcut already"
      ),
      (
        #"{"app":"a","voicePhrase":"?","intent":{"version":1,"class":"A","values":{}}}"#,
        "the phrase has no words"
      ),
    ])
  func refusesLines(_ line: String, _ message: String) throws {
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let before = try app.shortcuts("export").output
    let first = #"{"app":"b","intent":{"version":1,"class":"A","values":{}}}"# + "\n"
    let run = try app.shortcuts("import", input: first + line)
    #expect(run.code == 1)
    #expect(run.errors.contains("standard input:2: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try app.shortcuts("export").output == before)
  }
}
