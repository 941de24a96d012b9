/// A command of the REPL: `:language en-GB`.
struct REPLCommand: Sendable {
  /// The name with its colon.
  let name: String
  /// What follows it, as the help shows it.
  let operands: String
  /// What it does.
  let help: String
  /// Does it; the text is what follows the name.
  let run: @Sendable (inout REPLSession, _ operand: String, Console) throws(ToolError) -> Void
}

extension REPLCommand {
  /// All commands in the order of the help.
  static let all = [
    REPLCommand(name: ":language", operands: "[CODE]", help: "change the language") {
      session, operand, console throws(ToolError) in
      try session.setLanguage(operand, console)
    },
    REPLCommand(name: ":context", operands: "FILE", help: "read vocabulary and apps") {
      session, operand, console throws(ToolError) in
      try session.readContext(operand, console)
    },
    REPLCommand(name: ":app", operands: "DIR", help: "read an app's names and terms") {
      session, operand, _ throws(ToolError) in
      try session.readApp(operand)
    },
    REPLCommand(
      name: ":shortcuts", operands: "FILE", help: "read the phrases of a store of shortcuts"
    ) { session, operand, _ throws(ToolError) in
      try session.readShortcuts(operand)
    },
    REPLCommand(
      name: ":vocabulary", operands: "[add TYPE NAME]",
      help: "list the vocabulary, or add a name to it"
    ) { session, operand, console throws(ToolError) in
      try session.changeVocabulary(operand, console)
    },
    REPLCommand(
      name: ":date", operands: "[DATE|now]",
      help: "change what \"today\" is, such as 2026-03-11T09:30"
    ) { session, operand, console throws(ToolError) in
      try session.setDate(operand, console)
    },
    REPLCommand(name: ":format", operands: "[text|json]", help: "change how answers are written") {
      session, operand, console throws(ToolError) in
      try session.setFormat(operand, console)
    },
    REPLCommand(
      name: ":entities", operands: "[TEXT]",
      help: "find sums, dates and numbers in TEXT, or in the last utterance"
    ) { session, operand, console throws(ToolError) in
      try session.answer(operand, with: EntityAnswerer(), console)
    },
    REPLCommand(
      name: ":explain", operands: "[TEXT]",
      help: "show the templates that TEXT, or the last utterance, matches"
    ) { session, operand, console throws(ToolError) in
      try session.answer(operand, with: ExplanationAnswerer(), console)
    },
    REPLCommand(
      name: ":script", operands: "[FILE]",
      help: "talk with the apps that FILE describes; without FILE, interpret again"
    ) { session, operand, _ throws(ToolError) in
      try session.openScript(operand)
    },
    REPLCommand(name: ":lock", operands: "", help: "lock the device that is talked to") {
      session, _, console throws(ToolError) in
      try session.setLocked(true, console)
    },
    REPLCommand(name: ":unlock", operands: "", help: "unlock it") {
      session, _, console throws(ToolError) in
      try session.setLocked(false, console)
    },
    REPLCommand(name: ":load", operands: "FILE", help: "run the lines of a file") {
      session, operand, console throws(ToolError) in
      try session.load(operand, console)
    },
    REPLCommand(name: ":help", operands: "", help: "list the commands") {
      _, _, console throws(ToolError) in
      console.print(helpText)
    },
    REPLCommand(name: ":quit", operands: "", help: "end") { session, _, _ throws(ToolError) in
      session.isOver = true
    },
  ]

  private static var helpText: String {
    let entries = all.map { command in
      (
        command.operands.isEmpty ? command.name : "\(command.name) \(command.operands)",
        command.help
      )
    }
    return HelpText.table(entries)
      + HelpText.paragraph(
        "Every other line is an utterance to interpret, or what an assistant of :script is told.")
  }
}
