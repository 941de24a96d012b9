import Parlance

/// The times of utterances that were never seen before, each timed once, beside those of ICU to fold and break them.
struct UnseenMeasurement {
  let count: Int
  /// In microseconds.
  let mean: Double
  let median: Double
  let p99: Double
  let icuMean: Double
  let icuMedian: Double
  /// The memory that all of them left behind, in MiB.
  let memory: Double?

  /// The number of utterances of a stream.
  static let streamLength = 20_000
  /// The most that the mean may be, in times of ICU's: of the usual language, and of the others.
  static let allowedMean = 25.0
  static let allowedMeanOfOthers = 40.0

  static func allowedMean(in language: String) -> Double {
    language == BenchmarkCommand.usualLanguage ? allowedMean : allowedMeanOfOthers
  }

  /// The most that the 99th percentile may be, in times of ICU's median.
  static let allowedP99 = 100.0

  init(_ utterances: [String], _ interpreter: Interpreter, _ bound: LowerBound) {
    let reference = ReferenceDate.now
    // The first utterance pays for what every process does once.
    for utterance in utterances.prefix(1) {
      _ = try? interpreter.interpret(utterance, at: reference)
    }
    let before = ResidentMemory.bytes()
    var times: [Double] = []
    var bounds: [Double] = []
    times.reserveCapacity(utterances.count)
    bounds.reserveCapacity(utterances.count)
    let clock = ContinuousClock()
    for utterance in utterances {
      bounds.append(clock.measure { bound.run(utterance) }.microseconds)
      times.append(
        clock.measure { _ = try? interpreter.interpret(utterance, at: reference) }.microseconds)
    }
    memory = ResidentMemory.growth(since: before)
    count = utterances.count
    mean = times.reduce(0, +) / Double(max(1, count))
    icuMean = bounds.reduce(0, +) / Double(max(1, count))
    times.sort()
    bounds.sort()
    median = times.isEmpty ? 0 : times[count / 2]
    p99 = times.isEmpty ? 0 : times[count * 99 / 100]
    icuMedian = bounds.isEmpty ? 1 : bounds[count / 2]
  }

  var meanRatio: Double { mean / icuMean }
  var medianRatio: Double { median / icuMedian }
  var p99Ratio: Double { p99 / icuMedian }
}
