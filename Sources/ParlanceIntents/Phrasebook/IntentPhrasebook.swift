public import ParlanceLanguages

/// How people speak of an app's own intents in one language: what asks for them, and what values are called.
///
/// Made from an `.intentdefinition` with its translations, by the generator or when an app's files are read.
public struct IntentPhrasebook: Hashable, Sendable {
  /// An enumeration of the app's own.
  public struct Enumeration: Hashable, Sendable {
    /// The type, as ``IntentSchema/Parameter/type`` has it: `SoupSize`.
    public let type: String
    /// In the order of the definition.
    public let cases: [Case]

    /// Makes an enumeration.
    public init(type: String, cases: [Case]) {
      self.type = type
      self.cases = cases
    }
  }

  /// A case of an enumeration.
  public struct Case: Hashable, Sendable {
    /// The name in code: `extraLarge`. People may say its words, too.
    public let name: String
    /// What people see first, then its synonyms, and how it sounds as plain words; may be empty.
    public let terms: [String]

    /// Makes a case.
    public init(name: String, terms: [String] = []) {
      self.name = name
      self.terms = terms
    }
  }

  /// What each class of intents declares.
  public let intents: [IntentSchema]
  /// What asks for them.
  public let phrases: [IntentPhrase]
  /// What the cases of their parameters are called.
  public let enumerations: [Enumeration]

  /// What is said of them, by the keys of `sentences.tsv`: `response.soldOut.OrderSoupIntent`.
  public let sentences: [String: String]

  /// Makes a phrasebook.
  public init(
    intents: [IntentSchema], phrases: [IntentPhrase], enumerations: [Enumeration] = [],
    sentences: [String: String] = [:]
  ) {
    self.intents = intents
    self.phrases = phrases
    self.enumerations = enumerations
    self.sentences = sentences
  }

  /// The same with further phrases: those that people recorded, or an app suggests.
  public func adding(_ phrases: [IntentPhrase]) -> IntentPhrasebook {
    IntentPhrasebook(
      intents: intents, phrases: self.phrases + phrases, enumerations: enumerations,
      sentences: sentences)
  }

  /// The phrasebook of the language that is nearest to a code: of the same script or region, of the language, else the
  /// one that stands in for all others.
  ///
  /// - Parameters:
  ///   - translations: By language as Xcode calls its folders: `pt-BR`, `zh-Hans`.
  ///   - base: What there is where no translation is.
  public static func nearest(
    to code: LanguageCode, in translations: [String: IntentPhrasebook], base: IntentPhrasebook
  ) -> IntentPhrasebook {
    code.tags.lazy.compactMap { translations[$0] }.first ?? base
  }
}
