import Foundation
import ParlanceApps
import ParlanceDefinitions
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

  @Test("Definitions can speak of all of their types, and of no others")
  func areNamed() throws {
    let files = try SystemIntentFiles().files.map { $0.path.split(separator: "/") }
    func names(in folders: String...) -> Set<String> {
      let ofTypes = files.filter { $0.first == "Values" && folders.contains(String($0[1])) }
      return Set(ofTypes.map { String($0[2].dropLast(".swift".count)) })
    }
    #expect(SystemTypeNames.enumerations == names(in: "Enumerations", "OptionSets"))
    let things = SystemTypeNames.objects.map { $0 == "Task" ? "TaskItem" : $0 }
    #expect(Set(things) == names(in: "Things"))
  }
}
