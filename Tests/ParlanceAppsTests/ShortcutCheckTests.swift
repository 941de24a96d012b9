import FoundationEssentials
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Checking App Shortcuts")
struct ShortcutCheckTests {
  private func findings(_ text: String, in file: String = "AppShortcuts.strings") throws -> [String]
  {
    try AppFixture(["de.lproj/\(file)": text]).check().findings.map {
      "\($0.line) \($0.rule.rawValue)"
    }
  }

  @Test("A phrase has the app's name, and at most one parameter")
  func checksPhrases() throws {
    #expect(
      try findings(
        """
        "Start ${a} with ${applicationName}" = "${a} mit ${applicationName} starten";
        "Start" = "Los";
        "${a} ${b} ${applicationName}" = "${a} ${b} ${applicationName}";
        """) == ["2 shortcut-without-app-name", "3 too-many-shortcut-parameters"])
  }

  @Test("A translation has the variables of its phrase")
  func comparesVariables() throws {
    let phrase = "\"Start ${a} with ${applicationName}\""
    for text in ["${applicationName}", "${b} ${applicationName}"] {
      #expect(try findings("\(phrase) = \"\(text)\";") == ["1 differing-variables"])
    }
  }

  @Test("Words that the App Store refuses are found anywhere in a phrase, not in its translation")
  func findsReservedTerms() throws {
    let text = "\"Use Machine ${applicationName}\" = \"Mach was mit ${applicationName}\";"
    #expect(try findings(text) == ["1 reserved-term"])
    #expect(try findings("\"${applicationName} ${mac}\";").isEmpty)
    #expect(
      try AppFixture(["de.lproj/AppShortcuts.strings": text, "en.lproj/AppShortcuts.strings": text])
        .findings() == ["de.lproj/AppShortcuts.strings:1 reserved-term"])
  }

  @Test("More than a thousand phrases are too many")
  func countsPhrases() throws {
    let phrases = (1...1001).map { "\"\($0) ${applicationName}\";" }
    #expect(try findings(phrases.dropLast().joined(separator: "\n")).isEmpty)
    #expect(try findings(phrases.joined(separator: "\n")) == ["1001 too-many-shortcut-phrases"])
  }

  @Test("In a catalog a language has phrases of its own, with variables of the original")
  func readsCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Start ${a} ${applicationName}": {"localizations": {
      "en": {"stringSet": {"values": ["Start ${a} ${applicationName}", "Go Mac ${applicationName}"]}},
      "de": {"stringSet": {"values": ["Starte ${applicationName}",
      "Los ${b} ${applicationName}",
      "Los"]}}}}}}
      """
    #expect(
      try findings(catalog, in: "AppShortcuts.xcstrings") == [
        "2 reserved-term", "4 differing-variables", "5 shortcut-without-app-name",
      ])
  }

  @Test("A key of a catalog that has no text in its own language is one itself")
  func readsKeys() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
      "Start": {},
      "": {},
      "Go ${a} ${b} ${applicationName}": {"localizations": {"de": {"stringUnit": {"value": ""}}}},
      "Stop": {"localizations": {"en": {"stringUnit": {"value": "Stop ${applicationName}"}}}}}}
      """
    let expected = ["2 shortcut-without-app-name", "4 too-many-shortcut-parameters"]
    #expect(try findings(catalog, in: "AppShortcuts.xcstrings") == expected)
    let unknown = "{\"strings\": {\"Start\": {}}}"
    #expect(try findings(unknown, in: "AppShortcuts.xcstrings").isEmpty)
  }

  @Test("What a catalog has not translated yet is empty, and no phrase")
  func passesOverUntranslated() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Start ${applicationName}": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": ""}},
      "fr": {"stringUnit": {"state": "translated", "value": "Commence"}}}}}}
      """
    #expect(
      try findings(catalog, in: "AppShortcuts.xcstrings") == ["3 shortcut-without-app-name"])
  }

  @Test(
    "What is no catalog is refused with its line",
    arguments: [
      ("{\n\"strings\": {", 2), ("{\n\"strings\": 3}", 2), ("[]", 1),
      ("{\"strings\":\n{\"a\": 1}}", 2),
    ])
  func refuses(text: String, line: Int) throws {
    #expect(try findings(text, in: "AppShortcuts.xcstrings") == ["\(line) unreadable-file"])
  }

  @Test("Descriptions of App Intents in Swift are looked through, comments and other texts are not")
  func readsSwift() throws {
    let source = #"""
      let machine = "IntentDescription(\"iPhone\")" // IntentDescription("Siri")
      static let description = IntentDescription(
        "Calls from your \"iPhone\"", categoryName: "Mac")
      static var description: IntentDescription? = "Cooks soup"
      var other: IntentDescription = """
        Asks Siri
        """
      /* IntentDescription("Apple") */ func f(_ a: IntentDescription) { "
      """#
    #expect(
      try findings(source, in: "A.swift") == ["3 reserved-term", "5 reserved-term"])
    #expect(try AppFixture(["B.swift": "let mac = 1"]).check().fileCount == 0)
  }

  @Test("Nothing of a Swift source is taken for what it is not")
  func readsSwiftAsItIs() throws {
    let source = ##"""
      let path = #"\"#, other = ##"a "mac" b"##
      let own = MyIntentDescription("Opens the machine"), too = IntentDescriptions("mac")
      /* /* nested */ IntentDescription("mac") */
      let raw = IntentDescription(#"Opens "mac""#)
      """##
    #expect(try findings(source, in: "A.swift") == ["4 reserved-term"])
  }
}
