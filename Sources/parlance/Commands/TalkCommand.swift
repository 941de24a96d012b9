/// `parlance talk`: conversations with apps that do as a script says.
struct TalkCommand: Command {
  static let synopsis = Synopsis(
    name: "talk", operands: "", summary: "hold conversations with apps that a script describes",
    options: Option.reading + [.shortcuts] + ConversationOptions.all,
    notes: """
      Each line of standard input is said to the assistant; what it says and shows is printed. :lock and :unlock lock \
      and unlock the device, :quit ends; the other commands are those of 'parlance repl'.
      """)

  private let reading: ReadingOptions
  private let conversations: ConversationOptions
  private let script: String

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    conversations = ConversationOptions(arguments)
    guard let script = conversations.script else {
      throw .usage("which apps there are is to be said by --script FILE")
    }
    self.script = script
    reading = try ReadingOptions(arguments)
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    reading.reportWarnings(on: console)
    var session = REPLSession(reading, format: .text, conversations: conversations)
    try session.openScript(script)
    for warning in reading.languages.warnings { console.report(warning) }
    try session.runInput(on: console)
    return session.exitCode
  }
}
