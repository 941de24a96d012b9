/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): random tests that can be run again from their seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Up to so many pieces of an alphabet.
  public mutating func pick<Piece>(from alphabet: [Piece], upTo count: Int) -> [Piece] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &self)]
    }
  }
}
