import CICU
@testable import ParlanceText
import Testing

@Suite("ASCII")
struct ASCIITests {
  @Test("The table says what ICU says", arguments: UInt8(0)..<0x80)
  func agreesWithICU(_ byte: UInt8) {
    #expect(ASCII.classes[Int(byte)] == classByICU(byte))
  }

  private func classByICU(_ byte: UInt8) -> ASCII.Class? {
    let traits = cicu_traits(UInt32(byte))
    func has(_ trait: cicu_trait) -> Bool { traits & UInt32(trait.rawValue) != 0 }
    if has(cicu_trait_space) { return .space }
    if has(cicu_trait_punctuation) { return .punctuation }
    if has(cicu_trait_symbol) { return .symbol }
    if has(cicu_trait_digit) { return .digit }
    if has(cicu_trait_uppercase) { return .uppercase }
    return has(cicu_trait_letter) ? .letter : nil
  }
}
