internal import Parlance
internal import ParlanceShortcuts

/// `parlance shortcuts donate`: keeps what was done with an app.
struct ShortcutsDonateCommand: Command {
  private static let app = Option(
    "app", value: "DIR", help: "the app's sources or bundle: what it may donate")
  private static let language = Option(
    "language", value: "CODE", help: "the language of donations that name none (default en-US)")

  static let synopsis = Synopsis(
    name: "shortcuts donate", operands: "[FILE]",
    summary: "keep what was done with an app, so that it can be found, offered and said again",
    options: StoreOptions.all + [app, language],
    notes: """
      Each line of FILE, or of standard input, is an object of JSON with an "intent" or a "userActivity". All are \
      stored, or none. The store is made where there is none. Where the sources leave the identifier of the app to the \
      build, --bundle says it.
      """)

  private let options: StoreOptions
  private let app: String
  private let languages: SpokenLanguages
  private let path: String?

  init(_ arguments: Arguments) throws(ToolError) {
    options = try StoreOptions(arguments)
    guard let app = arguments[Self.app] else {
      throw .usage("what may be donated is to be said by --app DIR")
    }
    self.app = app
    languages = try SpokenLanguages(arguments[Self.language] ?? "en-US")
    path = try Self.onlyOperand(arguments)
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let app = try ShortcutApp.read(app, identifier: options.bundle)
    let line = DonationLine(languages: languages)
    let donations = try JSONLines(path).entries(reporting: console) { json in
      try json.requireKeys(DonationLine.keys)
      let donation = try line.donation(json)
      try app.validate(donation.shortcut)
      return donation
    }
    guard let donations else { return .failure }
    try options.with(making: true, reporting: console) { store in
      try store.add(donations.map { (app.identifier, .donation($0.value)) })
    }
    console.print("\(options.path): \(CountText.text(donations.count, "donation"))\n")
    return .success
  }
}
