import ParlanceApps
import ParlanceIntents
import ParlanceLanguages
import ParlanceVocabulary
import TestSupport
import Testing

@Suite("What apps bring to understanding")
struct AppContextsTests {
  private func apps(_ code: String, in folder: TemporaryFolder) throws -> [App] {
    try AppContexts(AppFolder(folder.path + "/Fit")).apps(for: LanguageCode(code))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "Fit/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Fit</string>
      <key>INIntentsSupported</key><array><string>INStartWorkoutIntent</string></array>
      <key>INAlternativeAppNames</key><array><dict>
      <key>INAlternativeAppName</key><string>Fitness</string>
      <key>INAlternativeAppNamePronunciationHint</key><string>fit nas</string>
      </dict></array></dict></plist>
      """)
    try folder.write("Fit/en.lproj/AppIntentVocabulary.plist", vocabulary("Drill", "drrill"))
    try folder.write("Fit/de.lproj/AppIntentVocabulary.plist", vocabulary("Zirkel", "zürkel"))
    try folder.write("Fit/de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Fitt\";")
    return folder
  }

  private func vocabulary(_ phrase: String, _ sound: String) -> String {
    """
    <plist version="1.0"><dict><key>ParameterVocabularies</key><array><dict>
    <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
    <key>ParameterVocabulary</key><array><dict>
    <key>VocabularyItemIdentifier</key><string>drill</string>
    <key>VocabularyItemSynonyms</key><array><dict>
    <key>VocabularyItemPhrase</key><string>\(phrase)</string>
    <key>VocabularyItemPronunciation</key><string>\(sound)</string>
    </dict></array></dict></array></dict></array></dict></plist>
    """
  }

  @Test("Terms are those of all files of a language")
  func readsAllFiles() throws {
    let folder = try folder()
    try folder.write("Fit/Watch/en.lproj/AppIntentVocabulary.plist", vocabulary("Bokwa", "bockwa"))
    let app = try #require(try apps("en", in: folder).first)
    #expect(app.terms.map(\.term.spokenPhrase) == ["Bokwa", "Drill"])
  }

  @Test(
    "Names and terms are the nearest language's",
    arguments: [
      ("de-AT", "Fitt", ["Fit", "Fitness", "fit nas"], "Zirkel", "zürkel"),
      ("en-GB", "Fit", ["Fitness", "fit nas"], "Drill", "drrill"),
    ])
  func readsLanguages(
    _ code: String, _ name: String, _ others: [String], _ phrase: String, _ sound: String
  ) throws {
    let app = try #require(try apps(code, in: folder()).first)
    #expect(app.name == name)
    #expect(app.alternativeNames == others)
    #expect(app.intents == ["INStartWorkoutIntent"])
    let term = VocabularyTerm(phrase, pronunciationHint: sound, vocabularyIdentifier: "drill")
    #expect(app.terms == [AppTerm(term, parameters: ["INStartWorkoutIntent.workoutName"])])
  }

  @Test("In a language that an app does not speak it has names and no terms")
  func namesAppsEverywhere() throws {
    let app = try #require(try apps("ja-JP", in: folder()).first)
    #expect(app.name == "Fit")
    #expect(app.terms.isEmpty)
  }

  @Test("An app that leaves its name to the build goes by its folder's")
  func fallsBackToFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Fit/en.lproj/AppIntentVocabulary.plist", vocabulary("Drill", "drrill"))
    #expect(try apps("en-US", in: folder).map(\.name) == ["Fit"])
  }

  @Test("A folder that is named by a way has the name at its end")
  func resolvesFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("Fit/en.lproj/AppIntentVocabulary.plist", vocabulary("Drill", "drrill"))
    let apps = AppContexts(try AppFolder(folder.path + "/Fit/en.lproj/.."))
    #expect(try apps.apps(for: LanguageCode("en-US")).map(\.name) == ["Fit"])
  }

  @Test("Apps with their own projects or bundles are apart")
  func tellsAppsApart() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write("Fit/\(name).app/en.lproj/AppIntentVocabulary.plist", vocabulary(name, name))
    }
    let apps = try apps("en-US", in: folder)
    #expect(apps.map(\.name) == ["One", "Two"])
    #expect(apps.flatMap(\.terms).map(\.term.spokenPhrase) == ["One", "Two"])
  }
}
