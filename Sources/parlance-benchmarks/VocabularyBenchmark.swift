import Dispatch
import Parlance

/// A large vocabulary: how long it takes to build and to find in, and what it takes up, beside a hash of token runs over
/// the same terms in the same run.
struct VocabularyBenchmark {
  private static let language = "en-US"
  private static let rounds = 5
  private static let allowedBuildSeconds = 1.5
  private static let allowedBytesPerTerm = 64.0

  private let workload: VocabularyWorkload
  private let model: LanguageModel
  private let utterances: [Utterance]

  init(_ folder: String) throws {
    workload = try VocabularyWorkload(folder)
    let model = try LanguageModel(LanguagePack(for: LanguageCode(Self.language)))
    self.model = model
    utterances = try workload.utterances.map { try model.tokenizer.utterance($0) }
  }

  func report() throws {
    print("\(workload.terms.count) terms, \(utterances.count) utterances")
    let hash = reportHash()
    for type in [VocabularyType.paymentsOrganizationName, .contactName] {
      try report(on: type, beside: hash)
    }
    if let peak = ResidentMemory.peak() { print("peak memory: \(format(peak)) MiB") }
    if !workload.queries.isEmpty { try FuzzyBenchmark(workload, model).report() }
  }

  private struct Figures {
    var build = 0.0
    var bytesPerTerm: Double?
    var lookup = 0.0
  }

  private func reportHash() -> Figures {
    var figures = Figures()
    let before = ResidentMemory.bytes()
    var hash = TokenRunHash([])
    figures.build = Self.seconds { hash = TokenRunHash(workload.terms) }
    figures.bytesPerTerm = bytesPerTerm(since: before)
    figures.lookup = lookupTime { number in _ = hash.matches(in: workload.utterances[number]) }
    let right = workload.utterances.indices.count {
      hash.matches(in: workload.utterances[$0]) == workload.expected[$0]
    }
    print("\nhash of token runs")
    print(
      "  build \(format(figures.build)) s, \(text(figures.bytesPerTerm)) bytes a term resident, "
        + "without the texts")
    print("  \(format(figures.lookup)) µs an utterance with tokens; \(right) right")
    return figures
  }

  private func report(on type: VocabularyType, beside hash: Figures) throws {
    print("\n\(type)")
    let before = ResidentMemory.bytes()
    let store = try VocabularyStore(
      tokenizer: model.tokenizer, nicknames: model.nicknames, rules: model.nameRules,
      sounds: model.sounds)
    let (taking, building) = try build(type, in: store)
    let resident = bytesPerTerm(since: before)
    let index = store.index
    let own = Double(index.byteCount) / Double(workload.terms.count)
    print("  taking the strings \(format(taking)) s")
    report("build in seconds", building, hash.build, allowed: Self.allowedBuildSeconds)
    report("bytes a term, counted", own, hash.bytesPerTerm, allowed: Self.allowedBytesPerTerm)
    print("  bytes a term, resident: \(text(resident))")
    reportLookup(index, beside: hash)
    print("  \(rightCount(index)) of \(utterances.count) utterances right")
    reportLookupWhileBuilding(type, store)
  }

  /// - Returns: Seconds for taking the strings, and for the index.
  private func build(_ type: VocabularyType, in store: VocabularyStore) throws -> (Double, Double) {
    var vocabulary = Vocabulary()
    let taking = Self.seconds { _ = vocabulary.setVocabularyStrings(workload.terms, of: type) }
    var times: [Double] = []
    for _ in 0..<Self.rounds { times.append(try Self.seconds { try store.update(to: vocabulary) }) }
    return (taking, times.sorted()[Self.rounds / 2])
  }

  private func reportLookup(_ index: VocabularyIndex, beside hash: Figures) {
    let alone = lookupTime { _ = index.matches(in: utterances[$0]) }
    let whole = lookupTime { number in
      if let utterance = try? model.tokenizer.utterance(workload.utterances[number]) {
        _ = index.matches(in: utterance)
      }
    }
    print("  look-up in µs an utterance: \(format(alone))")
    report("with tokens", whole, hash.lookup)
  }

  private func rightCount(_ index: VocabularyIndex) -> Int {
    utterances.indices.count { number in
      let matches = index.matches(in: utterances[number]).filter { $0.quality == .exact }
      let found = matches.leftmostLongest().map { match in
        let span = utterances[number].span(of: match.tokens)
        let term = match.terms.first.map(Int.init) ?? -1
        return VocabularyWorkload.Match(
          start: Int(span.lowerBound), end: Int(span.upperBound), term: term)
      }
      return found == workload.expected[number]
    }
  }

  /// Reads on while another set is built, and says what a look-up took the while.
  private func reportLookupWhileBuilding(_ type: VocabularyType, _ store: VocabularyStore) {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(workload.terms.dropFirst(), of: type)
    let next = vocabulary
    let building = DispatchGroup()
    DispatchQueue.global().async(group: building) { try? store.update(to: next) }
    var times: [Double] = []
    while building.wait(timeout: .now()) == .timedOut {
      let utterance = utterances[times.count % utterances.count]
      times.append(Self.seconds { _ = store.index.matches(in: utterance) } * 1e6)
    }
    times.sort()
    print(
      "  while the next set was built: \(times.count) look-ups, median "
        + "\(format(times[times.count / 2])) µs, p99 \(format(times[times.count * 99 / 100])) µs; "
        + "then \(store.index.count) terms")
  }

  // MARK: Measuring

  /// Microseconds an utterance, the median of some rounds.
  private func lookupTime(_ body: (Int) -> Void) -> Double {
    let times = (0..<Self.rounds).map { _ in
      Self.seconds { for number in utterances.indices { body(number) } }
    }
    return times.sorted()[Self.rounds / 2] * 1e6 / Double(utterances.count)
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body).microseconds / 1e6
  }

  private func bytesPerTerm(since before: Int?) -> Double? {
    ResidentMemory.growth(since: before).map { $0 * Double(1 << 20) / Double(workload.terms.count) }
  }

  private func report(_ name: String, _ value: Double, _ other: Double?, allowed: Double? = nil) {
    var line = "  \(name): \(format(value))"
    if let allowed {
      line += " (allowed \(format(allowed)), \(value <= allowed ? "holds" : "FAILS"))"
    }
    if let other { line += ", \(format(value / other)) × the hash" }
    print(line)
  }

  private func text(_ value: Double?) -> String { value.map(format) ?? "-" }
}
