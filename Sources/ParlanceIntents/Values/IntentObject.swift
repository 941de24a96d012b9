internal import ParlanceVocabulary

/// A thing of a type that an app or the system defines (INObject and its subclasses): a soup, a restaurant.
public struct IntentObject: Hashable, Codable, Sendable {
  /// The type without a prefix: `Soup`.
  public var type: String
  /// The app's own name for the thing; nil for what people made up.
  public var identifier: String?
  /// What people see.
  public var displayString: String
  /// What it sounds like, spelt as plain words.
  public var pronunciationHint: String?
  /// What else people call it.
  public var synonyms: [String]
  /// The values of its further properties, by name.
  public var properties: ParameterValues

  /// Makes an object.
  public init(
    type: String, identifier: String? = nil, displayString: String,
    pronunciationHint: String? = nil, synonyms: [String] = [],
    properties: ParameterValues = ParameterValues()
  ) {
    self.type = type
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.synonyms = synonyms
    self.properties = properties
  }

  /// The type of things that have none of their own (INObject).
  public static let untyped = "Object"

  /// What people may call the thing: its name and how it sounds, then its synonyms, each with its identifier.
  var names: [VocabularyTerm] {
    [
      VocabularyTerm(
        displayString, pronunciationHint: pronunciationHint, vocabularyIdentifier: identifier)
    ] + synonyms.map { VocabularyTerm($0, vocabularyIdentifier: identifier) }
  }

  /// Reads a thing of a type, and a name or text as what such a thing is called.
  init?(_ value: ParameterValue, type: String) {
    switch value {
    case .object(let object) where object.type == type || type == Self.untyped: self = object
    case .term(let term): self.init(term, type: type)
    case .text(let text): self.init(type: type, displayString: text)
    default: return nil
    }
  }

  private init(_ term: Term, type: String) {
    self.init(
      type: type, identifier: term.vocabularyIdentifier, displayString: term.spokenPhrase)
    properties["accountType"] = term.accountType.map { [.enumeration($0)] } ?? []
  }
}
