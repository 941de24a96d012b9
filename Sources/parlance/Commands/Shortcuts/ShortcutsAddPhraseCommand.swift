internal import Parlance
internal import ParlanceShortcuts

/// `parlance shortcuts add-phrase`: what a person says for something that was donated.
struct ShortcutsAddPhraseCommand: Command {
  private static let identifier = Option(
    "identifier", value: "NAME", help: "a donation of the shortcut, as 'list' shows it")
  private static let language = Option(
    "language", value: "CODE", help: "the language of the phrase, such as en-GB (default en-US)")

  static let synopsis = Synopsis(
    name: "shortcuts add-phrase", operands: "PHRASE",
    summary: "have a phrase run a shortcut that was donated",
    options: StoreOptions.all + [identifier, language],
    notes: """
      A phrase is refused that has no words, asks for an intent of the system, is said for another shortcut, or can \
      hardly be told apart from one that is.
      """)

  private let options: StoreOptions
  private let phrase: String
  private let identifier: String
  private let language: LanguageCode

  init(_ arguments: Arguments) throws(ToolError) {
    options = try StoreOptions(arguments)
    guard let phrase = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("write one phrase: parlance \(Self.synopsis.name) 'Soup time'")
    }
    self.phrase = phrase
    guard let identifier = arguments[Self.identifier] else {
      throw .usage("which shortcut is to be said by --identifier NAME")
    }
    self.identifier = identifier
    language = try SpokenLanguages(arguments[Self.language] ?? "en-US").own
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    try options.with(reporting: console) { store in
      let (app, shortcut) = try donated(in: store)
      let center = try VoiceShortcutCenter(
        app: ShortcutApp(app, donating: shortcut), store: store, language: language.identifier)
      try center.add(phrase, for: shortcut)
      console.print(
        ShortcutText.cell("\(app): \"\(phrase)\" runs \(ShortcutText.text(of: shortcut))") + "\n")
    }
    return .success
  }

  /// The shortcut that was donated, and its app.
  private func donated(in store: ShortcutStore) throws -> (app: String, Shortcut) {
    let found = try options.apps(in: store).compactMap { app -> (app: String, Shortcut)? in
      let donations = try DonationCenter(
        app: ShortcutApp(identifier: app), store: store, language: "en-US")
      return try donations.donations().first { $0.identifier == identifier }
        .map { (app, $0.shortcut) }
    }
    guard let only = found.first else {
      throw ToolError.usage("\(options.path): there is no donation '\(identifier)'")
    }
    guard found.count == 1 else {
      let apps = found.map(\.app).joined(separator: ", ")
      throw ToolError.usage("'\(identifier)' is a donation of \(apps); write one as --bundle ID")
    }
    return only
  }
}
