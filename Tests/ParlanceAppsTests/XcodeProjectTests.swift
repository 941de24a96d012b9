import FoundationEssentials
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Reading Xcode projects")
struct XcodeProjectTests {
  private func project(_ text: String) -> XcodeProject { XcodeProject(Data(text.utf8)) }

  @Test(
    "The development language is the first that is said",
    arguments: [
      ("\tdevelopmentRegion = en;\n\tdevelopmentRegion = de;", "en"),
      ("developmentRegion = \"pt-BR\";", "pt-BR"), ("developmentRegion = 日本語;", "日本語"),
      ("developmentRegion = a b;\ndevelopmentRegion = de;", "de"),
      ("developmentRegion = ;", nil), ("developmentRegion = en", nil), ("region = en;", nil),
      ("", nil),
    ] as [(String, String?)])
  func readsLanguage(text: String, language: String?) {
    #expect(project(text).developmentLanguage == language)
  }

  @Test("Why Siri is used is said by a setting of the build")
  func readsUsage() {
    #expect(project("INFOPLIST_KEY_NSSiriUsageDescription = \"To sing\";").saysWhySiri)
    #expect(project("INFOPLIST_KEY_A; INFOPLIST_KEY_NSSiriUsageDescription = b").saysWhySiri)
    #expect(!project("NSSiriUsageDescription = \"To sing\";").saysWhySiri)
  }

  @Test("A name that does not end takes linear time")
  func readsInLinearTime() {
    let growth = ProcessorTime.growth(from: 100_000) { count in
      Data("developmentRegion = \(String(repeating: "a", count: count))".utf8)
    } _: { data in
      _ = XcodeProject(data)
    }
    #expect(growth < 3)
  }
}
