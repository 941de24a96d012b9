/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): the same seed simulates the same year everywhere.
struct SimulationGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// From 0 up to a bound.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func isChosen(percent: Int) -> Bool { number(below: 100) < percent }

  /// About normal around 0: a sum of twelve numbers, whose deviation is 1 000.
  mutating func deviation(_ spread: Int) -> Int {
    let sum = (0..<12).reduce(0) { sum, _ in sum + number(below: 1001) - 500 }
    return sum * spread / 1000
  }
}
