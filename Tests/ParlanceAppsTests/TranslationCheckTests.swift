import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Checking translations of .intentdefinition")
struct TranslationCheckTests {
  private static let definition = AppFixture.list(
    """
    <key>INEnums</key><array><dict><key>INEnumValues</key><array>
    <dict><key>INEnumValueName</key><string>unknown</string>
    <key>INEnumValueDisplayName</key><string>unknown</string>
    <key>INEnumValueDisplayNameID</key><string>idNone</string></dict>
    <dict><key>INEnumValueName</key><string>red</string>
    <key>INEnumValueDisplayName</key><string>Red</string>
    <key>INEnumValueDisplayNameID</key><string>idRed</string></dict></array></dict></array>
    <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
    <key>INIntentTitle</key><string>Order</string><key>INIntentTitleID</key><string>idT</string>
    <key>INIntentDescription</key><string>Orders</string>
    <key>INIntentDescriptionID</key><string>idD</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>soup</string>
    <key>INIntentParameterPromptDialogs</key><array><dict>
    <key>INIntentParameterPromptDialogFormatString</key><string>${count} like ${soup}</string>
    <key>INIntentParameterPromptDialogFormatStringID</key><string>idQ</string></dict></array>
    <key>INIntentParameterMetadata</key><dict>
    <key>INIntentParameterMetadataDefaultValueID</key><string>idV</string></dict>
    </dict></array></dict></array>
    """)
  private static let project = "developmentRegion = en;"
  private static let complete = """
    "idRed" = "Rot"; "idT" = "B"; "idD" = "Bs";
    "idQ" = "${count} wie ${soup}";
    """

  /// What is found in German, beside an English original.
  private func findings(_ german: String, _ others: [String: String] = [:]) throws -> [String] {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project,
      "Base.lproj/Intents.intentdefinition": Self.definition,
      "en.lproj/InfoPlist.strings": "a = b;", "de.lproj/Intents.strings": german,
    ]
    return try AppFixture(files.merging(others) { $1 }).findings()
  }

  @Test("The development language, hidden cases and absent texts need no translation")
  func acceptsComplete() throws {
    #expect(try findings(Self.complete).isEmpty)
  }

  @Test("A dialog may be written once for each value of an enumeration")
  func acceptsValues() throws {
    let values = "\"idQ-idRed\" = \"${count} wie Rot\";"
    let text = Self.complete.replacing("\"idQ\" = \"${count} wie ${soup}\";", with: values)
    #expect(try findings(text).isEmpty)
    #expect(
      try findings(text.replacing("idQ-idRed", with: "idQ-idBlue")) == [
        "de.lproj/Intents.strings:2 orphan-translation"
      ])
    #expect(
      try findings(text.replacing("count", with: "number")) == [
        "de.lproj/Intents.strings:2 differing-variables"
      ])
  }

  @Test("Titles and descriptions, other texts, and what belongs to no text")
  func findsMissing() throws {
    #expect(
      try findings("\n\"idD\" = \" \";\n\"idOld\" = \"Alt\";") == [
        "de.lproj/Intents.strings:1 missing-intent-title",
        "de.lproj/Intents.strings:1 missing-translation",
        "de.lproj/Intents.strings:1 missing-translation",
        "de.lproj/Intents.strings:2 missing-intent-description",
        "de.lproj/Intents.strings:3 orphan-translation",
      ])
  }

  @Test("Variables are those of the text, in any order")
  func findsVariables() throws {
    let swapped = "${soup}: ${count}"
    #expect(
      try findings(Self.complete.replacing("${count} wie ${soup}", with: swapped)).isEmpty)
    for text in ["${soup}", "${count} ${suppe}", "%@ ${soup}"] {
      #expect(
        try findings(Self.complete.replacing("${count} wie ${soup}", with: text)) == [
          "de.lproj/Intents.strings:2 differing-variables"
        ])
    }
  }

  @Test("A language without a table is found, but for a variety of one that has a table")
  func findsMissingTables() throws {
    let names = "a = b;"
    #expect(
      try findings(
        Self.complete, ["fr.lproj/A.strings": names, "de-AT.lproj/InfoPlist.strings": names])
        == ["fr.lproj/Intents.strings:1 missing-localization"])
  }

  @Test("A definition that stands alone is asked for the languages of the app")
  func findsLanguagesOfApp() throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": Self.project,
      "Widget/Configuration.intentdefinition": Self.definition,
      "App/en.lproj/InfoPlist.strings": "a = b;", "App/ja.lproj/InfoPlist.strings": "a = b;",
    ])
    #expect(
      try app.findings() == ["Widget/ja.lproj/Configuration.strings:1 missing-localization"])
  }

  @Test("A development language that is not said has the texts of the definition")
  func infersLanguage() throws {
    let files = [
      "Base.lproj/Intents.intentdefinition": Self.definition,
      "en.lproj/Intents.strings": "\n", "de.lproj/Intents.strings": Self.complete,
      "fr.lproj/InfoPlist.strings": "a = b;",
    ]
    #expect(
      try AppFixture(files).findings() == ["fr.lproj/Intents.strings:1 missing-localization"])
    let named = ["App.xcodeproj/project.pbxproj": "developmentRegion = English;"]
    #expect(
      try AppFixture(files.merging(named) { $1 }).findings() == [
        "fr.lproj/Intents.strings:1 missing-localization"
      ])
    let alone = files.filter { !$0.key.hasPrefix("en") }
    #expect(try AppFixture(alone).findings().isEmpty)
  }

  @Test("A catalog of strings translates, too")
  func readsCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "idRed": {"localizations": {"de": {"stringUnit": {"value": "Rot"}}}},
        "idT": {},
        "idD": {"localizations": {"de": {"stringUnit": {"value": "Bs"}}}},
        "idQ": {"localizations": {
          "de": {"stringUnit": {"value": "${count} wie ${soup}"}}}}}}
      """
    let app = try AppFixture([
      "Base.lproj/Intents.intentdefinition": Self.definition,
      "mul.lproj/Intents.xcstrings": catalog,
    ])
    #expect(try app.findings() == ["mul.lproj/Intents.xcstrings:3 missing-intent-title"])
  }
}
