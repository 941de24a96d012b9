import Foundation
import ParlanceApps
import Testing

@Suite("The generated system intents")
struct SystemIntentFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/SystemIntents")

  // When they are not: parlance generate --system --output Sources/SystemIntents
  @Test("They are what the tables say")
  func areCurrent() throws {
    let generated = try SystemIntentFiles()
    for file in generated.files {
      let text = try String(contentsOf: Self.folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path)")
    }
    let enumerator = FileManager.default.enumerator(atPath: Self.folder.path)
    let paths = enumerator?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    #expect(Set(paths) == Set(generated.files.map(\.path)))
    #expect(generated.intentCount == 61)
  }
}
