internal import Parlance
internal import ParlanceShortcuts

/// `parlance shortcuts export`: writes all that a store holds.
struct ShortcutsExportCommand: Command {
  static let synopsis = Synopsis(
    name: "shortcuts export", operands: "",
    summary: "print all that a store holds as JSON, one object a line",
    options: StoreOptions.all, notes: "'parlance shortcuts import' puts it into another store.")

  private let options: StoreOptions

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    options = try StoreOptions(arguments)
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    try options.with(reporting: console) { store in
      for app in try options.apps(in: store) {
        for entry in try store.entries(of: app) {
          var json = JSONWriter()
          try json.entry(entry, of: app)
          console.printLine(json.bytes)
        }
      }
    }
    return .success
  }
}
