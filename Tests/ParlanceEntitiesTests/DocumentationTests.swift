import ParlanceEntities
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func dateComponentsRange() {
    #expect(DateComponentsRange("2026-03-02/2026-03-08")?.startDateComponents?.day == 2)
  }
}
