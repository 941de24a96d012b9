import Foundation
import ParlanceDefinitions
import Testing

@Suite("The generated Swift of a definition")
struct GeneratedSampleTests {
  private static let folder = Sample.tests + "/Samples/Generated"

  // The definition has all that one may hold. Where its Swift is to change:
  // parlance generate Tests/ParlanceAppsTests/Samples/Generated/Garden.intentdefinition --output DIR, with that folder.
  @Test("It is what stands beside the definition")
  func isCurrent() throws {
    let generated = try GeneratedDefinition(Self.folder + "/Garden.intentdefinition")
    let text = try String(contentsOfFile: Self.folder + "/Garden.swift", encoding: .utf8)
    #expect(generated.text == text)
    #expect(generated.name == "Garden")
    #expect(generated.intentCount == 3)
  }
}
