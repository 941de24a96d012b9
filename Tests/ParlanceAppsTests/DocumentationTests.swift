import ParlanceApps
import ParlanceIntents
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
    let check = try AppCheck(folder, catalog: IntentCatalog(sharedIn: .embedded))
    #expect(
      check.findings.map(\.description) == [
        "\(files.path)/App/Info.plist:1: error: the file is empty [unreadable-file]"
      ])
  }
}
