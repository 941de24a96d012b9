internal import Parlance

/// `parlance test`: whether corpora are understood as they say.
struct TestCommand: Command {
  private static let language = Option(
    "language", value: "CODE", isRepeatable: true, help: "only the corpora of this language")
  private static let junit = Option(
    "junit", value: "FILE", help: "write the outcomes as JUnit XML, too")
  private static let defaultPath = "Corpora"

  static let synopsis = Synopsis(
    name: "test", operands: "[PATH…]", summary: "run corpora and compare what is understood",
    options: [language, .format, junit, .packs],
    notes: """
      PATH is a corpus, the folder of a language, or a folder of such folders (default \(defaultPath)). \
      Each folder's context.json holds the vocabulary and apps that its corpora assume.
      """)

  private let paths: [String]
  private let languages: [LanguageCode]
  private let junit: String?
  private let format: AnswerFormat
  private let library: PackLibrary

  init(_ arguments: Arguments) throws(ToolError) {
    paths = arguments.operands.isEmpty ? [Self.defaultPath] : arguments.operands
    var languages: [LanguageCode] = []
    for text in arguments.all(Self.language) { languages.append(try Languages.code(text)) }
    self.languages = languages
    junit = arguments[Self.junit]
    format = AnswerFormat(arguments)
    library = try ReadingOptions.library(arguments[.packs])
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
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
