/// Times of a workload, one for each input.
struct Timing {
  /// Over the inputs, of each input's median over the rounds, in microseconds.
  let median: Double
  let p99: Double
  /// How far the rounds' sums lie apart, in percent of their median, up or down.
  let spread: Double

  private static let rounds = 15
  /// The clock costs about as much as a short call, so each reading times several.
  private static let repetitions = 8

  static func measure(_ inputs: [String], _ body: (String) -> Void) -> Timing {
    var samples = Array(repeating: [Double](), count: inputs.count)
    var sums: [Double] = []
    let clock = ContinuousClock()
    for input in inputs { body(input) }
    for _ in 0..<rounds {
      var sum = 0.0
      for (index, input) in inputs.enumerated() {
        let start = clock.now
        for _ in 0..<repetitions { body(input) }
        let time = (clock.now - start).microseconds / Double(repetitions)
        samples[index].append(time)
        sum += time
      }
      sums.append(sum)
    }
    let medians = samples.map { $0.sorted()[rounds / 2] }.sorted()
    sums.sort()
    return Timing(
      median: medians[medians.count / 2], p99: medians[medians.count * 99 / 100],
      spread: (sums[rounds - 1] - sums[0]) / sums[rounds / 2] * 50)
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
