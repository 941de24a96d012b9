import CICU
import ICUReference
import TestSupport
import Testing

@Suite("Numbers are spelled as ICU spells them")
struct SpellOutReferenceTests {
  @Test("In all languages that CLDR has rules for", arguments: locales)
  func agrees(locale: String) {
    let values = Self.values
    let count = Int32(values.count)
    let ours = Self.text { cicu_spell_out(locale, values, count, count, $0, $1, &$2) }
    let theirs = Self.text { buffer, capacity, _ in
      icu_reference_spell_out(locale, values, count, buffer, capacity)
    }
    #expect(!ours.isEmpty)
    for (our, their) in zip(ours.split(separator: "\n"), theirs.split(separator: "\n"))
    where our != their {
      Issue.record("\(our) is not \(their)")
    }
    #expect(ours.count == theirs.count)
  }

  static let locales = text { buffer, capacity, _ in
    icu_reference_spell_out_locales(buffer, capacity)
  }.split(separator: "\n").map(String.init)

  private static let values: [Int64] = {
    var generator = SeededGenerator(seed: 20_261_121)
    var values = Array(Int64(0)...130)
    for bound: Int64 in [1000, 10_000, 1_000_000, 1_000_000_000, 1_000_000_000_000] {
      for _ in 0..<20 { values.append(Int64.random(in: 0..<bound, using: &generator)) }
      values += (1...10).map { $0 * bound / 10 }
    }
    return Set(values).sorted()
  }()

  private static func text(
    _ write: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) -> String {
    let capacity = 1 << 20
    var status: cicu_status = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        count = Int(write(start, Int32(capacity), &status))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
