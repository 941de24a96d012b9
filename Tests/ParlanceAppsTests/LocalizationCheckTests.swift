import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Checking the languages of an app")
struct LocalizationCheckTests {
  private func findings(_ files: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file, "") }
    return LocalizationCheck.findings(try AppFolder(folder.path)).map {
      String($0.file.dropFirst(folder.path.count + 1))
    }
  }

  @Test("A language without the file that others have is found")
  func findsMissing() throws {
    #expect(
      try findings(
        "App/en.lproj/AppIntentVocabulary.plist", "App/pt-BR.lproj/InfoPlist.strings")
        == ["App/pt-BR.lproj/AppIntentVocabulary.plist"])
  }

  @Test(
    "The base, a variety of a language that has the file, and an empty folder's language lack nothing"
  )
  func acceptsFallbacks() throws {
    #expect(
      try findings(
        "zh-Hant.lproj/AppIntentVocabulary.plist", "Base.lproj/Main.strings",
        "zh-Hant-HK.lproj/InfoPlist.strings", "zh_Hant_TW.lproj/InfoPlist.strings",
        "fr.lproj/.keep"
      ).isEmpty)
  }

  @Test("Folders of another app or module are not compared, nor languages when none has the file")
  func comparesSiblings() throws {
    #expect(
      try findings(
        "App/en.lproj/AppIntentVocabulary.plist", "Watch/en.lproj/InfoPlist.strings",
        "Watch/fr.lproj/InfoPlist.strings"
      ).isEmpty)
  }
}
