import Parlance

/// How long it takes from a pack to an interpreter that has answered once, in milliseconds.
struct EngineReadiness {
  let first: Double
  let median: Double
  let count = 9
  /// What the median may be.
  static let allowed = 15.0

  init(_ pack: LanguagePack) throws {
    var times: [Double] = []
    for _ in 0..<count {
      let clock = ContinuousClock()
      let start = clock.now
      let interpreter = try Interpreter(LanguageModel(pack), context: Context())
      times.append((clock.now - start).microseconds / 1000)
      // To be ready is not to be gone again.
      withExtendedLifetime(interpreter) {}
    }
    first = times[0]
    median = times.sorted()[count / 2]
  }
}
