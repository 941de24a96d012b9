import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps

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

  @Test("The base and varieties of a language need no phrases, nor does an app that has them all")
  func leavesAlone() throws {
    try write("en", [(Self.ride, "Get me a bike with Fixie")])
    try folder.write("en-AU.lproj/InfoPlist.strings", "")
    try folder.write("Base.lproj/InfoPlist.strings", "")
    #expect(try suggestions().isEmpty)
  }
}
