import Foundation
import ParlanceApps
import TestSupport
import Testing

/// The structure that the schema of SARIF 2.1.0 asks for, and what code hosts ask for beyond it.
@Suite("SARIF")
struct SARIFLogTests {
  private typealias Object = [String: Any]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "My App/en.lproj/AppIntentVocabulary.plist",
      """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INStartCallIntent</string><key>IntentExamples</key><array>
      <string>Hey Siri, call Bob</string>
      <string>Hey Siri, call Bob</string>
      </array></dict></array></dict></plist>
      """)
  }

  private func run(_ options: String...) throws -> Object {
    let tool = try ToolRun(["check", folder.path + "/My App", "--format", "sarif"] + options)
    let log = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? Object
    #expect(log?["version"] as? String == "2.1.0")
    #expect((log?["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    #expect(log?.count == 3)
    let runs = try #require(log?["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test("The tool has a name and describes every rule")
  func describesRules() throws {
    let run = try run()
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "parlance")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == AppRule.allCases.map(\.rawValue))
    for (rule, expected) in zip(rules, AppRule.allCases) {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? Object)?["text"] as? String
        #expect(text?.isEmpty == false && text?.hasSuffix(".") == true)
      }
      let uri = try #require(rule["helpUri"] as? String)
      #expect(URL(string: uri)?.scheme == "https")
      let configuration = try #require(rule["defaultConfiguration"] as? Object)
      #expect(configuration as? [String: String] == ["level": expected.severity.rawValue])
      #expect(rule.count == 6)
    }
  }

  @Test("A result says its rule, level and message, and where it is")
  func locatesResults() throws {
    let run = try run()
    let results = try #require(run["results"] as? [Object])
    #expect(
      results.map { $0["ruleId"] as? String }
        == ["hey-siri", "duplicate-example-phrase", "hey-siri"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(AppRule.allCases[index].rawValue == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? Object)?["text"] is String)
      #expect(
        Set(result.keys).isSubset(of: [
          "ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations",
          "partialFingerprints", "suppressions",
        ]))
    }
    let (artifact, line) = try place(of: results[1], "locations")
    #expect(artifact["uri"] as? String == "en.lproj/AppIntentVocabulary.plist")
    #expect(line == 4)
    #expect(try place(of: results[1], "relatedLocations").line == 3)
    let bases = try #require(run["originalUriBaseIds"] as? [String: [String: String]])
    let name = try #require(artifact["uriBaseId"] as? String)
    let base = try #require(bases[name]?["uri"])
    #expect(base.hasPrefix("file:///"))
    #expect(base.hasSuffix("/My%20App/"))
  }

  private func place(of result: Object, _ key: String) throws -> (artifact: Object, line: Int) {
    let locations = try #require(result[key] as? [Object])
    #expect(locations.count == 1)
    let location = try #require(locations.first?["physicalLocation"] as? Object)
    let region = try #require(location["region"] as? Object)
    return (
      try #require(location["artifactLocation"] as? Object),
      try #require(region["startLine"] as? Int)
    )
  }

  @Test("Equal findings have different fingerprints, which stay when lines move")
  func fingerprints() throws {
    func prints() throws -> [String] {
      let run = try run()
      let results = try #require(run["results"] as? [Object])
      return try results.map { result in
        let prints = try #require(result["partialFingerprints"] as? [String: String])
        #expect(prints.count == 1)
        return try #require(prints.values.first)
      }
    }
    let first = try prints()
    #expect(Set(first).count == 3)
    let file = "My App/en.lproj/AppIntentVocabulary.plist"
    let text = try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    try folder.write(file, "\n\n" + text)
    #expect(try prints() == first)
  }

  @Test("What a baseline lists is suppressed")
  func suppresses() throws {
    let path = folder.path + "/baseline.json"
    _ = try ToolRun(["check", folder.path + "/My App", "--write-baseline", path])
    let run = try run("--baseline", path)
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == 3)
    for result in results {
      let suppressions = try #require(result["suppressions"] as? [Object])
      #expect(suppressions.map { $0["kind"] as? String } == ["external"])
    }
  }

  @Test("Files of a folder that was named by a relative path are relative to the working directory")
  func relatesFiles() throws {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let path = String(repeating: "../", count: depth) + folder.path.dropFirst() + "/My App"
    let tool = try ToolRun(["check", "./" + path, "--format", "sarif"])
    let log = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? Object
    let run = try #require((log?["runs"] as? [Object])?.first)
    #expect(run["originalUriBaseIds"] == nil)
    let results = try #require(run["results"] as? [Object])
    let first = try #require(results.first)
    let artifact = try place(of: first, "locations").artifact
    let file = path.replacing(" ", with: "%20") + "/en.lproj/AppIntentVocabulary.plist"
    #expect(artifact as? [String: String] == ["uri": file])
  }
}
