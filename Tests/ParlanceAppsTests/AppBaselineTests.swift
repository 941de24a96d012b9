import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("A baseline of findings")
struct AppBaselineTests {
  private func baseline(_ text: String) throws -> AppBaseline {
    try AppBaseline(PackFile(path: "baseline.json", text: text))
  }

  private func check(
    _ phrases: String, _ baseline: AppBaseline = AppBaseline(), disabledRules: Set<AppRule> = []
  ) throws -> AppCheck {
    let folder = try TemporaryFolder()
    try folder.write(
      AppVocabulary.fileName,
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INStartCallIntent</string>
      <key>IntentExamples</key><array>\(phrases)</array></dict></array></dict></plist>
      """)
    var settings = AppCheckSettings()
    settings.disabledRules = disabledRules
    return try AppCheck(AppFolder(folder.path), settings: settings, baseline: baseline)
  }

  private static let phrases =
    "<string>Call Bob</string>\n<string>Hey Siri, call Bob</string>\n<string>call bob</string>"

  @Test(
    "What it lists is found again where lines and the folder moved, and nothing else is left out")
  func survivesMoves() throws {
    let first = try check(Self.phrases)
    #expect(first.findings.map(\.rule) == [.heySiri, .duplicateExamplePhrase])
    let known = try baseline(first.baseline.json)
    #expect(known.count == 2)
    let second = try check("\n\n<string>Hey Siri, call Ann</string>" + Self.phrases, known)
    #expect(second.findings.map(\.fact) == ["'Hey Siri, call Ann' contains \"Hey Siri\""])
    #expect(second.knownFindings.map(\.rule) == [.heySiri, .duplicateExamplePhrase])
    #expect(second.staleCount == 0)
    #expect(second.isSuccess == false)
  }

  @Test("What it lists once is left out once, and what is gone is counted unless its rule is off")
  func counts() throws {
    let text = """
      {"findings":[
      {"file":"AppIntentVocabulary.plist","rule":"hey-siri","message":"'Hey Siri' contains \\"Hey Siri\\""}
      ]}

      """
    let known = try baseline(text)
    #expect(known.json == text)
    let phrase = "<string>Hey Siri</string>"
    let twice = try check(phrase + phrase, known, disabledRules: [.duplicateExamplePhrase])
    #expect(twice.findings.count == 1)
    #expect(twice.knownFindings.count == 1)
    #expect(try check("<string>Call Bob</string>", known).staleCount == 1)
    #expect(
      try check("<string>Call Bob</string>", known, disabledRules: [.heySiri]).staleCount == 0)
    #expect(twice.baseline.count == 2)
  }

  @Test(
    "What is wrong is told with file and line",
    arguments: [
      ("{\n\"finding\": []}", "baseline.json:2: unknown key \"finding\"; known are findings"),
      (
        "{\"findings\": [\n{\"file\": \"a\", \"rule\": \"b\"}]}",
        "baseline.json:2: the finding has no \"message\""
      ),
      ("", "baseline.json:1: "),
    ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: PackError.self) { try baseline(text) }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
