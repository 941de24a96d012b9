internal import ParlanceMatching

/// The command line: finds the command that the first words name, and runs it.
struct Tool {
  /// The version of the tool and of the library.
  static let version = "0.1.0"

  /// The commands in the order of the help.
  static let commands: [any Command.Type] = [
    InterpretCommand.self, AnswerCommand.self, EntitiesCommand.self, ExplainCommand.self,
    TestCommand.self, CheckCommand.self, GenerateCommand.self, PackNewCommand.self,
    PackCheckCommand.self, PackTrainCommand.self, InteractiveCommand.self, TalkCommand.self,
    ShortcutsDonateCommand.self, ShortcutsListCommand.self, ShortcutsDeleteCommand.self,
    ShortcutsAddPhraseCommand.self, ShortcutsSuggestCommand.self, ShortcutsExportCommand.self,
    ShortcutsImportCommand.self, LanguagesCommand.self,
  ]

  let console: Console

  /// Runs what the arguments, without the tool's own name, ask for.
  func run(_ words: [String]) -> ExitCode {
    do throws(ToolError) {
      return try answer(words)
    } catch {
      console.report(error.message)
      if error.code == .usage { console.report("'parlance --help' says what there is") }
      return error.code
    }
  }

  private func answer(_ words: [String]) throws(ToolError) -> ExitCode {
    guard let first = words.first else { throw .usage("there is nothing to do") }
    switch first {
    case "--help", "-h", "help":
      console.print(Self.help)
      return .success
    case "--version":
      console.print("parlance \(Self.version)\n")
      return .success
    default:
      let (command, rest) = try Self.command(in: words)
      return try run(command, rest)
    }
  }

  private func run(_ command: any Command.Type, _ words: [String]) throws(ToolError) -> ExitCode {
    let arguments = try Arguments(words, options: command.synopsis.allOptions)
    if arguments.has(.help) {
      console.print(command.synopsis.help)
      return .success
    }
    return try command.init(arguments).run(on: console)
  }

  /// The command and its arguments; words that name none are an utterance to interpret.
  private static func command(in words: [String]) throws(ToolError) -> (any Command.Type, [String])
  {
    for command in commands {
      let name = command.synopsis.name.split(separator: " ")
      if words.starts(with: name, by: { $0 == $1 }) {
        return (command, Array(words.dropFirst(name.count)))
      }
    }
    try refuseMisspelling(words)
    return (InterpretCommand.self, words)
  }

  /// A single word that looks like a command is a slip more often than an utterance.
  private static func refuseMisspelling(_ words: [String]) throws(ToolError) {
    guard let first = words.first, first.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return
    }
    let names = commands.map { $0.synopsis.name }
    let isGroup = names.contains { $0.hasPrefix(first + " ") }
    let said = isGroup ? words.prefix(2).joined(separator: " ") : first
    guard isGroup || isNear(first, names) else { return }
    let advice =
      isGroup
      ? "; commands that begin so: \(names.filter { $0.hasPrefix(first + " ") }.joined(separator: ", "))"
      : PhraseCatalog.hint(said, names)
        + " To interpret the word, write: parlance interpret \(said)"
    throw .usage("unknown command '\(said)'" + advice)
  }

  private static func isNear(_ word: String, _ names: [String]) -> Bool {
    guard let nearest = PhraseCatalog.nearest(word, of: names) else { return false }
    return word.first == nearest.first && abs(word.count - nearest.count) <= 2
  }

  /// The help of the tool.
  static var help: String {
    var text =
      "usage: parlance \"TEXT\" [OPTION…]\n       parlance COMMAND [OPTION…] [ARGUMENT…]\n\n"
    text += HelpText.paragraph(
      "Understands what people say to an assistant. Without a command it interprets TEXT.")
    text += "\ncommands:\n"
    text += HelpText.table(commands.map { ($0.synopsis.name, $0.synopsis.summary) })
    text += "\nexit codes:\n"
    text += HelpText.table(ExitCode.allCases.map { ("\($0.rawValue)", $0.help) })
    return text + "\n'parlance COMMAND --help' lists the options of a command.\n"
  }
}
