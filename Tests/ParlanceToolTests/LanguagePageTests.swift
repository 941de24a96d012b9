import Parlance
import Testing

@testable import parlance

@Suite("The page on adding a language")
struct LanguagePageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in try DocumentationPage.article("AddingALanguage.md").files {
      try folder.write(file.path, file.content)
    }
  }

  @Test("Its pack compiles, and every template's example is understood")
  func packIsSound() throws {
    let check = try PackCheck("eo", in: .folder(folder.path + "/packs"))
    #expect(check.errors.isEmpty && check.notes.isEmpty, "\(check.errors) \(check.notes)")
    #expect(check.intents.map(\.name) == ["INSendPaymentIntent"])
  }

  @Test("Its corpus is understood as it says")
  func corpusPasses() throws {
    let run = try ToolRun(["test", folder.path + "/corpora", "--packs", folder.path + "/packs"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.lines.last?.hasPrefix("all") == true)
  }

  @Test("Its words of money and dates are found")
  func entitiesAreFound() throws {
    let run = try ToolRun([
      "entities", "--language", "eo", "--packs", folder.path + "/packs",
      "tridek kvin eŭroj kaj morgaŭ",
    ])
    #expect(run.output.contains("EUR 35"))
    #expect(run.output.contains("\"morgaŭ\""))
  }
}
