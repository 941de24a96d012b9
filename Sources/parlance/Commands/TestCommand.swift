internal import Parlance

/// `parlance test`: whether corpora are understood as they say.
struct TestCommand: Command {
  private static let language = Option(
    "language", value: "CODE", isRepeatable: true, help: "only the corpora of this language")
  private static let junit = Option(
    "junit", value: "FILE", help: "write the outcomes as JUnit XML, too")
  private static let mutations = Option(
    "mutations", value: "COUNT",
    help: "change the corpora's orders of money so often, and expect none to be carried out")
  private static let seed = Option(
    "seed", value: "NUMBER", help: "what the changes are drawn by (default 1)")
  private static let defaultPath = "Corpora"

  static let synopsis = Synopsis(
    name: "test", operands: "[PATH…]", summary: "run corpora and compare what is understood",
    options: [language, .format, junit, mutations, seed, .packs],
    notes: """
      PATH is a corpus, the folder of a language, or a folder of such folders (default \(defaultPath)). \
      Each folder's context.json holds the vocabulary and apps that its corpora assume.
      """)

  private let paths: [String]
  private let languages: [LanguageCode]
  private let junit: String?
  private let format: AnswerFormat
  private let library: PackLibrary
  private let mutationCount: Int?
  private let seed: UInt64

  init(_ arguments: Arguments) throws(ToolError) {
    paths = arguments.operands.isEmpty ? [Self.defaultPath] : arguments.operands
    var languages: [LanguageCode] = []
    for text in arguments.all(Self.language) { languages.append(try Languages.code(text)) }
    self.languages = languages
    junit = arguments[Self.junit]
    format = AnswerFormat(arguments)
    library = try ReadingOptions.library(arguments[.packs])
    mutationCount = try arguments[Self.mutations].map { text throws(ToolError) in
      try Self.number(text, of: Self.mutations)
    }
    seed =
      try arguments[Self.seed].map { text throws(ToolError) in
        try Self.number(text, of: Self.seed)
      } ?? 1
  }

  private static func number<N: FixedWidthInteger>(
    _ text: String, of option: Option
  ) throws(ToolError) -> N {
    guard let number = N(text), number >= 0 else {
      throw .usage("--\(option.name) expects a number from 0, found '\(text)'")
    }
    return number
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    if let mutationCount {
      let report = try mutate(try locations(), count: mutationCount, on: console)
      console.print(report.text)
      return report.isSuccess ? .success : .failure
    }
    let report = try run(try locations(), on: console)
    for fault in report.faults { console.report(fault.description) }
    switch format {
    case .text: console.print(report.text)
    case .json:
      var json = JSONWriter()
      report.write(to: &json)
      console.printLine(json.bytes)
    }
    if let junit { try FileReader.write(report.junit, to: junit) }
    return report.isSuccess ? .success : .failure
  }

  private func run(
    _ locations: [CorpusLocation], on console: Console
  ) throws(ToolError) -> CorpusReport {
    var runner = CorpusRunner(library: library)
    var report = CorpusReport()
    for (index, location) in locations.enumerated() {
      if console.showsProgress {
        console.progress("\(index + 1)/\(locations.count) \(location.path)")
      }
      report.add(try runner.run(location))
    }
    if console.showsProgress { console.progress("") }
    return report
  }

  /// Mutates the orders of each language as often as those of the others.
  private func mutate(
    _ locations: [CorpusLocation], count: Int, on console: Console
  ) throws(ToolError) -> MutationReport {
    var runner = CorpusRunner(library: library)
    let groups = Dictionary(grouping: locations, by: \.contextPath).sorted { $0.key < $1.key }
    var results: [MutationRun.Result] = []
    for (index, (path, files)) in groups.enumerated() {
      if console.showsProgress { console.progress("\(index + 1)/\(groups.count) \(path)") }
      let run = try runner.mutationRun(files)
      results.append(run.result(count: count / groups.count, seed: seed))
    }
    if console.showsProgress { console.progress("") }
    return MutationReport(results: results)
  }

  private func locations() throws(ToolError) -> [CorpusLocation] {
    var found: [CorpusLocation] = []
    for path in paths { found += try CorpusLocation.all(at: path) }
    if !languages.isEmpty { found.removeAll { !languages.contains($0.language) } }
    guard !found.isEmpty else {
      throw .unreadable("\(paths.joined(separator: ", ")): there is no corpus to test")
    }
    return found
  }
}
