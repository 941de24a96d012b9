internal import Parlance

/// `parlance repl`: utterances and commands, line by line.
struct InteractiveCommand: Command {
  private static let script = Option(
    "script", value: "FILE", help: "run the lines of a file instead of those of standard input")

  static let synopsis = Synopsis(
    name: "repl", operands: "", summary: "interpret line by line, with commands such as :help",
    options: Option.reading + [.format, script],
    notes: """
      On a terminal, lines are edited, completed with the tab key, and kept in $XDG_STATE_HOME/parlance/history. \
      From a pipe or a script the same lines give their answers only; after a failed line the next one runs.
      """)

  private let reading: ReadingOptions
  private let format: AnswerFormat
  private let script: String?

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    reading = try ReadingOptions(arguments)
    format = AnswerFormat(arguments)
    script = arguments[Self.script]
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    reading.reportWarnings(on: console)
    _ = try reading.languages.interpreter(for: reading.language)
    var session = REPLSession(reading, format: format)
    if let script {
      try session.load(script, console)
    } else if Console.readsFromTerminal {
      try Self.converse(&session, on: console)
    } else {
      try Self.runInput(&session, on: console)
    }
    return session.hasFailed ? .failure : .success
  }

  private static func runInput(_ session: inout REPLSession, on console: Console) throws(ToolError)
  {
    var lines = LineReader(descriptor: 0)
    while !session.isOver, let line = try lines.next(beforeWaiting: console.flush) {
      let place = "standard input:\(line.number)"
      if line.isTooLong {
        session.fail(UtteranceError.utteranceTooLong.line, place: place, on: console)
      } else {
        session.run(line.text(warning: console), place: place, on: console)
      }
    }
  }

  /// A failure on a terminal is seen at once, so it is no failure of the whole.
  private static func converse(_ session: inout REPLSession, on console: Console) throws(ToolError)
  {
    let editor = LineEditor(historyPath: LineEditor.defaultHistoryPath)
    while !session.isOver {
      editor.completions = session.completer.completions
      console.flush()
      guard let line = editor.line(prompt: "\(session.language)> ") else {
        console.print("\n")
        break
      }
      do throws(ToolError) {
        try session.run(line, on: console)
      } catch {
        console.report(error.message)
      }
    }
    try editor.saveHistory()
  }
}
