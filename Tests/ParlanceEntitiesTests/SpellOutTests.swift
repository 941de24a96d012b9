import CICU
import TestSupport
import Testing

@testable import ParlanceEntities

@Suite("What ICU spells out is read back")
struct SpellOutTests {
  @Test("Random numbers", arguments: [UInt64(20_260_311), 1, 42])
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      // As many small numbers as great ones.
      let bound: Int64? = [20, 100, 1000, 1_000_000, 1_000_000_000, 1_000_000_000_000]
        .randomElement(
          using: &generator)
      let value = Int64.random(in: 0...(bound ?? 1), using: &generator)
      try expectReadBack(value, "seed \(seed)")
    }
  }

  @Test("All small numbers") func small() throws {
    for value in Int64(0)...1200 { try expectReadBack(value, "in order") }
  }

  private func expectReadBack(_ value: Int64, _ origin: String) throws {
    let text = try spelled(value)
    let found = try Languages.fixture("en-US").entities(text, .number)
    if found != ["\(text) = \(value)"] {
      Issue.record("\(value) (\(origin)) is spelled '\(text)' and read as \(found)")
    }
  }

  private func spelled(_ value: Int64) throws -> String {
    var status: cicu_status = 0
    var text = [CChar](repeating: 0, count: 512)
    let count = cicu_spell_out("en_US", value, &text, Int32(text.count), &status)
    try #require(status <= 0 && count < text.count)
    return String(decoding: text.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
