import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Classifying example phrases")
struct ClassificationCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes the phrases of a language: class and phrase.
  private func write(_ language: String, _ phrases: [(String, String)], terms: String = "") throws {
    let entries = phrases.map { intent, phrase in
      """
      <dict><key>IntentName</key><string>\(intent)</string>
      <key>IntentExamples</key><array><string>\(phrase)</string></array></dict>
      """
    }
    try folder.write(
      "App/\(language).lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array>
      \(entries.joined(separator: "\n"))
      </array>\(terms)</dict></plist>
      """)
  }

  private func findings() throws -> [AppFinding] {
    try AppCheck(AppFolder(folder.path), in: Sample.library()).findings
  }

  /// Each as `file rule`.
  private func rules() throws -> [String] {
    try findings().map { "\($0.path(in: folder.path).dropFirst(4).prefix(2)) \($0.rule.rawValue)" }
  }

  private static let ride = "INRequestRideIntent"
  private static let phrase = (ride, "Get me a bike with Ann")

  @Test("A phrase that is not understood says where that ends, and what is nearest")
  func explains() throws {
    try write("en", [(Self.ride, "Get me a tandem without Twowheels")])
    let finding = try #require(try findings().first)
    #expect(
      finding.fact == "'Get me a tandem without Twowheels' is not classified as \(Self.ride)")
    let detail = try #require(finding.detail)
    #expect(detail.hasPrefix("Nothing goes on with \"without\"; nearest is \"get me a tandem"))
    #expect(detail.contains("rides.phrases:4) of \(Self.ride), where"))
  }

  @Test("Where another intent is nearest, it is said how one asks for this one")
  func exemplifies() throws {
    try write("en", [("INCancelRideIntent", "Get me out of here")])
    let found = try findings()
    let detail = try #require(found.first?.detail)
    #expect(detail.contains(" of \(Self.ride), where "))
    #expect(detail.hasSuffix(" INCancelRideIntent is asked for as in \"cancel my ride\"."))
  }

  @Test(
    "A phrase of another intent of the app says of which, and of one that is not the app's, too")
  func findsOthers() throws {
    try write("en", [(Self.ride, "Cancel my ride"), ("INGetRideStatusIntent", "Cancel my ride")])
    #expect(try rules() == ["en phrase-not-classified", "en phrase-not-classified"])
    let found = try findings()
    let detail = try #require(found.first?.detail)
    #expect(detail.hasPrefix("It is understood as INCancelRideIntent, like \"cancel my ride"))
    try write("en", [(Self.ride, "Cancel my ride"), ("INCancelRideIntent", "Cancel my ride")])
    #expect(try rules() == ["en phrase-classified-as-other"])
    #expect(
      try findings().first?.fact
        == "'Cancel my ride' is classified as INCancelRideIntent, not as \(Self.ride)")
  }

  @Test("Intents without templates, languages without a pack, and the base are passed over")
  func passesOver() throws {
    try write("en", [("INStartCallIntent", "Call Bob")])
    try write("cs", [(Self.ride, "Sežeň mi kolo")])
    try write("Base", [(Self.ride, "Nothing of the kind")])
    #expect(try rules().isEmpty)
  }

  @Test("A phrase of another folder is found in a language with a pack and in one without")
  func findsLanguages() throws {
    for language in ["en", "de", "cs"] { try write(language, [Self.phrase]) }
    #expect(try rules() == ["cs phrase-in-other-language", "de phrase-in-other-language"])
    #expect(
      try findings().first?.fact
        == "'Get me a bike with Ann' is in the language of en.lproj, not of cs.lproj")
  }

  @Test("A phrase in words of another language is found though that has another phrase")
  func findsWords() throws {
    try write("en", [Self.phrase])
    try write("de", [(Self.ride, "Book a bike with Ann")])
    try write("cs", [(Self.ride, "Book a bike with Ann")])
    #expect(try rules() == ["de phrase-in-other-language"])
  }

  @Test("Of a language and its varieties the language is named")
  func namesLanguage() throws {
    for language in ["en-AU", "en", "en-GB", "de"] { try write(language, [Self.phrase]) }
    let facts = try findings().map(\.fact)
    #expect(facts == ["'Get me a bike with Ann' is in the language of en.lproj, not of de.lproj"])
  }

  @Test("Varieties of a language share their phrases")
  func sharesPhrases() throws {
    for language in ["en", "en-GB"] { try write(language, [Self.phrase]) }
    #expect(try rules().isEmpty)
  }

  @Test("The app's terms and names are known, by the plist and in the language")
  func knowsTerms() throws {
    let terms = """
      <key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>INRequestRideIntent.rideOptionName</string></array>
      <key>ParameterVocabulary</key><array><dict>
      <key>VocabularyItemIdentifier</key><string>c</string>
      <key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>my my bike and you</string>
      </dict></array></dict></array></dict></array>
      """
    let phrases = [(Self.ride, "Get me a my my bike and you with One of Those")]
    try write("en", phrases)
    #expect(try rules() == ["en phrase-not-classified"])
    try write("en", phrases, terms: terms)
    try folder.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>One of Those</string>
      </dict></plist>
      """)
    #expect(try rules().isEmpty)
  }

  @Test(
    "A phrase names the app when any of its names is in it, written apart or together",
    arguments: [
      ("Rent a bike with Two Wheels", true), ("Rent a bike with twowheels", true),
      ("Rent a bike with Zweirad", true), ("Rent a bike with Dos", true),
      ("Rent a bike with Wheels", false),
    ])
  func findsNames(phrase: String, isNamed: Bool) throws {
    try write("en", [(Self.ride, phrase)])
    try folder.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Twowheels</string>
      <key>INAlternativeAppNames</key><array>
      <dict><key>INAlternativeAppName</key><string>Zweirad</string></dict></array></dict></plist>
      """)
    try folder.write("App/en.lproj/InfoPlist.strings", "\"CFBundleSpokenName\" = \"Dos\";\n")
    #expect(try rules() == (isNamed ? [] : ["en phrase-without-app-name"]))
  }

  @Test("Names that only a build knows, of an extension, or of another app, are none of the app's")
  func ignoresNames() throws {
    try write("en", [(Self.ride, "Rent a bike with Ann")])
    func plist(_ name: String, _ more: String = "") -> String {
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>\(name)</string>\(more)</dict></plist>"
    }
    try folder.write("App/Info.plist", plist("$(PRODUCT_NAME)"))
    try folder.write(
      "App/Extension/Info.plist", plist("Bob", "<key>NSExtension</key><dict></dict>"))
    #expect(try rules().isEmpty)
    try folder.write("App/Info.plist", plist("Ann"))
    try folder.write("Other/Info.plist", plist("Bob"))
    #expect(try rules().isEmpty)
  }

  @Test(
    "Variables are found, and other signs are none",
    arguments: [
      ("Get $(NAME)", "$(NAME)"), ("Get ${name} now", "${name}"), ("Call %@", "%@"),
      ("Send %1$@ 5", "%1$@"), ("Wait %d days", "%d"), ("Call {name}", "{name}"),
      ("Call &lt;name&gt;", "<name>"), ("Ride with \\(.applicationName)", "\\(.applicationName)"),
      ("Pay $5 (five)", nil), ("Take 100% downhill", nil), ("Is 3 &lt; 5?", nil),
    ] as [(String, String?)])
  func findsVariables(phrase: String, variable: String?) throws {
    try write("en", [("INStartCallIntent", phrase)])
    let facts = try findings().map(\.fact)
    #expect(facts.count == (variable == nil ? 0 : 1))
    if let variable { #expect(facts[0].hasSuffix("has the variable '\(variable)' left in it")) }
  }
}
