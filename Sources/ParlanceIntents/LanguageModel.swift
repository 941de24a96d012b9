public import ParlanceLanguages
package import ParlanceMatching
package import ParlanceText
package import ParlanceEntities
package import ParlanceVocabulary

/// A language pack compiled: all that interpreting needs except what the user brings.
///
/// Immutable, and shared by all interpreters of the language.
public final class LanguageModel: Sendable {
  /// The language.
  public let code: LanguageCode
  /// What its templates are for.
  public let purpose: PhrasePurpose
  /// The system intents.
  public let catalog: IntentCatalog
  package let tokenizer: Tokenizer
  package let lexicon: Lexicon
  let accents: AccentIndex
  package let entities: EntityRecognizer
  package let matcher: PhraseMatcher
  /// The examples of the templates, for the pack check.
  package let templates: [PhraseTemplate]
  package let nicknames: [String: [String]]
  private let classes: WordClasses
  package let nameRules: NameRules
  package let sounds: SoundRules
  /// The ISO 4217 code of money that is not named otherwise.
  package let currency: String
  /// The names of the kinds of edges.
  package let kinds: [String]
  let terms: TermList
  let caseKinds: CaseKinds
  let declared: DeclaredParameters
  let clusterSuffixes: ClusterSuffixes
  let propertyKinds: PropertyKinds

  /// Compiles a pack.
  ///
  /// Takes tens of milliseconds for a large pack; the phrases are written out later, as utterances ask for them.
  ///
  /// - Parameter purpose: Which of the pack's templates are compiled.
  /// - Throws: ``PackError`` with the file and line of what is wrong, ``ICUFailure`` when ICU lacks the language's data.
  /// - Complexity: O(*n*), *n* the size of the pack.
  public init(_ pack: LanguagePack, for purpose: PhrasePurpose = .requests) throws {
    let catalog = try IntentCatalog(pack, for: purpose)
    let rules = try TextRules(pack)
    let tokenizer = Tokenizer(for: pack.code, rules: rules)
    let openKinds = EdgeKind.names(catalog)
    let caseKinds = CaseKinds(roles: rules.cases.roles, kinds: openKinds)
    let kinds = openKinds + caseKinds.names
    let propertyKinds = PropertyKinds(catalog, first: EdgeKind.appTerm)
    // Half the work each.
    var (words, phrases) = try Concurrently.run(
      {
        try PackWords(
          pack, catalog: catalog, kinds: kinds, tokenizer: tokenizer, cases: rules.cases)
      },
      {
        try PackPhrases(
          pack, for: purpose,
          catalog: Self.phraseCatalog(
            catalog, kinds: kinds, kindsOfSlots: propertyKinds.kindsOfSlots(caseKinds)),
          tokenizer: tokenizer)
      })
    phrases.set.renumberWords(in: &words.lexicon)
    code = pack.code
    self.purpose = purpose
    self.catalog = catalog
    self.tokenizer = tokenizer
    self.kinds = kinds
    self.caseKinds = caseKinds
    self.propertyKinds = propertyKinds
    entities = words.entities
    terms = words.terms
    clusterSuffixes = words.clusterSuffixes
    lexicon = words.lexicon
    accents = AccentIndex(lexicon)
    matcher = PhraseMatcher(
      phrases.set, lexicon: lexicon, accents: accents, classes: words.lists.classes,
      weights: phrases.weights)
    declared = DeclaredParameters(catalog, matcher: matcher, kinds: openKinds)
    templates = phrases.set.templates
    nicknames = phrases.nicknames
    sounds = phrases.sounds
    classes = words.lists.classes
    nameRules = words.names.rules(lexicon, classes)
    currency = pack.code.currency ?? "USD"
  }

  /// Whether a word is never part of a name.
  package func isFunctionWord(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && classes[lexeme] == .function
  }

  /// Whether a word is a given or a family name.
  func isName(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && classes[lexeme]?.isName == true
  }

  /// Each parameter is read by the rule named like its type, and every intent can name an app.
  static func phraseCatalog(
    _ catalog: IntentCatalog, kinds: [String], kindsOfSlots: [String: [Int32]]
  ) -> PhraseCatalog {
    let intents = catalog.intents.mapValues { parameters in
      var rules = [IntentCatalog.appParameter: "App"]
      for parameter in parameters { rules[parameter.name] = parameter.type }
      return rules
    }
    return PhraseCatalog(intents: intents, kinds: kinds, kindsOfSlots: kindsOfSlots)
  }
}
