/// Knuth's MMIX generator, so that every run measures the same.
struct NumberSequence {
  private var state: UInt64 = 42

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33)
  }
}
