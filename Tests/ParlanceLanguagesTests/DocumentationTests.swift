import ParlanceLanguages
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func languageCode() throws {
    #expect(try LanguageCode("zh-Hans").identifier == "zh-CN")
    #expect(try LanguageCode("no-NO").identifier == "nb-NO")
  }
}
