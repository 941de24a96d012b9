internal import ParlanceShortcuts

/// `parlance shortcuts import`: puts what was exported into a store.
struct ShortcutsImportCommand: Command {
  static let synopsis = Synopsis(
    name: "shortcuts import", operands: "[FILE]",
    summary: "put into a store what was exported from another", options: [StoreOptions.store],
    notes: """
      Each line of FILE, or of standard input, is a line of 'parlance shortcuts export'. All are stored, or none; what \
      has the same identifier is replaced. The store is made where there is none.
      """)

  private let options: StoreOptions
  private let languages: SpokenLanguages
  private let path: String?

  init(_ arguments: Arguments) throws(ToolError) {
    options = try StoreOptions(arguments)
    languages = try SpokenLanguages("en-US")
    path = try Self.onlyOperand(arguments)
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let line = StoreLine(donations: DonationLine(languages: languages))
    let entries = try JSONLines(path).entries(reporting: console, line.entry)
    guard let entries else { return .failure }
    try options.with(making: true, reporting: console) { store in
      do {
        try store.add(entries.map(\.value))
      } catch let error as StoreEntryError {
        throw ToolError(
          message: "\(entries[error.position].place): \(error.reason)", code: .failure)
      }
    }
    console.print("\(options.path): \(CountText.text(entries.count, "line"))\n")
    return .success
  }
}
