import Parlance
import Testing

@testable import parlance

@Suite("The page on templates")
struct TemplatesPageTests {
  private let page: DocumentationPage
  private let pack: TestPack
  /// The first block of the page, on which the others stand.
  private let rules: String

  init() throws {
    page = try .article("Templates.md")
    pack = try TestPack()
    rules = try #require(page.blocks.first).content
  }

  private func check(_ phrases: String, rules: String) throws -> PackCheck {
    try pack.folder.write("packs/la/rules.phrases", rules)
    try pack.folder.write("packs/la/requests.phrases", phrases)
    return try PackCheck("la", in: .folder(pack.folder.path + "/packs"))
  }

  @Test("Each example is understood by the template above it")
  func examples() throws {
    let blocks = page.blocks.dropFirst()
    #expect(blocks.count >= 7)
    for block in blocks {
      let check = try check(block.content, rules: rules)
      #expect(check.errors.isEmpty && check.notes.isEmpty, "\(check.errors) \(check.notes)")
      #expect(check.intents.allSatisfy { $0.exampleCount > 0 }, "\(block.content)")
    }
  }

  @Test("Each fault has the message that the page gives")
  func faults() throws {
    #expect(page.pairs.count >= 20)
    for (source, message) in page.pairs {
      let lines = source.split(separator: " ⏎ ").joined(separator: "\n")
      let phrases = lines.hasPrefix("#") ? lines : "## INSendPaymentIntent\n" + lines
      let error = #expect(throws: PackError.self) {
        try check(phrases, rules: rules + "polite = please\n")
      }
      #expect(error?.message == message, "\(source)")
    }
  }

  @Test("Groups nest only so deep")
  func depth() throws {
    let nested = String(repeating: "[", count: 101) + "a" + String(repeating: "]", count: 101)
    let error = #expect(throws: PackError.self) {
      try check("## INSendPaymentIntent\n" + nested, rules: rules)
    }
    let message = try #require(error?.message)
    #expect(page.text.contains("`\(message)`"))
  }
}
