internal import ParlanceText

/// Random numbers for tests that can be run again from their seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var generator: SplitMix64

  /// The same seed gives the same numbers.
  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The next number.
  public mutating func next() -> UInt64 { generator.next() }

  /// Up to so many pieces of an alphabet.
  public mutating func pick<Piece>(from alphabet: [Piece], upTo count: Int) -> [Piece] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &self)]
    }
  }
}
