import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Checking AppIntentVocabulary.plist")
struct VocabularyCheckTests {
  /// What is found in the values of the two root keys, each as `line rule`.
  private func findings(phrases: String = "", parameters: String = "") throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      AppVocabulary.fileName,
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array>
      \(phrases)
      </array><key>ParameterVocabularies</key><array>
      \(parameters)
      </array></dict></plist>
      """)
    return try AppCheck(AppFolder(folder.path)).findings
      .map { "\($0.line) \($0.rule.rawValue)" }
  }

  private func phrases(_ intent: String, _ examples: String...) -> String {
    let strings = examples.map { "<string>\($0)</string>\n" }.joined()
    return """
      <dict><key>IntentName</key><string>\(intent)</string><key>IntentExamples</key><array>
      \(strings)</array></dict>
      """
  }

  private func item(_ identifier: String, _ phrase: String, _ pronunciation: String) -> String {
    """
    <dict><key>VocabularyItemIdentifier</key><string>\(identifier)</string>
    <key>VocabularyItemSynonyms</key><array><dict>
    <key>VocabularyItemPhrase</key><string>\(phrase)</string>
    <key>VocabularyItemPronunciation</key><string>\(pronunciation)</string>
    </dict></array></dict>
    """
  }

  private func parameters(_ name: String, _ items: String...) -> String {
    """
    <dict><key>ParameterNames</key><array><string>\(name)</string></array>
    <key>ParameterVocabulary</key><array>
    \(items.joined(separator: "\n"))
    </array></dict>
    """
  }

  @Test("Intents without parameters are intents of the system")
  func knowsIntents() throws {
    for intent in ["INGetRideStatusIntent", "INListCarsIntent", "INGetRestaurantGuestIntent"] {
      #expect(try findings(phrases: phrases(intent, "Hello")).isEmpty)
    }
  }

  @Test("A phrase may serve two intents, but one intent only once, whichever entry it stands in")
  func findsDuplicates() throws {
    let call = phrases("INStartCallIntent", "Call Bob")
    #expect(try findings(phrases: call + phrases("INStartAudioCallIntent", "Call Bob")).isEmpty)
    #expect(
      try findings(phrases: call + "\n" + phrases("INStartCallIntent", "call bob"))
        == ["6 duplicate-example-phrase"])
  }

  @Test(
    "Only the words themselves call Siri",
    arguments: [
      ("Hey Siri, call Bob", true), ("hey, siri call Bob", true), ("HEY SIRI", true),
      ("Ask Siri to call Bob", false), ("Play They Sirius", false), ("Hey Bob", false),
    ])
  func findsCallsOfSiri(phrase: String, isFound: Bool) throws {
    let found = try findings(phrases: phrases("INStartCallIntent", phrase))
    #expect(found == (isFound ? ["3 hey-siri"] : []))
  }

  @Test("Examples that are absent are missing")
  func findsMissingExamples() throws {
    let entry = "<dict><key>IntentName</key><string>INStartCallIntent</string></dict>"
    #expect(try findings(phrases: entry) == ["2 missing-example-phrase"])
  }

  @Test("A term may be pronounced in two ways, and serve two parameters")
  func acceptsTerms() throws {
    let run = item("run", "Fartlek", "fart leck")
    #expect(
      try findings(
        parameters: parameters(
          "INStartWorkoutIntent.workoutName", run, item("run", "Fartlek", "fahrt lake"))
          + parameters("INEndWorkoutIntent.workoutName", run)
      ).isEmpty)
  }

  @Test("A term with two identifiers, and the same one twice, are duplicates")
  func findsDuplicateTerms() throws {
    let run = item("run", "Fartlek", "fart leck")
    for other in [run, item("walk", "fartlek", "")] {
      let found = try findings(
        parameters: parameters("INStartWorkoutIntent.workoutName", run, other))
      #expect(found == ["13 duplicate-term"])
    }
  }

  @Test("A term of 1024 bytes is not too long, one of 1026 is")
  func measuresTerms() throws {
    for (count, rules) in [(512, []), (513, ["8 term-too-long"])] {
      let long = item("long", String(repeating: "a", count: count), "")
      #expect(
        try findings(parameters: parameters("INStartWorkoutIntent.workoutName", long)) == rules)
    }
  }

  @Test(
    "Parameters are named by an intent of the system and a property",
    arguments: [
      ("INPlayMediaIntent.playlistTitle", true), ("INStartWorkoutIntent", false),
      ("INStartWorkIntent.workoutName", false), (".workoutName", false), ("a.b.c", false),
    ])
  func readsParameterNames(name: String, isKnown: Bool) throws {
    let found = try findings(parameters: parameters(name, item("run", "Fartlek", "")))
    #expect(found == (isKnown ? [] : ["4 unknown-intent"]))
  }
}
