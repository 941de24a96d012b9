internal import Parlance
internal import ParlanceText

/// Answers utterances: those of the command line, or those of standard input as they come.
struct AnswerLoop {
  private let answerer: any Answerer
  private let reading: ReadingOptions
  private let format: AnswerFormat
  private let inputFormat: RequestReader.Format
  private let operands: [String]
  private var json = JSONWriter()
  private var hasFailed = false

  /// The options that a command with such a loop takes.
  static let options = Option.reading + [.format, .input]

  /// A loop over what the arguments give.
  ///
  /// - Parameters:
  ///   - objects: What lines of the input hold where they are objects.
  ///   - answerer: Makes what answers, from the languages that the arguments name.
  /// - Throws: ``ToolError`` at a bad value or a file that cannot be read.
  init(
    _ arguments: Arguments, objects: RequestReader.Format = .json,
    answerer: (Languages) -> any Answerer
  ) throws(ToolError) {
    reading = try ReadingOptions(arguments)
    self.answerer = answerer(reading.languages)
    format = AnswerFormat(arguments)
    inputFormat = arguments[.input] == "jsonl" ? objects : .text
    operands = arguments.operands
    guard operands.isEmpty || !arguments.has(.input) else {
      throw .usage("'--input' is for standard input; leave it out, or leave out '\(operands[0])'")
    }
  }

  /// Answers all utterances.
  ///
  /// - Throws: ``ToolError`` when the language cannot be loaded or the input cannot be read.
  mutating func run(on console: Console) throws(ToolError) -> ExitCode {
    reading.reportWarnings(on: console)
    // A language that cannot be loaded is the caller's mistake, whatever the input holds.
    _ = try reading.languages.interpreter(for: reading.language, needsPack: answerer.needsPack)
    for warning in reading.languages.warnings { console.report(warning) }
    for text in operands { answer(Request(text: text), on: console) }
    if operands.isEmpty { try answerInput(on: console) }
    return hasFailed ? .failure : .success
  }

  private mutating func answerInput(on console: Console) throws(ToolError) {
    var requests = RequestReader(descriptor: 0, format: inputFormat)
    while let next = try requests.next(console) {
      switch next {
      case .success(let request): answer(request, on: console)
      case .failure(let fault): fail(fault.message, id: fault.id, on: console)
      }
    }
  }

  private mutating func answer(_ request: Request, on console: Console) {
    do {
      let interpreter = try interpreter(for: request)
      try answer(request, from: interpreter, on: console)
    } catch {
      fail(request.place + ToolError.answering(error).message, id: request.id, on: console)
    }
  }

  private func interpreter(for request: Request) throws(ToolError) -> Interpreter {
    let code = try request.language.map { text throws(ToolError) in try Languages.code(text) }
    return try reading.languages.interpreter(
      for: code ?? reading.language, needsPack: answerer.needsPack)
  }

  private mutating func answer(
    _ request: Request, from interpreter: Interpreter, on console: Console
  ) throws {
    let date = reading.clock.date
    switch format {
    case .json:
      json.removeAll()
      try answerer.json(request, from: interpreter, at: date, into: &json)
      console.printLine(json.bytes)
    case .text:
      let text = try answerer.text(request, from: interpreter, at: date)
      console.print(SafeText.line(request.text) + "\n" + text)
    }
  }

  /// Answers that there is no answer.
  private mutating func fail(_ message: String, id: String?, on console: Console) {
    hasFailed = true
    switch format {
    case .json:
      json.removeAll()
      json.failure(message, id: id)
      console.printLine(json.bytes)
    case .text: console.print("error: \(message)\n")
    }
  }
}
