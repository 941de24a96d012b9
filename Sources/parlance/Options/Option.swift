/// An option that commands take.
struct Option: Hashable, Sendable {
  /// The name without dashes.
  let name: String
  /// What its value is called in the help; nil for a flag.
  let value: String?
  /// The values it may have; empty when any will do.
  let choices: [String]
  /// Whether it may stand several times.
  let isRepeatable: Bool
  /// What it does.
  let help: String

  init(
    _ name: String, value: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
  }
}

/// The options that several commands share.
extension Option {
  static let help = Option("help", help: "print this help")
  static let version = Option("version", help: "print the version")
  static let language = Option(
    "language", value: "CODE", help: "the language of the utterances, such as en-GB (default en-US)"
  )
  static let format = Option(
    "format", choices: ["text", "json"], help: "how to answer (default text)")
  static let input = Option(
    "input", choices: ["text", "jsonl"],
    help:
      #"what lines of standard input hold: text, or {"id":…,"text":…,"language":…} (default text)"#)
  static let context = Option(
    "context", value: "FILE", help: "vocabulary and apps, as JSON")
  static let app = Option(
    "app", value: "DIR", isRepeatable: true,
    help: "an app's sources or bundle: its names, its terms, and its own intents")
  static let referenceDate = Option(
    "reference-date", value: "DATE",
    help: "what \"today\" is, such as 2026-03-11T09:30 (default the context's, else now)")
  static let timeZone = Option(
    "time-zone", value: "ZONE",
    help: "the zone that \"now\" is read in, such as America/New_York (default the system's)")
  static let packs = Option(
    "packs", value: "DIR", help: "a folder of language packs, used over the embedded ones")

  static let shortcuts = Option(
    "shortcuts", value: "FILE",
    help: "a store of shortcuts, whose phrases are understood ('parlance shortcuts')")

  static let newPacks = Option(
    "packs", value: "DIR", help: "the folder of language packs to write to (default .)")

  /// What decides how an utterance is read.
  static let reading = [language, context, app, referenceDate, timeZone, packs]
}
