import Parlance
import ParlanceApps
import ParlanceDefinitions
import ParlanceIntents
import ParlanceLanguages
import TestSupport
import Testing

@Suite("What an app's files say of its own intents")
struct AppPhrasebookTests {
  static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>CupSize</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>large</string><key>INEnumValueIndex</key><integer>1</integer>
          <key>INEnumValueDisplayName</key><string>Large</string>
          <key>INEnumValueDisplayNameID</key><string>large1</string>
          <key>INEnumValueSynonyms</key><array><dict>
            <key>INEnumValueSynonymSynonym</key><string>Big</string>
          </dict></array></dict>
      </array></dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>BrewTea</string>
      <key>INIntentTitle</key><string>Brew Tea</string><key>INIntentTitleID</key><string>title1</string>
      <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>CupSize</string>
      </dict></array>
      <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Brew a ${size} cup</string>
        <key>INIntentParameterCombinationTitleID</key><string>cup1</string>
      </dict></dict>
    </dict></array>
    </dict></plist>
    """
  static let german = """
    "title1" = "Tee kochen";
    "cup1" = "Koche eine ${size} Tasse";
    "large1" = "große";
    """

  func understood(_ text: String, in code: String, _ files: [String: String]) throws
    -> Interpretation?
  {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, content) }
    let apps = AppContexts(try AppFolder(folder.path)).apps(for: try LanguageCode(code))
    return try Interpreter(for: code, context: Context(apps: apps)).interpret(text, at: .now).best
  }

  @Test(
    "Titles and cases are said as the language has them, and as the definition has them elsewhere",
    arguments: [
      ("en-US", "brew tea", nil as String?), ("en-US", "Please brew a big cup", "large"),
      ("de-DE", "Tee kochen", nil), ("de-DE", "koche eine große Tasse", "large"),
      ("fr-FR", "brew a large cup", "large"),
    ])
  func readsFiles(_ code: String, _ text: String, _ size: String?) throws {
    let files = [
      "Base.lproj/Tea.intentdefinition": Self.definition, "de.lproj/Tea.strings": Self.german,
    ]
    let best = try #require(try understood(text, in: code, files))
    #expect(best.intent == "BrewTeaIntent")
    #expect(best["size"] == (size.map { [.enumeration($0)] } ?? []))
  }

  @Test("Exactly the declared combinations of parameters make shortcuts")
  func shortcutTypes() throws {
    let folder = try TemporaryFolder()
    try folder.write("Tea.intentdefinition", Self.definition)
    let apps = AppContexts(try AppFolder(folder.path)).apps(for: try LanguageCode("en-US"))
    #expect(apps.first?.phrasebook?.intents.first?.shortcutTypes == [["size"]])
  }

  @Test("A title with a variable that its intent has not is left out, and told of")
  func leavesOutFaults() throws {
    let faulty = Self.definition.replacing("a ${size} cup", with: "a ${sise} cup")
    let files = ["Tea.intentdefinition": faulty]
    #expect(try understood("brew tea", in: "en-US", files)?.intent == "BrewTeaIntent")
    #expect(try understood("brew a large cup", in: "en-US", files) == nil)
    let folder = try TemporaryFolder()
    try folder.write("Tea.intentdefinition", faulty)
    let generated = try GeneratedDefinition(folder.path + "/Tea.intentdefinition")
    let fault =
      "BrewTea has no parameter 'sise', of which 'Brew a ${sise} cup' speaks, which is left out"
    #expect(generated.warnings == [FileFault(message: fault, line: 23)])
    #expect(!generated.text.contains("sise"))
  }

  @Test("The generated phrasebook has the translations that stand beside the definition")
  func generatesTranslations() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.lproj/Tea.intentdefinition", Self.definition)
    try folder.write("de.lproj/Tea.strings", Self.german)
    let path = folder.path + "/Base.lproj/Tea.intentdefinition"
    let text = try GeneratedDefinition(path).text
    #expect(text.contains("\"de\": IntentPhrasebook("))
    #expect(
      text.contains("IntentPhrase(\"Koche eine ${size} Tasse\", intentClass: \"BrewTeaIntent\")"))
    try folder.write("de.lproj/Tea.strings", "\"title1\" = \"Tee")
    let error = #expect(throws: DefinitionFaults.self) { try GeneratedDefinition(path) }
    #expect(error?.faults.first?.message.contains("de.lproj/Tea.strings:1: ") == true)
  }
}
