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

  static func measure(_ inputs: [String], _ body: @escaping (String) -> Void) -> Timing {
    measure(inputs, [body])[0]
  }

  /// Times workloads in turns, input by input, so that what else the machine does meets them alike.
  static func measure(_ inputs: [String], _ workloads: [(String) -> Void]) -> [Timing] {
    var samples = workloads.map { _ in inputs.map { _ in [Double]() } }
    var sums = workloads.map { _ in [Double]() }
    for input in inputs { for workload in workloads { workload(input) } }
    for _ in 0..<rounds {
      for number in workloads.indices { sums[number].append(0) }
      for (index, input) in inputs.enumerated() {
        for (number, workload) in workloads.enumerated() {
          let time = time(input, workload)
          samples[number][index].append(time)
          sums[number][sums[number].count - 1] += time
        }
      }
    }
    return zip(samples, sums).map { Timing(samples: $0, sums: $1) }
  }

  /// Microseconds of one call.
  private static func time(_ input: String, _ workload: (String) -> Void) -> Double {
    let elapsed = ContinuousClock().measure { for _ in 0..<repetitions { workload(input) } }
    return elapsed.microseconds / Double(repetitions)
  }

  private init(samples: [[Double]], sums: [Double]) {
    let medians = samples.map { $0.sorted()[Self.rounds / 2] }.sorted()
    let sums = sums.sorted()
    median = medians[medians.count / 2]
    p99 = medians[medians.count * 99 / 100]
    spread = (sums[Self.rounds - 1] - sums[0]) / sums[Self.rounds / 2] * 50
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
