import Foundation
import Parlance
import ParlanceApps
import TestSupport
import Testing

@Suite("parlance check")
struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/en.lproj/AppIntentVocabulary.plist", Self.vocabulary)
  }

  private static let vocabulary = """
    <plist version="1.0">
    <dict>
    <key>IntentPhrases</key> <array> <dict>
    <key>IntentName</key> <string>INRequestRideIntent</string>
    <key>IntentExamples</key>
    <array>
    <string>Hey Siri, get me a bike</string>
    </array> </dict> </array>
    </dict>
    </plist>
    """

  private func run(_ options: String...) throws -> ToolRun {
    try ToolRun(["check", folder.path + "/App"] + options)
  }

  private func withoutFolder(_ text: String) -> String {
    text.replacing(folder.path + "/", with: "").replacing(
      folder.path.replacing("/", with: "\\/") + "\\/", with: "")
  }

  private static let text = """
    App/en.lproj/AppIntentVocabulary.plist:7: error: 'Hey Siri, get me a bike' contains "Hey Siri" [hey-siri]
      Begin with what people say after they have called Siri.

    1 file, 1 error, 0 warnings

    """

  @Test("An error is told with what to do, and ends with 1")
  func findsErrors() throws {
    let run = try run()
    #expect(withoutFolder(run.output) == Self.text)
    #expect(run.errors == "")
    #expect(run.code == 1)
  }

  @Test("The README and the page on checking show what it says")
  func isDocumented() throws {
    #expect(try DocumentationPage("README.md").text.contains(Self.text))
    let page = try DocumentationPage.article("CheckingAnApp.md").text
    #expect(page.contains(Self.text.prefix { $0 != "1" }.trimmingCharacters(in: .newlines)))
    for rule in AppRule.allCases {
      #expect(
        page.contains(
          "\n| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(rule.summary) |\n"))
    }
  }

  @Test("Warnings end with 0, and findings of several files are apart")
  func findsWarnings() throws {
    try folder.write("App/fr.lproj/InfoPlist.strings", "\"a\" = \"b\";\n")
    try folder.write("App/it.lproj/InfoPlist.strings", "\"a\" = \"b\";\n")
    let run = try run("--disable", "hey-siri")
    #expect(
      withoutFolder(run.output) == """
        App/fr.lproj/AppIntentVocabulary.plist:1: warning: fr.lproj has no AppIntentVocabulary.plist, as en.lproj has [missing-localization]
          Add a translated copy of the file to the language's folder.

        App/it.lproj/AppIntentVocabulary.plist:1: warning: it.lproj has no AppIntentVocabulary.plist, as en.lproj has [missing-localization]
          Add a translated copy of the file to the language's folder.

        3 files, 0 errors, 2 warnings

        """)
    #expect(run.code == 0)
  }

  @Test("Where nothing is found, only the counts are told")
  func findsNothing() throws {
    let run = try run("--disable", "hey-siri")
    #expect(run.output == "1 file, 0 errors, 0 warnings\n")
    #expect(run.code == 0)
  }

  @Test("JSON has the same for programs")
  func writesJSON() throws {
    let run = try run("--format", "json")
    #expect(
      withoutFolder(run.output) == """
        {"files":1,"errors":1,"warnings":0,"notes":0,\
        "known":0,"stale":0,"findings":[{"file":"App/en.lproj/AppIntentVocabulary.plist",\
        "line":7,"severity":"error","rule":"hey-siri",\
        "message":"'Hey Siri, get me a bike' contains \\"Hey Siri\\"",\
        "fix":"Begin with what people say after they have called Siri."}]}

        """)
    #expect(run.code == 1)
  }

  @Test("The folder's settings hold, those of an option in their stead, and one is told of faults")
  func readsSettings() throws {
    try folder.write("App/.parlance.json", #"{"severities": {"hey-siri": "note"}}"#)
    #expect(try run().output.hasSuffix("1 file, 0 errors, 0 warnings, 1 note\n"))
    try folder.write("other.json", #"{"disabledRules": ["hey-siri"]}"#)
    let other = try run("--config", folder.path + "/other.json")
    #expect(other.output == "1 file, 0 errors, 0 warnings\n")
    try folder.write("App/.parlance.json", "{\n\"rules\": 1}")
    let faulty = try run()
    #expect(withoutFolder(faulty.errors).hasPrefix("parlance: App/.parlance.json:2: unknown key"))
    #expect(faulty.code == 3)
  }

  @Test("The settings that the page shows can be read")
  func readsPage() throws {
    let blocks = try DocumentationPage.article("CheckingAnApp.md").blocks
    let block = try #require(blocks.first { $0.language == "json" })
    let settings = try AppCheckSettings(PackFile(path: "page", text: block.content))
    #expect(settings.disabledRules == [.fileEncoding])
    #expect(settings.severities == [.missingLocalization: .error, .unknownKey: .note])
    #expect(settings.excludedFolders == ["Pods", "Sources/Old"])
  }

  @Test("A baseline leaves out what it lists, and its folder may be named in another way")
  func readsBaselines() throws {
    let path = folder.path + "/baseline.json"
    let written = try run("--write-baseline", path)
    #expect(withoutFolder(written.output) == "baseline.json: 1 finding\n")
    #expect(written.code == 0)
    let known = try ToolRun(["check", folder.path + "/./App/", "--baseline", path])
    #expect(known.output == "1 file, 0 errors, 0 warnings, 1 in the baseline\n")
    #expect(known.code == 0)
    #expect(
      try run("--baseline", path, "--format", "json").output.contains("\"known\":1,\"stale\":0,"))
    let stale = try run("--baseline", path, "--write-baseline", path, "--config", path)
    #expect(stale.code == 3)
    try folder.write(
      "App/en.lproj/AppIntentVocabulary.plist", Self.vocabulary.replacing("Hey Siri, g", with: "G"))
    #expect(
      try run("--baseline", path, "--disable", "phrase-not-classified").output
        == "1 file, 0 errors, 0 warnings, 1 of the baseline found no more\n")
    #expect(
      try run("--baseline", path, "--format", "json").output.contains("\"known\":0,\"stale\":1,"))
  }

  private static let phrases = """
    App = @app | @name ~2

    ## INRequestRideIntent
    roga birotam [apud {app}]
      > roga birotam apud Rota

    """

  private static let information = """
    <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Fixie</string></dict></plist>
    """

  private static let suggestion = """
    <!-- App/la.lproj/AppIntentVocabulary.plist: into IntentPhrases -->
    <dict>
    \t<key>IntentName</key>
    \t<string>INRequestRideIntent</string>
    \t<key>IntentExamples</key>
    \t<array>
    \t\t<string>roga birotam apud Fixie</string>
    \t</array>
    </dict>

    """

  @Test("What is missing is suggested as property lists, and the page shows how")
  func suggests() throws {
    try folder.write("packs/la/pack.json", #"{"tag": "la"}"#)
    try folder.write("packs/la/weights.json", TestPack.weights)
    try folder.write("packs/la/rides.phrases", Self.phrases)
    try folder.write("App/Info.plist", Self.information)
    try folder.write("App/la.lproj/InfoPlist.strings", "\"a\" = \"b\";\n")
    try folder.write("App/cs.lproj/InfoPlist.strings", "\"a\" = \"b\";\n")
    try folder.write(
      "App/en.lproj/AppIntentVocabulary.plist", Self.vocabulary.replacing("Hey Siri, g", with: "G"))
    let run = try run("--suggest", "--packs", folder.path + "/packs")
    #expect(withoutFolder(run.output).contains(Self.suggestion))
    #expect(
      withoutFolder(run.output).hasPrefix(
        """
        <!-- App/cs.lproj/AppIntentVocabulary.plist: into IntentPhrases -->
        <!-- INRequestRideIntent: there is no pack of cs -->

        """))
    #expect(run.code == 0)
    #expect(try DocumentationPage.article("CheckingAnApp.md").text.contains(Self.suggestion))
    let none = "<!-- every intent has its example phrases -->\n"
    let packs = ["--packs", folder.path + "/packs"]
    #expect(
      try ToolRun(
        ["check", folder.path + "/App", "--suggest", "--disable", "missing-localization"] + packs
      )
      .output.contains("la.lproj") == false)
    let path = folder.path + "/baseline.json"
    _ = try ToolRun(["check", folder.path + "/App", "--write-baseline", path] + packs)
    #expect(
      try ToolRun(["check", folder.path + "/App", "--suggest", "--baseline", path] + packs).output
        == none)
    #expect(try self.run("--suggest", "--format", "json").code == 2)
    #expect(try self.run("--suggest", "--write-baseline", folder.path + "/list").code == 2)
  }

  @Test("A suggestion's comment holds no two hyphens side by side, which would end it")
  func separatesHyphens() throws {
    try folder.write("A---B/en.lproj/AppIntentVocabulary.plist", Self.vocabulary)
    let run = try ToolRun(["check", "--suggest", folder.path + "/A---B"])
    #expect(run.output.contains("/A- - -B/en.lproj/AppIntentVocabulary.plist: into IntentPhrases"))
  }

  @Test("A wrong command line ends with 2, a folder that cannot be checked with 3")
  func refuses() throws {
    #expect(try ToolRun(["check"]).code == 2)
    #expect(try run("Other").code == 2)
    let unknown = try run("--disable", "hey-sirri")
    #expect(unknown.errors.contains("value of '--disable'; did you mean 'hey-siri'?\n"))
    #expect(unknown.code == 2)
    #expect(try run("--disable", "x").errors.contains("; write unreadable-file or "))
    try FileManager.default.removeItem(atPath: folder.path + "/App/en.lproj")
    let empty = try run()
    #expect(
      withoutFolder(empty.errors)
        == """
        parlance: App: there is no file that says anything to Siri: no Info.plist, InfoPlist.strings, \
        AppIntentVocabulary.plist, .intentdefinition, AppShortcuts.strings, AppShortcuts.xcstrings, \
        .entitlements, project.pbxproj, .xcconfig or .swift with an IntentDescription

        """)
    #expect(empty.code == 3)
    #expect(try ToolRun(["check", folder.path + "/None"]).code == 3)
  }
}
