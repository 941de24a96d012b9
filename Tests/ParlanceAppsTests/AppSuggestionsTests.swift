import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Suggesting example phrases")
struct AppSuggestionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ language: String, _ phrases: [(String, String)]) throws {
    let entries = phrases.map { intent, phrase in
      """
      <dict><key>IntentName</key><string>\(intent)</string>
      <key>IntentExamples</key><array><string>\(phrase)</string></array></dict>
      """
    }
    try folder.write(
      "\(language).lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array>\(entries.joined())</array>
      </dict></plist>
      """)
  }

  private func writeName(_ name: String) throws {
    try folder.write(
      "Info.plist",
      """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>\(name)</string>
      </dict></plist>
      """)
  }

  /// Each as `language intent: phrases`.
  private func suggestions() throws -> [String] {
    try AppSuggestions(AppFolder(folder.path), in: Sample.library()).suggestions.map {
      "\($0.language) \($0.intent): \($0.phrases.joined(separator: ", "))"
    }
  }

  private static let ride = "INRequestRideIntent"
  private static let cancellation = "INCancelRideIntent"

  @Test("A language that lacks an intent gets its examples, with the app's name in place of others")
  func replacesNames() throws {
    try writeName("Fixie")
    try write("en", [(Self.ride, "Get me a bike with Fixie")])
    try write("de", [("INGetRideStatusIntent", "Wo bleibt mein Rad von Fixie")])
    #expect(
      try suggestions() == [
        "de \(Self.ride): bestell mir ein Tandem bei Fixie",
        "en INGetRideStatusIntent: where is my Fixie ride",
      ])
  }

  @Test(
    "A request whose example names no app is made to name it as the language's other examples do")
  func addsNames() throws {
    try writeName("Fixie")
    try write("en", [(Self.ride, "Get me a bike with Fixie"), (Self.cancellation, "")])
    #expect(try suggestions() == ["en \(Self.cancellation): cancel my ride with Fixie"])
  }

  @Test("The name that the phrases agree on will do where nothing else says it")
  func findsName() throws {
    try write("en", [(Self.ride, "Get me a bike with Fixie")])
    try write("de", [(Self.ride, "Get me a bike with Fixie")])
    #expect(try suggestions() == ["de \(Self.ride): bestell mir ein Tandem bei Fixie"])
  }

  @Test("A phrase that is not understood as its intent does not serve it")
  func replacesPhrases() throws {
    try writeName("Fixie")
    try write("en", [(Self.ride, "I am fast with Fixie")])
    #expect(
      try suggestions()
        == ["en \(Self.ride): get me a tandem with Fixie"])
  }

  @Test("Nothing is known of intents without templates and of languages without a pack")
  func knowsNothing() throws {
    try writeName("Fixie")
    try write("en", [("INCreateNoteIntent", ""), (Self.ride, "Get me a bike with Fixie")])
    try write("cs", [])
    #expect(
      try suggestions() == [
        "cs INCreateNoteIntent: ", "cs \(Self.ride): ", "en INCreateNoteIntent: ",
      ])
  }

  /// A library with one language more, of a single template.
  private func library(_ phrases: String) throws -> PackLibrary {
    let weights = try FileContents.read(Sample.packs + "/en/weights.json")
    try folder.write("packs/la/weights.json", weights)
    try folder.write("packs/la/pack.json", #"{"tag": "la"}"#)
    try folder.write(
      "packs/la/rides.phrases", "App = @app | @name ~2\n\n## \(Self.ride)\n\(phrases)\n")
    return try PackLibrary.folder(folder.path + "/packs")
  }

  @Test(
    "No phrase names an app beside the one that it is for",
    arguments: [
      ("  > roga birotam cum Lyft\n  > roga birotam apud Rota", ["roga birotam apud Fixie"]),
      ("  > roga birotam cum Lyft\n  > roga birotam cum Lyft apud Rota", []),
    ])
  func namesOneApp(examples: String, phrases: [String]) throws {
    try folder.write(
      "App/Info.plist", AppFixture.list("<key>CFBundleName</key><string>Fixie</string>"))
    try folder.write("App/la.lproj/AppIntentVocabulary.plist", AppFixture.vocabulary(Self.ride))
    let library = try library("roga birotam [cum Lyft] [apud {app}]\n" + examples)
    let found = try AppSuggestions(AppFolder(folder.path + "/App"), in: library).suggestions
    #expect(found.map(\.phrases) == [phrases])
    if phrases.isEmpty { #expect(found.map(\.result) == [.failure(.noFittingExample)]) }
  }

  @Test("It is said why nothing is suggested")
  func saysWhy() throws {
    try write("en", [("INCreateNoteIntent", ""), (Self.ride, "Get me a bike with Fixie")])
    try write("cs", [])
    let found = try AppSuggestions(AppFolder(folder.path), in: Sample.library()).suggestions
    #expect(
      found.map(\.result) == [.failure(.noPack), .failure(.noPack), .failure(.noTemplates)])
  }

  @Test(
    "A rule that is off, and a finding that a baseline lists, ask for no phrases",
    arguments: [
      (AppRule.missingLocalization, "de"), (.missingExamplePhrase, "en"),
      (.phraseNotClassified, "en-GB"),
    ])
  func leavesAccepted(rule: AppRule, language: String) throws {
    try writeName("Fixie")
    try folder.write("Siri/Info.plist", AppFixture.intentExtension(Self.ride))
    try write("en", [])
    try write("en-GB", [(Self.ride, "I am fast with Fixie")])
    try folder.write("de.lproj/InfoPlist.strings", "")
    let (app, library) = (try AppFolder(folder.path), try Sample.library())
    var settings = AppCheckSettings()
    let all = try AppSuggestions(app, in: library).suggestions.map(\.language)
    #expect(all == ["de", "en-GB", "en"])
    settings.disabledRules = [rule]
    #expect(
      try AppSuggestions(app, in: library, settings: settings).suggestions.map(\.language)
        == all.filter { $0 != language })
    let others = Set(AppRule.allCases).subtracting([rule])
    settings.disabledRules = others
    let baseline = try AppCheck(app, in: library, settings: settings).baseline
    #expect(baseline.count == 1)
    #expect(
      try AppSuggestions(app, in: library, baseline: baseline).suggestions.map(\.language)
        == all.filter { $0 != language })
  }

  @Test("An app without a vocabulary needs none where its baseline says so")
  func leavesAcceptedApps() throws {
    try folder.write("Info.plist", AppFixture.list("<key>LSRequiresIPhoneOS</key><true/>"))
    try folder.write("Siri/Info.plist", AppFixture.intentExtension(Self.ride))
    try folder.write("en.lproj/InfoPlist.strings", "a = b;")
    let (app, library) = (try AppFolder(folder.path), try Sample.library())
    #expect(try AppSuggestions(app, in: library).suggestions.map(\.intent) == [Self.ride])
    let baseline = try AppCheck(app, in: library).baseline
    #expect(try AppSuggestions(app, in: library, baseline: baseline).suggestions.isEmpty)
  }

  @Test("The base and varieties of a language need no phrases, nor does an app that has them all")
  func leavesAlone() throws {
    try write("en", [(Self.ride, "Get me a bike with Fixie")])
    try folder.write("en-AU.lproj/InfoPlist.strings", "")
    try folder.write("Base.lproj/InfoPlist.strings", "")
    #expect(try suggestions().isEmpty)
  }
}
