internal import Parlance
internal import ParlanceShortcuts

/// `parlance shortcuts delete`: forgets donations, or takes a phrase off its shortcut.
struct ShortcutsDeleteCommand: Command {
  private static let identifier = Option(
    "identifier", value: "NAME", help: "the donation of this name")
  private static let group = Option("group", value: "NAME", help: "the donations of a group")
  private static let phrase = Option(
    "phrase", value: "TEXT", help: "the phrase that a person says, as 'list' shows it")
  private static let all = Option("all", help: "all donations; phrases stay")

  static let synopsis = Synopsis(
    name: "shortcuts delete", operands: "",
    summary: "forget donations, or take a phrase off its shortcut",
    options: StoreOptions.all + [identifier, group, phrase, all],
    notes: "One of --identifier, --group, --phrase and --all says what is deleted.")

  /// What is deleted.
  private enum Target {
    case identifier(String)
    case group(String)
    case phrase(String)
    case all
  }

  private let options: StoreOptions
  private let target: Target

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    options = try StoreOptions(arguments)
    let targets = [
      arguments[Self.identifier].map(Target.identifier), arguments[Self.group].map(Target.group),
      arguments[Self.phrase].map(Target.phrase), arguments.has(Self.all) ? .all : nil,
    ].compactMap(\.self)
    guard let target = targets.first, targets.count == 1 else {
      throw .usage("write one of --identifier NAME, --group NAME, --phrase TEXT and --all")
    }
    self.target = target
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let count = try options.with(reporting: console) { store in
      try options.apps(in: store).reduce(0) { try $0 + delete(of: $1, from: store) }
    }
    let noun = if case .phrase = target { "phrase" } else { "donation" }
    console.print("\(options.path): \(CountText.text(count, noun)) deleted\n")
    return .success
  }

  private func delete(of app: String, from store: ShortcutStore) throws -> Int {
    let app = ShortcutApp(identifier: app)
    let donations = try DonationCenter(app: app, store: store, language: "en-US")
    switch target {
    case .identifier(let name): return try donations.delete(identifiers: [name])
    case .group(let name): return try donations.delete(group: name)
    case .all: return try donations.deleteAll()
    case .phrase(let text):
      let center = try VoiceShortcutCenter(app: app, store: store, language: "en-US")
      let found = try center.voiceShortcuts().filter { $0.invocationPhrase == text }
      for shortcut in found { try center.delete(shortcut.identifier) }
      return found.count
    }
  }
}
