public import ParlanceLanguages
package import ParlanceMatching
package import ParlanceText
package import ParlanceEntities

/// A language pack compiled: all that interpreting needs except what the user brings.
///
/// Immutable, and shared by all interpreters of the language.
public final class LanguageModel: Sendable {
  /// The language.
  public let code: LanguageCode
  /// The system intents.
  public let catalog: IntentCatalog
  package let tokenizer: Tokenizer
  package let lexicon: Lexicon
  let accents: AccentIndex
  package let entities: EntityRecognizer
  package let matcher: PhraseMatcher
  /// The examples of the templates, for the pack check.
  package let templates: [PhraseSet.Template]
  package let nicknames: [String: [String]]
  /// Words that are never part of a name.
  package let functionWords: Set<String>
  /// The ISO 4217 code of money that is not named otherwise.
  package let currency: String
  /// The names of the kinds of edges.
  package let kinds: [String]
  let terms: TermList
  let appKind: Int32
  let caseKinds: CaseKinds

  /// Compiles a pack.
  ///
  /// Takes tens of milliseconds for a large pack; the phrases are written out later, as utterances ask for them.
  ///
  /// - Throws: ``PackError`` with the file and line of what is wrong, ``ICUFailure`` when ICU lacks the language's data.
  /// - Complexity: O(*n*), *n* the size of the pack.
  public init(_ pack: LanguagePack) throws {
    code = pack.code
    catalog = try IntentCatalog(pack)
    let rules = try TextRules(pack)
    tokenizer = Tokenizer(for: pack.code, rules: rules)
    var lexicon = Lexicon()
    entities = try EntityRecognizer(pack: pack, lexicon: &lexicon)
    var words = WordReader(tokenizer: tokenizer, lexicon: lexicon)
    var kinds = EdgeKind.allNames
    var lists = try WordLists(pack, &words)
    terms = try TermList(
      pack, catalog: catalog, clusterNames: lists.clusterNames, kinds: &kinds, &words)
    caseKinds = CaseKinds(roles: rules.cases.roles, kinds: &kinds)
    for lexemes in terms.relationLexemes { lists.addRelation(lexemes) }
    lexicon = words.lexicon
    let phrases = try PhraseSet(
      pack.files(withExtension: "phrases"), catalog: Self.phraseCatalog(catalog, kinds: kinds),
      tokenizer: tokenizer, lexicon: &lexicon)
    let weights = try Weights(pack.files(named: "weights.json"))
    accents = AccentIndex(lexicon)
    matcher = PhraseMatcher(
      phrases, lexicon: lexicon, accents: accents, classes: lists.classes, weights: weights)
    templates = phrases.templates
    nicknames = lists.nicknames
    functionWords = lists.functionWords(lexicon)
    currency = pack.code.currency ?? "USD"
    appKind = Int32(kinds.firstIndex(of: "app") ?? 0)
    self.kinds = kinds
    self.lexicon = lexicon
  }

  /// Each parameter is read by the rule named like its type, and every intent can name an app.
  static func phraseCatalog(_ catalog: IntentCatalog, kinds: [String]) -> PhraseCatalog {
    let intents = catalog.intents.mapValues { parameters in
      var rules = [IntentCatalog.appParameter: "App"]
      for parameter in parameters { rules[parameter.name] = parameter.type }
      return rules
    }
    return PhraseCatalog(intents: intents, kinds: kinds)
  }
}
