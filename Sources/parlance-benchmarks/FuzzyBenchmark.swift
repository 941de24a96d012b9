import Parlance

/// How often a misspelled name in a request leads to the person who is meant, and what it takes.
struct FuzzyBenchmark {
  private struct Tally {
    var count = 0
    /// The person who is meant is the first.
    var firstCount = 0
    /// The person is one of the candidates.
    var candidateCount = 0
    /// The interpreter found a name where the request has it.
    var understoodCount = 0
    var firstInNameCount = 0
    var times: [Double] = []
  }

  /// The recall that each kind of mistake is to reach.
  private static let allowedRecall = ["exact": 1.0, "typo1": 0.97, "phonetic": 0.93]
  private static let allowedMicroseconds = 500.0

  private let workload: VocabularyWorkload
  private let interpreter: Interpreter
  private let index: VocabularyIndex

  init(_ workload: VocabularyWorkload, _ model: LanguageModel) throws {
    self.workload = workload
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(workload.terms, of: .contactName)
    interpreter = try Interpreter(model, context: Context(vocabulary: vocabulary))
    index = try VocabularyIndex(
      vocabulary, tokenizer: model.tokenizer, nicknames: model.nicknames, rules: model.nameRules,
      sounds: model.sounds)
  }

  /// Prints a line for each kind.
  func report() throws {
    var tallies: [String: Tally] = [:]
    for (number, query) in workload.queries.enumerated() {
      let phrase = CarrierPhrases.all[number % CarrierPhrases.all.count]
      try measure(query, phrase, &tallies[query.kind, default: Tally()])
    }
    print("\nmisspelled names in requests")
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) { report(kind, tally) }
    let times = tallies.values.flatMap(\.times).sorted()
    let median = times[times.count / 2]
    print(
      "  interpretation: median \(format(median)) µs (allowed \(format(Self.allowedMicroseconds)), "
        + "\(median <= Self.allowedMicroseconds ? "holds" : "FAILS")), "
        + "p99 \(format(times[times.count * 99 / 100])) µs")
  }

  private func measure(
    _ query: VocabularyWorkload.Query, _ phrase: CarrierPhrases.Phrase, _ tally: inout Tally
  ) throws {
    tally.count += 1
    let text = phrase.text(query.said)
    let start = ContinuousClock.now
    let result = try interpreter.interpret(text)
    tally.times.append((ContinuousClock.now - start).microseconds)
    let name = workload.terms[query.term]
    let names = people(in: result)
    if !names.isEmpty { tally.understoodCount += 1 }
    if names.first == name { tally.firstCount += 1 }
    if names.contains(name) { tally.candidateCount += 1 }
    if try firstLike(query, phrase) == name { tally.firstInNameCount += 1 }
  }

  /// The people that a request names, the first one first.
  private func people(in result: InterpretationResult) -> [String] {
    for parameter in result.best?.parameters ?? [] {
      if case .person(let person) = parameter.value {
        return person.candidates.isEmpty
          ? [person.displayName] : person.candidates.map(\.displayName)
      }
    }
    return []
  }

  /// The first of the people that the name resembles, wherever the interpreter finds it.
  private func firstLike(
    _ query: VocabularyWorkload.Query, _ phrase: CarrierPhrases.Phrase
  ) throws -> String? {
    let utterance = try interpreter.utterance(phrase.text(query.said))
    let before = try interpreter.utterance(phrase.before).tokens.count
    let after = try interpreter.utterance(phrase.after).tokens.count
    let people = index.people(like: before..<utterance.tokens.count - after, in: utterance)
    return people.first?.terms.first.map { index.term($0).spokenPhrase }
  }

  private func report(_ kind: String, _ tally: Tally) {
    let share = { (count: Int) in Double(count) / Double(tally.count) }
    var line = "  \(kind): \(tally.count), recall@1 \(format(share(tally.firstCount), digits: 4))"
    if let allowed = Self.allowedRecall[kind] {
      let holds = share(tally.firstCount) >= allowed
      line += " (wanted \(format(allowed)), \(holds ? "holds" : "FAILS"))"
    }
    line += ", among the candidates \(format(share(tally.candidateCount), digits: 4))"
    line += ", with a name \(format(share(tally.understoodCount), digits: 4))"
    line += "; of the name alone \(format(share(tally.firstInNameCount), digits: 4))"
    print(line)
  }
}
