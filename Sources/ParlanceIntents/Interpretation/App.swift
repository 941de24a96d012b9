/// An app that utterances may name.
public struct App: Hashable, Sendable {
  /// The name that the user sees.
  public let name: String
  /// The identifier of its bundle, `com.example.soup`; nil when that is not known.
  public let identifier: String?
  /// Other names that the app goes by (INAlternativeAppNames).
  public let alternativeNames: [String]
  /// The classes of the intents that it handles; empty when that is not known.
  public var intents: [String]
  /// The terms that are its own.
  public let terms: [AppTerm]
  /// How people speak of its own intents; nil when it has none.
  public var phrasebook: IntentPhrasebook?

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - name: The name that the user sees, and may say.
  ///   - alternativeNames: Other names that the user may say; ``Interpretation/AppMention/name`` is always `name`.
  ///   - intents: Classes such as `INSendPaymentIntent`.
  ///   - terms: What it calls things.
  ///   - identifier: The identifier of its bundle, by which phrases of shortcuts name it.
  ///   - phrasebook: How people speak of its own intents, in the language of the context.
  public init(
    name: String, identifier: String? = nil, alternativeNames: [String] = [],
    intents: [String] = [], terms: [AppTerm] = [], phrasebook: IntentPhrasebook? = nil
  ) {
    self.name = name
    self.identifier = identifier
    self.alternativeNames = alternativeNames
    self.intents = intents
    self.terms = terms
    self.phrasebook = phrasebook
  }
}
