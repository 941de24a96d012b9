import FoundationEssentials
import Testing

@testable import ParlanceEntities

@Suite("Exact numbers")
struct ExactNumberTests {
  @Test(
    "Digits",
    arguments: [
      ("0", "0"), ("0.0", "0"), ("12.50", "12.5"), ("100", "100"), (".5", "0.5"),
      ("9223372036854775799", "9223372036854775799"),
    ])
  func digits(_ text: String, _ value: String) {
    #expect(ExactNumber(digits: text).map { "\($0.decimal)" } == value)
  }

  @Test("What does not fit is no number", arguments: ["1x", "1.2.3", "-1", "99999999999999999999"])
  func misfits(_ text: String) {
    #expect(ExactNumber(digits: text) == nil)
  }

  @Test("A number with too many zeros is no number") func tiny() {
    #expect(ExactNumber(digits: "0." + String(repeating: "0", count: 300) + "1") == nil)
  }

  @Test("Sums and products do not wrap around") func overflow() {
    let great = ExactNumber(Int64.max)
    #expect(great.adding(ExactNumber(1)) == nil)
    #expect(great.multiplied(by: ExactNumber(2)) == nil)
    #expect(ExactNumber(mantissa: 1, exponent: -18).adding(ExactNumber(100)) == nil)
    #expect(!great.isLess(than: ExactNumber(mantissa: 1, exponent: -3)))
  }

  @Test("Equal values are equal, however they are written") func normalised() {
    #expect(ExactNumber(digits: "2.50") == ExactNumber(digits: "2.5"))
    #expect(ExactNumber(digits: "2.0") == ExactNumber(2))
    #expect(ExactNumber(mantissa: 5, exponent: -1).multiplied(by: ExactNumber(2)) == ExactNumber(1))
    #expect(
      ExactNumber(mantissa: 5, exponent: -1).adding(ExactNumber(mantissa: 15, exponent: -1))
        == ExactNumber(2))
  }
}
