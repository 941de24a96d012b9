/// What the options say of conversations.
struct ConversationOptions {
  private static let script = Option(
    "script", value: "FILE", help: "apps to talk with and what they do, as JSON")
  private static let locked = Option("locked", help: "begin with a locked device")
  private static let unauthorised = Option(
    "unauthorised", help: "as if the person had not allowed the apps to be used")
  private static let noCards = Option(
    "no-cards", help: "print what the assistant says without what it shows")

  /// All of them, in the order of the help.
  static let all = [script, locked, unauthorised, noCards]

  /// The path of the script; nil where none is named.
  let script: String?
  /// Whether the device is locked at first.
  let isLocked: Bool
  /// Whether the person has allowed the apps to be used.
  let isAuthorized: Bool
  /// Whether cards are printed.
  let showsCards: Bool

  init(_ arguments: Arguments) {
    script = arguments[Self.script]
    isLocked = arguments.has(Self.locked)
    isAuthorized = !arguments.has(Self.unauthorised)
    showsCards = !arguments.has(Self.noCards)
  }
}
