/// `parlance repl`: utterances and commands, line by line.
struct InteractiveCommand: Command {
  private static let load = Option(
    "load", value: "FILE", help: "run the lines of a file instead of those of standard input")

  static let synopsis = Synopsis(
    name: "repl", operands: "",
    summary: "interpret or converse line by line, with commands such as :help",
    options: Option.reading + [.shortcuts, .format] + ConversationOptions.all + [load],
    notes: """
      On a terminal, lines are edited, completed with the tab key, and kept in $XDG_STATE_HOME/parlance/history. \
      From a pipe or a file the same lines give their answers only; after a failed line the next one runs. With \
      --script, lines are said to an assistant, as by 'parlance talk'.
      """)

  private let reading: ReadingOptions
  private let format: AnswerFormat
  private let conversations: ConversationOptions
  private let load: String?

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    reading = try ReadingOptions(arguments)
    format = AnswerFormat(arguments)
    conversations = ConversationOptions(arguments)
    load = arguments[Self.load]
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    reading.reportWarnings(on: console)
    var session = REPLSession(reading, format: format, conversations: conversations)
    if let script = conversations.script {
      try session.openScript(script)
    } else {
      _ = try reading.languages.interpreter(for: reading.language)
    }
    if let load { try session.load(load, console) } else { try session.runInput(on: console) }
    return session.exitCode
  }
}
