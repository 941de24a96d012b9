internal import Parlance
internal import ParlanceLanguages
internal import ParlanceMatching

/// `parlance pack train`: the model by which a language reads what no template matches.
struct PackTrainCommand: Command {
  private static let corpora = Option(
    "corpora", value: "DIR", help: "the corpora to learn from (default Corpora)")
  private static let packs = Option(
    "packs", value: "DIR",
    help: "the folder of language packs to read and write (default Sources/LanguagePacks)")
  private static let folds = Option(
    "folds", value: "COUNT",
    help:
      "write nothing; tell what models reach on the part of the sentences that they did not learn from"
  )
  private static let check = Option(
    "check", help: "write nothing; exit with 1 when the model is not what the sentences give")

  static let synopsis = Synopsis(
    name: "pack train", operands: "TAG…",
    summary: "make the model that reads what no template of a language matches",
    options: [corpora, packs, folds, check],
    notes: """
      A model is made from the corpora of the language and its regions and from the examples of its templates. The same \
      sentences give the same bytes.
      """)

  private let tags: [String]
  private let packs: String
  private let corpora: String
  private let library: PackLibrary
  private let foldCount: Int?
  private let isCheck: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    packs = arguments[Self.packs] ?? "Sources/LanguagePacks"
    corpora = arguments[Self.corpora] ?? "Corpora"
    // What is learned anew is not to be asked.
    library = try ReadingOptions.library(packs).without(PhrasePurpose.requests.readerFile)
      .without(PhrasePurpose.answers.readerFile)
    isCheck = arguments.has(Self.check)
    let known = library.languageTags
    guard !arguments.operands.isEmpty else {
      throw .usage("write the tags of the packs to train: parlance pack train de")
    }
    for tag in arguments.operands where !known.contains(tag) {
      throw .usage("there is no pack '\(tag)'" + PhraseCatalog.hint(tag, known))
    }
    tags = arguments.operands
    foldCount = try arguments[Self.folds].map { text throws(ToolError) in
      guard let count = Int(text), count > 1 else {
        throw .usage("--folds expects a number from 2, found '\(text)'")
      }
      return count
    }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var isSuccess = true
    for tag in tags {
      for purpose in [PhrasePurpose.requests, .answers] {
        isSuccess = try run(tag, purpose, on: console) && isSuccess
      }
    }
    return isSuccess ? .success : .failure
  }

  /// Makes, checks or measures a model; false where it is not current.
  private func run(
    _ tag: String, _ purpose: PhrasePurpose, on console: Console
  ) throws(ToolError) -> Bool {
    let trainer = try trainer(tag, purpose)
    let path = "\(packs)/\(tag)/\(purpose.readerFile)"
    if let foldCount {
      console.print(Self.text(path, trainer.measure(folds: foldCount)))
      return true
    }
    let model = trainer.model()
    guard isCheck else {
      try FileReader.write(model, to: path)
      console.print("\(path): \(trainer.count) sentences, \(model.count) bytes\n")
      return true
    }
    let isCurrent = FileReader.bytes(of: path) == model
    if !isCurrent {
      console.report(
        "\(path) is not what the sentences give; 'parlance pack train \(tag)' makes it anew")
    }
    return isCurrent
  }

  private func trainer(_ tag: String, _ purpose: PhrasePurpose) throws(ToolError) -> ReaderTrainer {
    var sentences = try TrainingSentences(tag: tag, for: purpose, library: library)
    for location in try CorpusLocation.all(at: corpora) where sentences.includes(location.language)
    {
      try sentences.add(location)
    }
    try sentences.addExamples()
    return sentences.trainer
  }

  /// Returns the success at even odds, and where few of those that ask for nothing are taken for a request.
  private static func text(_ path: String, _ measure: ReaderMeasure) -> String {
    let limits = [0.5] + shares.map { measure.limit(forFalseAccepts: $0) }
    return "\(path): \(measure.count) sentences\n"
      + limits.map { line(measure.shares(at: $0), at: $0) }.joined()
  }

  private static let shares = [0.01, 0.02, 0.03, 0.05]

  private static func line(_ shares: ReaderMeasure.Shares, at limit: Float) -> String {
    "  at \(CostText.text(Double(limit))): recall \(percent(shares.recall)), "
      + "exact \(percent(shares.exact)), false accepts \(percent(shares.falseAccepts))\n"
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
