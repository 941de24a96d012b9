import TestSupport

extension SeededGenerator {
  /// A name-like word.
  mutating func word(syllables: Int) -> String {
    (0..<syllables).map { _ in
      (["b", "d", "gr", "k", "l", "m", "n", "r", "s", "t", "v"].randomElement(using: &self) ?? "b")
        + (["a", "e", "i", "o", "u"].randomElement(using: &self) ?? "a")
        + (["", "n", "r", "l"].randomElement(using: &self) ?? "")
    }.joined()
  }
}
