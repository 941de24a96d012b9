#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Parlance

/// Times each stage beside ICU's own lower bound, all in one run, and prints ratios: machines differ, ratios less.
///
///     swift run -c release parlance-benchmarks [LANGUAGE]
///     swift run -c release parlance-benchmarks --all
///     swift run -c release parlance-benchmarks --unseen FILE [LANGUAGE]
///     swift run -c release parlance-benchmarks --vocabulary FOLDER
///     swift run -c release parlance-benchmarks --donations COUNT
///     swift run -c release parlance-benchmarks --suggestions
@main
struct Benchmarks {
  static func main() {
    do {
      try run(BenchmarkCommand(CommandLine.arguments.dropFirst()))
    } catch {
      // An error that leaves `main` is a crash, with a backtrace in place of a message.
      let message = Array("error: \(error)\n".utf8)
      _ = write(STDERR_FILENO, message, message.count)
      exit(1)
    }
  }

  private static func run(_ command: BenchmarkCommand) throws {
    switch command {
    case .allLanguages: try LanguageTable.report()
    case .unseen(let file, let language):
      try reportUnseen(UnseenStream(file: BenchmarkCorpus.file(file)).utterances, in: language)
    case .vocabulary(let folder): try VocabularyBenchmark(folder).report()
    case .donations(let count): try DonationBenchmark(count).report()
    case .suggestions: try SuggestionBenchmark.report()
    case .line(let language): try LanguageTable.reportLine(of: language)
    case .language(let language): try report(on: language)
    }
  }

  private static func report(on language: String) throws {
    let utterances = try BenchmarkCorpus.utterances(of: language)
    print(
      "\(language): \(utterances.count) utterances, \(utterances.reduce(0) { $0 + $1.utf8.count }) bytes"
    )
    let stream = UnseenStream(
      try BenchmarkCorpus.lines(of: language), count: UnseenMeasurement.streamLength)
    try reportUnseen(stream.utterances, in: language)
    print("\nutterances that were seen before")
    let pack = try LanguagePack(for: LanguageCode(language))
    reportReadiness(try EngineReadiness(pack))
    let model = try LanguageModel(pack)
    let interpreter = try Interpreter(model, context: Context())
    let bound = try LowerBound(language)
    let reference = ReferenceDate.now

    let crowded = try Interpreter(model, context: BenchmarkCorpus.crowdedContext(count: 100_000))
    let phrased = try Interpreter(
      model, context: BenchmarkCorpus.phrasedContext(count: 10_000, wordsOf: utterances))
    let timings = measure(
      utterances,
      [
        ("ICU fold and break", { bound.run($0) }),
        ("text layer", { _ = try? interpreter.utterance($0) }),
        ("interpretation", { _ = try? interpreter.interpret($0, at: reference) }),
        ("with 100 000 contacts", { _ = try? crowded.interpret($0, at: reference) }),
        ("with 10 000 phrases", { _ = try? phrased.interpret($0, at: reference) }),
      ])
    let (lower, text, whole, crowd) = (timings[0], timings[1], timings[2], timings[3])

    print("\nratios                                       measured   allowed")
    report(
      "text layer to ICU, median", text.median / lower.median,
      LanguageMeasurement.allowedTextRatio)
    report(
      "interpretation to ICU, median", whole.median / lower.median,
      LowerBound.allowedRatio(for: utterances))
    report("interpretation p99 to ICU median", whole.p99 / lower.median, 30)
    report("with 100 000 contacts to without, median", crowd.median / whole.median, 1.3)
    report("with 10 000 phrases to without, median", timings[4].median / whole.median, 1.1)
    reportGrowth(LengthGrowth.exponent(interpreter, utterances, reference))
  }

  /// The headline: people do not repeat themselves.
  private static func reportUnseen(_ utterances: [String], in language: String) throws {
    let interpreter = try Interpreter(
      LanguageModel(LanguagePack(for: LanguageCode(language))), context: Context())
    let unseen = UnseenMeasurement(utterances, interpreter, try LowerBound(language))
    print(
      "\(unseen.count) utterances never seen before: mean \(format(unseen.mean)) µs, "
        + "median \(format(unseen.median)) µs, p99 \(format(unseen.p99)) µs; "
        + "ICU \(format(unseen.icuMean)) µs; left in memory "
        + "\(unseen.memory.map(format) ?? "-") MiB")
    print("ratios                                       measured   allowed")
    let allowed = UnseenMeasurement.allowedMean(in: language)
    report("never seen, mean to ICU mean", unseen.meanRatio, allowed)
    report("never seen, median to ICU median", unseen.medianRatio, allowed)
    report("never seen, p99 to ICU median", unseen.p99Ratio, UnseenMeasurement.allowedP99)
  }

  private static func reportReadiness(_ readiness: EngineReadiness) {
    print(
      "engine ready: median \(format(readiness.median)) ms of \(readiness.count), "
        + "first \(format(readiness.first)) ms "
        + "(allowed \(format(EngineReadiness.allowed)))")
  }

  private static func reportGrowth(_ exponent: Double?) {
    let name = "exponent of cost against length"
    guard let exponent else { return print("\(name): the corpus has no words in Latin letters") }
    report(name, exponent, 1.1)
  }

  private static func report(_ name: String, _ value: Double, _ allowed: Double) {
    let padded = name + String(repeating: " ", count: max(0, 44 - name.count))
    print(
      "\(padded) \(format(value))       \(format(allowed))  \(value <= allowed ? "holds" : "FAILS")"
    )
  }

  private static func measure(
    _ utterances: [String], _ workloads: [(name: String, body: (String) -> Void)]
  ) -> [Timing] {
    let timings = Timing.measure(utterances, workloads.map(\.body))
    for (workload, timing) in zip(workloads, timings) {
      print(
        "\(workload.name): median \(format(timing.median)) µs, p99 \(format(timing.p99)) µs, "
          + "spread ±\(format(timing.spread)) %")
    }
    return timings
  }
}

/// Two decimals.
func format(_ value: Double) -> String { format(value, digits: 2) }

/// A number with some decimals, without Foundation.
func format(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
