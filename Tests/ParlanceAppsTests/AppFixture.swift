import FoundationEssentials
import TestSupport

@testable import ParlanceApps

/// An app that lasts as long as a test.
struct AppFixture {
  private let folder: TemporaryFolder

  /// Makes an app of files by their paths.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
  }

  func write(_ path: String, _ data: Data) throws { try folder.write(path, data) }

  /// What is found, each as `path:line rule`.
  func findings() throws -> [String] {
    try check().findings.map { "\($0.path(in: folder.path)):\($0.line) \($0.rule.rawValue)" }
  }

  func check() throws -> AppCheck {
    try AppCheck(AppFolder(folder.path), in: Sample.library())
  }

  /// An XML property list of one dictionary, whose members begin on line 2.
  static func list(_ members: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>\n"
  }

  /// An XML array of strings, each on a line of its own.
  static func strings(_ strings: [String]) -> String {
    "<array>\n" + strings.map { "<string>\($0)</string>\n" }.joined() + "</array>"
  }

  /// The `Info.plist` of an extension; the first intent stands on line 5.
  static func intentExtension(_ intents: String..., restricted: [String] = []) -> String {
    list(
      """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.intents-service</string><key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key>\(strings(intents))
      <key>IntentsRestrictedWhileLocked</key>\(strings(restricted))
      </dict></dict>
      """)
  }

  /// `AppIntentVocabulary.plist` with a phrase for each intent, which stand on lines 3, 6 …
  static func vocabulary(_ intents: String...) -> String {
    list(
      "<key>IntentPhrases</key><array>\n"
        + intents.map {
          """
          <dict><key>IntentName</key><string>\($0)</string>
          <key>IntentExamples</key><array><string>Sing a song</string></array>
          </dict>

          """
        }.joined() + "</array>")
  }
}
