import ParlanceApps
import ParlanceLanguages
import TestSupport
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func appCheck() throws {
    let files = try TemporaryFolder()
    try files.write("App/Info.plist", "")
    let folder = try AppFolder(files.path + "/App")
    let check = try AppCheck(folder)
    #expect(
      check.findings.map(\.description) == [
        "\(files.path)/App/Info.plist:1: error: the file is empty [unreadable-file]"
      ])
  }

  @Test func appSuggestions() throws {
    let files = try TemporaryFolder()
    try files.write("App/en.lproj/AppIntentVocabulary.plist", "")
    let folder = try AppFolder(files.path + "/App")
    #expect(try AppSuggestions(folder).suggestions.isEmpty)
  }

  @Test func appCheckSettings() throws {
    let text = """
      {"disabledRules": ["missing-localization"], "severities": {"unknown-key": "error"},
       "excludedFolders": ["Pods", "Sources/Old"]}
      """
    let settings = try AppCheckSettings(PackFile(path: "settings.json", text: text))
    #expect(settings.disabledRules == [.missingLocalization])
    #expect(settings.severities == [.unknownKey: .error])
    #expect(settings.excludedFolders == ["Pods", "Sources/Old"])
  }
}
