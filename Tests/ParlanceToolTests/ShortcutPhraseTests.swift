import Foundation
import Parlance
import ParlanceApps
import Testing

@testable import parlance

@Suite("Phrases of shortcuts in the tool")
struct ShortcutPhraseTests {
  private let app: SoupApp

  init() throws {
    app = try SoupApp()
    try app.donate()
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    _ = try app.shortcuts(
      "add-phrase", "Suppenzeit", "--identifier", "order 17", "--language", "de-DE")
  }

  private var words: [String] { ["--shortcuts", app.path("store.db"), "--app", app.path("Soup")] }

  // MARK: interpret

  @Test("A phrase that is said is shown with what it runs")
  func interprets() throws {
    let run = try ToolRun(["interpret", "soup time!", "soop time", "what is cooking"] + words)
    #expect(
      run.output == """
        soup time!
          shortcut "Soup time"  exact
            app     com.example.soup
            intent  OrderSoupIntent
            soup    pea soup
        soop time
          shortcut "Soup time"  close
            app     com.example.soup
            intent  OrderSoupIntent
            soup    pea soup
        what is cooking
          shortcut "What is cooking"  exact
            app       com.example.soup
            activity  com.example.soup.menu
            title     The menu

        """)
    #expect(try ToolRun(["interpret", "soup time"]).output.contains("not understood"))
  }

  @Test("As JSON, too, in the language that is spoken")
  func interpretsJSON() throws {
    let run = try ToolRun(["interpret", "--format", "json", "suppenzeit"] + words + german)
    #expect(
      run.lines == [
        #"{"utterance":"suppenzeit","language":"de-DE","shortcut":{"phrase":"Suppenzeit","match":"exact","app":"com.example.soup","intent":"OrderSoupIntent","values":{"soup":["pea soup"]}},"interpretations":[]}"#
      ])
    let menu = try ToolRun(["interpret", "--format", "json", "what is cooking"] + words)
    #expect(
      menu.output.contains(
        #""userActivity":{"activityType":"com.example.soup.menu","title":"The menu","userInfo":{"page":"2"}}}"#
      ))
    let english = try ToolRun(["interpret", "--format", "json", "suppenzeit"] + words)
    #expect(!english.output.contains("shortcut"))
  }

  private let german = ["--language", "de-DE"]

  @Test("Where there is no store, it is said", arguments: ["interpret", "talk", "repl"])
  func needsStore(_ command: String) throws {
    let run = try ToolRun(
      [command, "--shortcuts", app.path("none.db")]
        + (command == "talk" ? ["--script", app.path("apps.json")] : []))
    #expect(run.code == 3)
    #expect(run.errors.contains("none.db: there is no store of shortcuts"))
  }

  // MARK: Conversations

  @Test("Saying the phrase has the app do it, in the language that is spoken")
  func talks() throws {
    let talk = ["talk", "--script", app.path("apps.json"), "--no-cards"] + words
    let run = try ToolRun(talk, input: "Soup time\nyes\nwhat is cooking\n")
    #expect(
      run.lines == ["Shall I do this?", "Done.", "Please go on in the app."], "\(run.lines)")
    let cards = try ToolRun(
      ["talk", "--script", app.path("apps.json")] + words, input: "soup time")
    #expect(cards.output.contains("pea soup"))
    let deutsch = try ToolRun(talk + german, input: "Suppenzeit\nja\nSoup time\n")
    #expect(
      deutsch.lines == ["Soll ich das tun?", "Erledigt.", "Das habe ich nicht verstanden."],
      "\(deutsch.lines)")
  }

  @Test("A REPL reads the phrases of a store, and goes on with them in another language")
  func readsInREPL() throws {
    let run = try ToolRun(
      ["repl", "--app", app.path("Soup"), "--no-cards"],
      input: """
        :shortcuts \(app.path("store.db"))
        soup time
        :script \(app.path("apps.json"))
        soup time
        no
        :language de-DE
        Suppenzeit
        ja
        :shortcuts
        """)
    #expect(run.lines.first == "  shortcut \"Soup time\"  exact")
    #expect(run.lines.dropFirst(4).first == "Shall I do this?")
    #expect(run.lines.suffix(2) == ["Soll ich das tun?", "Erledigt."])
    #expect(
      run.errors == "parlance: standard input:9: which store? Write :shortcuts FILE\n")
  }

  @Test("An app's identifier is that of its bundle, where the build does not make it")
  func readsIdentifiers() throws {
    for (written, read) in [
      ("com.example.soup", "com.example.soup"), ("$(PRODUCT_BUNDLE_IDENTIFIER)", nil),
    ] as [(String, String?)] {
      let app = try SoupApp(identifier: written)
      let apps = AppContexts(try AppFolder(app.path("Soup"))).apps(for: try LanguageCode("en-US"))
      #expect(apps.map(\.identifier) == [read])
    }
  }

  @Test(
    "The app of the identifier does it, or where the script names none, the one that handles it",
    arguments: [
      (#""identifier": "com.example.soup","#, "", "Shall I do this?"),
      (#""identifier": "com.example.tea","#, "", "There is no app that can do this."),
      (
        #""identifier": "com.example.tea","#, #""identifier": "com.example.soup","#,
        "Shall I do this?"
      ),
    ])
  func findsApp(_ first: String, _ second: String, _ answer: String) throws {
    // Of the same name as the folder's app, each has its intents; the identifier is the script's own.
    let app = #"{"name": "SoupChef", \#(first) "intents": {"OrderSoupIntent": {}}}"#
    let other = #"{"name": "SoupChef", \#(second) "intents": {"OrderSoupIntent": {}}}"#
    let apps = second.isEmpty ? app : "\(app), \(other)"
    try self.app.folder.write("two.json", #"{"apps": [\#(apps)]}"#)
    let run = try ToolRun(
      ["talk", "--script", self.app.path("two.json"), "--no-cards"] + words, input: "soup time\n")
    #expect(run.lines == [answer], "\(run.errors)")
  }
}
