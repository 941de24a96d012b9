internal import ParlanceVocabulary

/// What people say to run a shortcut (INVoiceShortcut's invocationPhrase, suggestedInvocationPhrase).
///
///     InvocationPhrase("Soup time", for: .intent(order), app: "com.example.soup")
public struct InvocationPhrase: Hashable, Sendable {
  /// Whose phrase it is.
  public enum Origin: Hashable, Sendable {
    /// The person recorded it.
    case person
    /// The app suggests it; where a person has recorded the same words for something else, these count.
    case app
  }

  /// What is said.
  public let text: String
  /// What happens then.
  public let shortcut: Shortcut
  /// The identifier of the app that it is for, as ``App/identifier`` has it; nil where any app will do that can.
  public let app: String?
  /// Whose phrase it is.
  public let origin: Origin

  /// Makes a phrase.
  public init(
    _ text: String, for shortcut: Shortcut, app: String? = nil, origin: Origin = .person
  ) {
    self.text = text
    self.shortcut = shortcut
    self.app = app
    self.origin = origin
  }

  /// Whether a text is longer than a phrase that can be said.
  package static func isTooLong(_ text: String) -> Bool { Vocabulary.isTooLong(text) }

  /// Whether two phrases run the same.
  func runsAs(_ other: InvocationPhrase) -> Bool {
    app == other.app && shortcut == other.shortcut
  }
}
