internal import Parlance
internal import ParlanceShortcuts
internal import ParlanceText

/// `parlance shortcuts suggest`: what is likely wanted, and why.
struct ShortcutsSuggestCommand: Command {
  private static let at = Option(
    "at", value: "TIME", help: "when, such as 2026-03-11T12:30:00+01:00 (default now)")
  private static let place = Option(
    "place", value: "KEY", help: "where: the number that donations have for the place")
  private static let language = Option(
    "language", value: "CODE", help: "the language of the reasons, such as en-GB (default en-US)")

  static let synopsis = Synopsis(
    name: "shortcuts suggest", operands: "",
    summary: "say which shortcuts are likely wanted at a time and a place, and why",
    options: StoreOptions.all + [at, place, language, .format])

  private let options: StoreOptions
  private let instant: Instant?
  private let place: Int64?
  private let language: LanguageCode
  private let format: AnswerFormat

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    options = try StoreOptions(arguments)
    instant = try arguments[Self.at].map { text throws(ToolError) in try Self.instant(text) }
    place = try arguments[Self.place].map { text throws(ToolError) in try Self.place(text) }
    language = try SpokenLanguages(arguments[Self.language] ?? "en-US").own
    format = AnswerFormat(arguments)
  }

  private static func instant(_ text: String) throws(ToolError) -> Instant {
    guard let instant = Instant(text) else {
      throw .usage("'\(text)' is no time; write \(Instant.advice)")
    }
    return instant
  }

  private static func place(_ text: String) throws(ToolError) -> Int64 {
    guard let place = Int64(text) else {
      throw .usage("'\(text)' is no value of '--place'; write a whole number")
    }
    return place
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    try options.with(reporting: console) { store in
      let center = SuggestionCenter(store: store, app: options.bundle)
      let suggestions =
        if let instant {
          try center.suggestions(
            at: instant.date, place: place, secondsFromUTC: instant.secondsFromUTC)
        } else {
          try center.suggestions(place: place)
        }
      let writer = try SuggestionWriter(LanguagePack(for: language))
      switch format {
      case .text: console.print(Self.text(of: suggestions, writer))
      case .json: for suggestion in suggestions { try print(suggestion, writer, on: console) }
      }
    }
    return .success
  }

  private static func text(
    of suggestions: [SuggestedShortcut], _ writer: SuggestionWriter
  ) -> String {
    TextTable.rows(
      suggestions.map { suggestion in
        [
          CostText.text(suggestion.confidence), suggestion.app,
          ShortcutText.text(of: suggestion.shortcut), writer.text(of: suggestion.reason) ?? "",
        ]
      })
  }

  private func print(
    _ suggestion: SuggestedShortcut, _ writer: SuggestionWriter, on console: Console
  ) throws {
    let content = try ShortcutMember(suggestion.shortcut)
    var json = JSONWriter()
    json.object { json in
      json.member("app", suggestion.app)
      json.member("confidence") { $0.hundredths(suggestion.confidence) }
      json.member("reason", orNull: writer.text(of: suggestion.reason))
      json.member("phrase", ifPresent: suggestion.suggestedInvocationPhrase)
      json.shortcut(content)
    }
    console.printLine(json.bytes)
  }
}
