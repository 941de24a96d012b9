/// What a command is called and takes: the source of its help and of its parsing.
struct Synopsis: Sendable {
  /// The words that call it: `pack check`.
  let name: String
  /// What stands beside the options, as the help shows it: `[TEXT…]`.
  let operands: String
  /// One line.
  let summary: String
  /// The table of options, without `--help`, which every command has.
  let options: [Option]
  /// What else there is to know.
  var notes = ""

  /// All options.
  var allOptions: [Option] { options + [.help] }

  /// The help of the command.
  var help: String {
    var text = "usage: parlance \(name) [OPTION…]\(operands.isEmpty ? "" : " " + operands)\n"
    text += "\n" + HelpText.paragraph(summary)
    if !notes.isEmpty { text += "\n" + HelpText.paragraph(notes) }
    text += "\noptions:\n"
    let entries = allOptions.map { option in
      ("--" + option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    return text + HelpText.table(entries)
  }
}
