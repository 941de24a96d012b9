import FoundationEssentials
import ParlanceIntents
import Testing

@Suite("Ranges of numbers")
struct NumberRangeTests {
  @Test(
    "What is out of a range has SiriKit's reason",
    arguments: [
      (NumberRange(from: 1, to: 3), 0, "lessThanMinimumValue"),
      (NumberRange(from: 1, to: 3), 1, nil),
      (NumberRange(from: 1, to: 3), 3, nil),
      (NumberRange(from: 1, to: 3), 4, "greaterThanMaximumValue"),
      (NumberRange(to: 3), -9, nil),
      (NumberRange(to: 3, allowsNegative: false), -9, "negativeNumbersNotSupported"),
      (NumberRange(from: -5, allowsNegative: false), 0, nil),
      (NumberRange(), 100, nil),
    ] as [(NumberRange, Decimal, String?)])
  func refuses(_ range: NumberRange, _ number: Decimal, _ reason: String?) {
    #expect(range.refusal(of: number) == reason)
  }

  @Test("Limits are the numbers that are written, not what is nearest to them in binary")
  func isExact() {
    let range = NumberRange(from: 0.1, to: 3.133)
    #expect(range.refusal(of: Decimal(sign: .plus, exponent: -1, significand: 1)) == nil)
    #expect(range.refusal(of: Decimal(sign: .plus, exponent: -3, significand: 3133)) == nil)
  }
}
