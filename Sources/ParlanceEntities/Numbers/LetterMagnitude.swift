/// A letter that multiplies the digits it is glued to: the `k` of `10k`.
struct LetterMagnitude: Sendable {
  /// The letter, folded, of ASCII.
  let letter: UInt8
  let value: ExactNumber
}
