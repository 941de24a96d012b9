internal import Parlance
internal import ParlanceText

/// Answers utterances: those of the command line, or those of standard input as they come.
struct AnswerLoop {
  private let answerer: any Answerer
  private let reading: ReadingOptions
  private let format: AnswerFormat
  private let inputFormat: RequestReader.Format
  private let operands: [String]
  /// The settings for several threads; nil where each utterance is answered as soon as it is read.
  private let batch: AnswerBatch?
  private var hasFailed = false

  /// The options that a command with such a loop takes.
  static let options = Option.reading + [.format, .input]

  /// A loop over what the arguments give.
  ///
  /// - Parameters:
  ///   - objects: What lines of the input hold where they are objects.
  ///   - batch: What answers the input on several threads; nil for one.
  ///   - answerer: Makes what answers, from the languages that the arguments name.
  /// - Throws: ``ToolError`` at a bad value or a file that cannot be read.
  init(
    _ arguments: Arguments, objects: RequestReader.Format = .json, batch: AnswerBatch? = nil,
    answerer: (Languages) -> any Answerer
  ) throws(ToolError) {
    self.batch = batch
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
    for text in operands { answer(.success(Request(text: text)), on: console) }
    if operands.isEmpty { try answerInput(on: console) }
    return hasFailed ? .failure : .success
  }

  private mutating func answerInput(on console: Console) throws(ToolError) {
    var requests = RequestReader(descriptor: 0, format: inputFormat)
    if let batch { return try answer(&requests, by: batch, on: console) }
    while let next = try requests.next(console) { answer(next, on: console) }
  }

  private mutating func answer(_ next: Result<Request, RequestFault>, on console: Console) {
    let answer = next.flatMap(ready).flatMap {
      Self.answer($0, by: answerer, in: format, at: reading.clock.date)
    }
    write(answer, on: console)
  }

  /// Answers the input in batches, each line in its place.
  private mutating func answer(
    _ requests: inout RequestReader, by batch: AnswerBatch, on console: Console
  ) throws(ToolError) {
    var isAtEnd = false
    while !isAtEnd {
      var items: [Result<ReadyRequest, RequestFault>] = []
      while items.count < batch.length {
        guard let next = try requests.next(console) else {
          isAtEnd = true
          break
        }
        items.append(next.flatMap(ready))
      }
      answer(items, by: batch, on: console)
    }
  }

  /// A request with what reads its language.
  private struct ReadyRequest {
    let request: Request
    let interpreter: Interpreter
  }

  private func ready(_ request: Request) -> Result<ReadyRequest, RequestFault> {
    do {
      return .success(ReadyRequest(request: request, interpreter: try interpreter(for: request)))
    } catch {
      let message = request.place + ToolError.answering(error).message
      return .failure(RequestFault(message: message, id: request.id))
    }
  }

  private mutating func answer(
    _ items: [Result<ReadyRequest, RequestFault>], by batch: AnswerBatch, on console: Console
  ) {
    let (answerer, format, date) = (batch.answerer, format, reading.clock.date)
    let answers = Concurrently.map(items, jobs: batch.jobs) { item in
      item.flatMap { Self.answer($0, by: answerer, in: format, at: date) }
    }
    for answer in answers { write(answer, on: console) }
  }

  private mutating func write(_ answer: Result<[UInt8], RequestFault>, on console: Console) {
    switch answer {
    case .success(let bytes): console.print(bytes)
    case .failure(let fault): fail(fault.message, id: fault.id, on: console)
    }
  }

  private static func answer(
    _ ready: ReadyRequest, by answerer: any Answerer, in format: AnswerFormat,
    at date: ReferenceDate
  ) -> Result<[UInt8], RequestFault> {
    let (request, interpreter) = (ready.request, ready.interpreter)
    do {
      switch format {
      case .json:
        var json = JSONWriter()
        try answerer.json(request, from: interpreter, at: date, into: &json)
        return .success(json.bytes + [UInt8(ascii: "\n")])
      case .text:
        let text = try answerer.text(request, from: interpreter, at: date)
        let answer = SafeText.line(request.text) + "\n" + text
        return .success(Array(SafeText.block(answer).utf8))
      }
    } catch {
      let message = request.place + ToolError.answering(error).message
      return .failure(RequestFault(message: message, id: request.id))
    }
  }

  private func interpreter(for request: Request) throws(ToolError) -> Interpreter {
    let code = try request.language.map { text throws(ToolError) in try Languages.code(text) }
    return try reading.languages.interpreter(
      for: code ?? reading.language, needsPack: answerer.needsPack)
  }

  /// Answers that there is no answer.
  private mutating func fail(_ message: String, id: String?, on console: Console) {
    hasFailed = true
    switch format {
    case .json:
      var json = JSONWriter()
      json.failure(message, id: id)
      console.printLine(json.bytes)
    case .text: console.print("error: \(message)\n")
    }
  }
}
