import ParlanceText
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func normalizer() throws {
    #expect(try Normalizer().normalized("Ｆｕｌｌ—“Wïdth” ٥") == "full-\"wïdth\" 5")
  }
}
