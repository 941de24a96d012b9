internal import ParlanceText

/// Random numbers of a simulation: the same seed simulates the same year everywhere.
struct SimulationGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// From 0 up to a bound.
  mutating func number(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  mutating func isChosen(percent: Int) -> Bool { number(below: 100) < percent }

  /// About normal around 0: a sum of twelve numbers, whose deviation is 1 000.
  mutating func deviation(_ spread: Int) -> Int {
    let sum = (0..<12).reduce(0) { sum, _ in sum + number(below: 1001) - 500 }
    return sum * spread / 1000
  }
}
