/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): random tests that can be run again from their seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A name-like word.
  mutating func word(syllables: Int) -> String {
    (0..<syllables).map { _ in
      (["b", "d", "gr", "k", "l", "m", "n", "r", "s", "t", "v"].randomElement(using: &self) ?? "b")
        + (["a", "e", "i", "o", "u"].randomElement(using: &self) ?? "a")
        + (["", "n", "r", "l"].randomElement(using: &self) ?? "")
    }.joined()
  }
}
