import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("The settings of a check")
struct AppCheckSettingsTests {
  private func settings(_ text: String) throws -> AppCheckSettings {
    try AppCheckSettings(PackFile(path: "settings.json", text: text))
  }

  @Test("Rules, severities and folders are read")
  func reads() throws {
    let settings = try settings(
      #"{"disabledRules": ["hey-siri"], "severities": {"unknown-key": "note"}, "excludedFolders": ["Pods"]}"#
    )
    #expect(settings.disabledRules == [.heySiri])
    #expect(settings.severities == [.unknownKey: .note])
    #expect(settings.excludedFolders == ["Pods"])
    #expect(try self.settings("{}") == AppCheckSettings())
  }

  @Test(
    "What is wrong is told with file and line",
    arguments: [
      ("[]", "settings.json:1: expected a JSON object"),
      (
        "{\n\"rules\": []}",
        "settings.json:2: unknown key \"rules\"; known are disabledRules, severities, excludedFolders"
      ),
      (
        "{\"disabledRules\": [\n\"hey-sirri\"]}",
        "settings.json:2: 'hey-sirri' is no rule; did you mean 'hey-siri'?"
      ),
      ("{\"disabledRules\": [\n1]}", "settings.json:2: a rule is to be a string"),
      (
        "{\"severities\": {\n\"unkown-key\": \"note\"}}",
        "settings.json:2: 'unkown-key' is no rule; did you mean 'unknown-key'?"
      ),
      (
        "{\"severities\": {\n\"unknown-key\": \"info\"}}",
        "settings.json:2: 'info' is no severity; known are error, warning, note"
      ),
      ("{\"excludedFolders\": \"Pods\"}", "settings.json:1: \"excludedFolders\" is to be an array"),
    ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: PackError.self) { try settings(text) }
    #expect(error?.description == message)
  }

  @Test("A finding has the severity that the settings say, and counts as such")
  func changesSeverities() throws {
    var settings = AppCheckSettings()
    settings.severities = [.heySiri: .note]
    let check = try Sample.faulty.check(settings)
    let finding = try #require(check.findings.first { $0.rule == .heySiri })
    #expect(finding.severity == .note)
    #expect(finding.description.contains(": note: "))
    #expect(check.count(of: .note) == (try Sample.faulty.check()).count(of: .note) + 1)
  }

  @Test(
    "Folders are passed over by their names, or by the way to them",
    arguments: [
      ([], ["A/Old/Info.plist", "B/Old/Info.plist"]), (["Old"], []),
      (["A/Old"], ["B/Old/Info.plist"]), (["A/"], ["B/Old/Info.plist"]),
      (["ld"], ["A/Old/Info.plist", "B/Old/Info.plist"]),
    ])
  func excludesFolders(excluded: [String], files: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.write("\(name)/Old/Info.plist", "") }
    let found = try AppFolder(folder.path + "/", excluding: excluded).files
    #expect(found.map { String($0.path.dropFirst(folder.path.count + 1)) } == files)
  }
}
