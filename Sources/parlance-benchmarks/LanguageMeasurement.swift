import Parlance

/// The figures of one language, over its corpus.
struct LanguageMeasurement {
  let code: String
  let utteranceCount: Int
  let icu: Timing
  let text: Timing
  let interpretation: Timing
  let unseen: UnseenMeasurement
  let readiness: EngineReadiness
  /// What the compiled language holds, in MiB.
  let memory: Double?
  /// The memory that it holds after it has read utterances made of its corpus, in MiB.
  let memoryAfterCorpus: Double?
  /// What the interpretation may take, in times of ICU's: less where ICU itself looks words up.
  let allowed: Double

  init(_ code: String) throws {
    self.code = code
    let utterances = try BenchmarkCorpus.utterances(of: code)
    utteranceCount = utterances.count
    allowed = LowerBound.allowedRatio(for: utterances)
    let pack = try LanguagePack(for: LanguageCode(code))
    let bound = try LowerBound(code)

    // The packs are in memory by now, which all languages share.
    let before = ResidentMemory.bytes()
    let interpreter = try Interpreter(LanguageModel(pack))
    memory = ResidentMemory.growth(since: before)
    let reference = ReferenceDate.now
    let stream = UnseenStream(
      try BenchmarkCorpus.lines(of: code), count: UnseenMeasurement.streamLength)
    unseen = UnseenMeasurement(stream.utterances, interpreter, bound)
    memoryAfterCorpus = ResidentMemory.growth(since: before)

    let timings = Timing.measure(
      utterances,
      [
        { bound.run($0) }, { _ = try? interpreter.utterance($0) },
        { _ = try? interpreter.interpret($0, at: reference) },
      ])
    icu = timings[0]
    text = timings[1]
    interpretation = timings[2]
    readiness = try EngineReadiness(pack)
  }

  var textRatio: Double { text.median / icu.median }
  var interpretationRatio: Double { interpretation.median / icu.median }

  /// Whether the language keeps within all that is allowed.
  var holds: Bool {
    textRatio <= Self.allowedTextRatio && interpretationRatio <= allowed
      && readiness.median <= EngineReadiness.allowed
      && unseen.meanRatio <= UnseenMeasurement.allowedMean(in: code)
  }

  static let allowedTextRatio = 2.5
}
