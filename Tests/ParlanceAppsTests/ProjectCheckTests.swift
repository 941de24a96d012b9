import FoundationEssentials
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Comparing the files of an app")
struct ProjectCheckTests {
  private static let app = AppFixture.list(
    """
    <key>LSRequiresIPhoneOS</key><true/>
    <key>NSSiriUsageDescription</key><string>To sing</string>
    """)
  private static let ride = "INRequestRideIntent"
  private static let status = "INGetRideStatusIntent"

  private func findings(_ files: [String: String]) throws -> [String] {
    try AppFixture(files).findings()
  }

  @Test("An intent that is supported needs phrases in each language, and phrases need support")
  func comparesPhrases() throws {
    let files = [
      "App/Info.plist": Self.app,
      "Siri/Info.plist": AppFixture.intentExtension(Self.ride, Self.status, "SingIntent"),
      "App/xx.lproj/AppIntentVocabulary.plist": AppFixture.vocabulary(Self.ride, Self.status),
      "App/yy.lproj/AppIntentVocabulary.plist": AppFixture.vocabulary(
        Self.ride, "INCancelRideIntent"),
    ]
    #expect(
      try findings(files) == [
        "App/yy.lproj/AppIntentVocabulary.plist:2 missing-example-phrase",
        "App/yy.lproj/AppIntentVocabulary.plist:6 unhandled-intent",
      ])
  }

  @Test("An app without a vocabulary lacks the phrases of each intent")
  func findsMissingVocabulary() throws {
    let support = AppFixture.intentExtension(Self.ride)
    #expect(try findings(["Siri/Info.plist": support]).isEmpty)
    #expect(
      try findings(["Siri/Info.plist": support, "App/Info.plist": Self.app]) == [
        "Siri/Info.plist:5 missing-example-phrase"
      ])
  }

  @Test("An intent of two extensions is found, but not where one may be for a watch")
  func findsRepeatedSupport() throws {
    let support = AppFixture.intentExtension("SingIntent")
    let files = ["App/Info.plist": Self.app, "A/Info.plist": support, "B/Info.plist": support]
    #expect(try findings(files) == ["B/Info.plist:5 repeated-support"])
    let watch = ["Watch/Info.plist": AppFixture.list("<key>WKApplication</key><true/>")]
    #expect(try findings(files.merging(watch) { $1 }).isEmpty)
  }

  @Test("Apps are told apart by their projects and bundles")
  func separatesApps() throws {
    let support = AppFixture.intentExtension("SingIntent")
    #expect(
      try findings([
        "One.app/Info.plist": Self.app, "One.app/PlugIns/A.appex/Info.plist": support,
        "Two/Two.xcodeproj/project.pbxproj": "", "Two/A/Info.plist": support,
        "Two/App/Info.plist": Self.app, "Two/en.lproj/AppIntentVocabulary.plist": Self.app,
      ]).filter { $0.contains("repeated") }.isEmpty)
  }

  @Test("What is restricted has to be supported, in the app's own keys as in an extension's")
  func findsRestrictions() throws {
    #expect(
      try findings([
        "Siri/Info.plist": AppFixture.intentExtension(
          "AIntent", restricted: ["AIntent", "BIntent"])
      ]) == ["Siri/Info.plist:9 unsupported-restriction"])
    let own = AppFixture.list(
      """
      <key>INIntentsSupported</key>\(AppFixture.strings(["AIntent"]))
      <key>INIntentsRestrictedWhileLocked</key>\(AppFixture.strings(["BIntent"]))
      """)
    #expect(try findings(["Info.plist": own]) == ["Info.plist:6 unsupported-restriction"])
  }

  @Test("Classes are of the system, or of a definition where there is one")
  func findsUnknownIntents() throws {
    let definition = AppFixture.list(
      """
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Sing</string>
      <key>INIntentTitle</key><string>A</string><key>INIntentDescription</key><string>B</string>
      </dict></array>
      """)
    let support = AppFixture.intentExtension("SingIntent", "SangIntent")
    #expect(try findings(["Siri/Info.plist": support]).isEmpty)
    #expect(
      try findings(["Siri/Info.plist": support, "A.intentdefinition": definition]) == [
        "Siri/Info.plist:6 unknown-intent"
      ])
    #expect(
      try findings(["Siri/Info.plist": AppFixture.intentExtension("INRequestRidesIntent")]) == [
        "Siri/Info.plist:5 unknown-intent"
      ])
  }

  @Test("An app that supports intents of the system says why, and is entitled to")
  func findsPermissions() throws {
    let silent = AppFixture.list("<key>LSRequiresIPhoneOS</key><true/>")
    let files = [
      "App/Info.plist": silent, "Siri/Info.plist": AppFixture.intentExtension(Self.ride),
      "xx.lproj/AppIntentVocabulary.plist": AppFixture.vocabulary(Self.ride),
      "App/App.entitlements": AppFixture.list("<key>a</key><true/>"),
    ]
    #expect(
      try findings(files) == [
        "App/App.entitlements:1 missing-entitlement", "App/Info.plist:1 missing-usage-description",
      ])
    let granted = [
      "App/App.entitlements": AppFixture.list("<key>com.apple.developer.siri</key><true/>"),
      "A.xcodeproj/project.pbxproj": "INFOPLIST_KEY_NSSiriUsageDescription = \"To sing\";",
    ]
    #expect(try findings(files.merging(granted) { $1 }).isEmpty)
    let configured = ["Base.xcconfig": "INFOPLIST_KEY_NSSiriUsageDescription = To sing"]
    #expect(
      try findings(files.merging(configured) { $1 }) == [
        "App/App.entitlements:1 missing-entitlement"
      ])
    let custom = ["Siri/Info.plist": AppFixture.intentExtension("SingIntent")]
    #expect(
      try findings(files.merging(custom) { $1 }.filter { !$0.key.hasPrefix("xx") }).isEmpty)
  }

  @Test("A deprecated class is found, but not beside its successor")
  func findsDeprecations() throws {
    let old = "INStartAudioCallIntent"
    #expect(
      try findings(["Base.lproj/AppIntentVocabulary.plist": AppFixture.vocabulary(old)]) == [
        "Base.lproj/AppIntentVocabulary.plist:3 deprecated-intent"
      ])
    #expect(
      try findings([
        "Base.lproj/AppIntentVocabulary.plist": AppFixture.vocabulary(old, "INStartCallIntent")
      ]).isEmpty)
    #expect(
      try findings(["Siri/Info.plist": AppFixture.intentExtension("INPayBillIntent")]) == [
        "Siri/Info.plist:5 deprecated-intent"
      ])
  }

  @Test("Names of an app: at most three others, each with words, none twice")
  func findsNames() throws {
    func findings(_ names: String...) throws -> [String] {
      let entries = names.map {
        "<dict><key>INAlternativeAppName</key><string>\($0)</string></dict>\n"
      }
      return try self.findings([
        "App-Info.plist": AppFixture.list(
          """
          <key>CFBundleDisplayName</key><string>Two Wheels</string>
          <key>INAlternativeAppNames</key><array>
          \(entries.joined())<dict/></array>
          """)
      ])
    }
    #expect(try findings("Bikes", "Wheels") == ["App-Info.plist:6 missing-key"])
    #expect(
      try findings("two  wheels", " ", "B", "C") == [
        "App-Info.plist:4 duplicate-app-name", "App-Info.plist:5 empty-app-name",
        "App-Info.plist:7 too-many-app-names", "App-Info.plist:8 missing-key",
      ])
  }
}
