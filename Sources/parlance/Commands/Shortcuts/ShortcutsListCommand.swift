internal import ParlanceShortcuts

/// `parlance shortcuts list`: what a store holds, or what of it has some words.
struct ShortcutsListCommand: Command {
  static let synopsis = Synopsis(
    name: "shortcuts list", operands: "[TEXT…]",
    summary: "list the shortcuts that were donated, and the phrases that people say for shortcuts",
    options: StoreOptions.all + [.format],
    notes: """
      With TEXT, those that have all of its words, of the last one at least the beginning, in the names of their \
      values, their titles, their keywords or the phrases that are suggested for them.
      """)

  private let options: StoreOptions
  private let text: String?
  private let format: AnswerFormat

  init(_ arguments: Arguments) throws(ToolError) {
    options = try StoreOptions(arguments)
    text = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    format = AnswerFormat(arguments)
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    try options.with(reporting: console) { store in
      for app in try options.apps(in: store) {
        let list = try ShortcutList(of: app, matching: text, in: store)
        switch format {
        case .text: console.print(list.text)
        case .json: try list.printJSON(on: console)
        }
      }
    }
    return .success
  }
}
