public import ParlanceLanguages
package import ParlanceMatching
internal import ParlanceReader
package import ParlanceText
package import ParlanceEntities
package import ParlanceVocabulary

/// A language pack compiled: all that interpreting needs except what the user brings.
///
/// Immutable, and shared by all interpreters of the language.
public final class LanguageModel: Sendable {
  /// The language's data, and above it what the phrasebooks of apps add.
  public let pack: LanguagePack
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
  /// By template, what it means that neither its words nor the values in it say.
  let unspokenValues: [Int32: ParameterValues]
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
  let guards: GuardIndex
  private let ownWords: OwnWords
  let propertyKinds: PropertyKinds
  let plurals: PluralForms
  /// The model of the language's own sentences, for what no template matches; nil where the pack has none.
  let reader: ReaderSchema?

  /// Compiles a pack.
  ///
  /// Takes tens of milliseconds for a large pack; the phrases are written out later, as utterances ask for them.
  ///
  /// - Parameters:
  ///   - purpose: Which of the pack's templates are compiled.
  ///   - apps: Those whose own intents are to be understood, by their phrasebooks.
  /// - Throws: ``PackError`` with the file and line of what is wrong, or with what is wrong with a phrasebook;
  ///   ``ICUFailure`` when ICU lacks the language's data.
  /// - Complexity: O(*n*), *n* the size of the pack and the phrasebooks.
  public init(
    _ pack: LanguagePack, for purpose: PhrasePurpose = .requests, apps: [App] = []
  ) throws {
    let rules = try TextRules(pack)
    let tokenizer = Tokenizer(for: pack.code, rules: rules)
    let phrasebooks = try PhrasebookLayer(apps, in: pack, tokenizer: tokenizer)
    let pack = phrasebooks?.over(pack) ?? pack
    let catalog = try IntentCatalog(pack, for: purpose)
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
            catalog, kinds: kinds, kindsOfSlots: propertyKinds.kindsOfSlots(caseKinds),
            closing: purpose.closingRule),
          tokenizer: tokenizer)
      })
    phrases.set.renumberWords(in: &words.lexicon)
    self.pack = pack
    self.purpose = purpose
    self.catalog = catalog
    self.tokenizer = tokenizer
    self.kinds = kinds
    self.caseKinds = caseKinds
    self.propertyKinds = propertyKinds
    entities = words.entities
    terms = words.terms
    clusterSuffixes = words.clusterSuffixes
    guards = words.guards
    ownWords = words.ownWords
    lexicon = words.lexicon
    accents = AccentIndex(lexicon)
    matcher = PhraseMatcher(
      phrases.set, lexicon: lexicon, accents: accents, classes: words.lists.classes,
      weights: phrases.weights)
    declared = DeclaredParameters(catalog, matcher: matcher, kinds: openKinds)
    templates = phrases.set.templates
    unspokenValues = phrasebooks?.values(of: templates) ?? [:]
    nicknames = phrases.nicknames
    sounds = phrases.sounds
    classes = words.lists.classes
    nameRules = words.names.rules(lexicon, classes)
    currency = pack.code.currency ?? "USD"
    plurals = PluralForms(pack.settings)
    reader = try Self.reader(of: pack, for: purpose).map { [catalog, matcher] in
      ReaderSchema($0, catalog, matcher)
    }
  }

  private static func reader(
    of pack: LanguagePack, for purpose: PhrasePurpose
  ) throws(PackError) -> ReaderModel? {
    guard let file = pack.files(named: purpose.readerFile).first else { return nil }
    // The model of requests has the classes of words for both.
    let wordClasses = purpose == .answers ? try wordClasses(of: pack) : nil
    return try opened(file, as: ReaderModel(file.bytes, wordClasses: wordClasses))
  }

  private static func wordClasses(of pack: LanguagePack) throws(PackError) -> SparseTable? {
    let file = pack.files(named: PhrasePurpose.requests.readerFile).first
    guard let file else { return nil }
    return try opened(file, as: ReaderModel.wordClasses(of: file.bytes))
  }

  private static func opened<Content>(
    _ file: PackFile, as content: Content?
  ) throws(PackError) -> Content {
    guard let content else {
      throw PackError(
        "the file is no model of this version; 'parlance pack train' makes one", file: file.path,
        line: 0)
    }
    return content
  }

  /// The language.
  public var code: LanguageCode { pack.code }

  /// The list of the pack that holds a token; nil where none does.
  func wordClass(of token: Token) -> WordClass? {
    token.lexeme >= 0 ? classes[token.lexeme] : nil
  }

  /// Whether a word is never part of a name.
  package func isFunctionWord(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && classes[lexeme] == .function
  }

  /// Whether the words around some, within a name, say that somebody is the speaker's own: "my | mom".
  func isOwn(_ relation: Range<Int>, within name: Range<Int>, in utterance: Utterance) -> Bool {
    let before = name.lowerBound..<relation.lowerBound
    let after = relation.upperBound..<name.upperBound
    return before.count + after.count > 0
      && (before.isEmpty || ownWords.cover(before, in: utterance))
      && (after.isEmpty || ownWords.cover(after, in: utterance))
  }

  /// Tells whether a number word of a request is a verb where it stands. What answers "how many?" is a number.
  func isVerb(_ token: Int, in utterance: Utterance) -> Bool {
    purpose == .requests && entities.isVerb(token, in: utterance)
  }

  /// Whether a token is left out without changing what is asked: a filler, or a word, sign or emoji that the pack lists.
  func mayBeLeftOut(_ token: Token) -> Bool {
    if token.lexeme < 0 { return false }
    if guards.isHarmless(token.lexeme) { return true }
    guard token.kind == .word else { return false }
    return classes[token.lexeme] == .filler || matcher.mayBeSkipped(token.lexeme)
  }

  /// Whether a word stands in the pack, accents included.
  package func knows(_ word: String) -> Bool {
    guard let utterance = try? tokenizer.utterance(word), let token = utterance.tokens.first else {
      return false
    }
    return lexicon.lexeme(of: utterance.folded(token)) >= 0
  }

  /// The words that keep an order of money from being carried out, written out, with their kinds.
  package var guardPhrases: [(words: String, kind: GuardKind)] { guards.phrases }

  /// Whether an utterance holds quotation marks, or a word that announces a text of the user's own.
  package func hasOwnText(_ utterance: Utterance) -> Bool {
    guards.matches(in: utterance).found.contains { $0.guardWords.effect == .marksText }
      || utterance.tokens.contains { Quotations.isMark($0, in: utterance) }
  }

  /// Whether a word is a given or a family name.
  func isName(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && classes[lexeme]?.isName == true
  }

  /// Each parameter is read by the rule named like its type, and every intent can name an app.
  static func phraseCatalog(
    _ catalog: IntentCatalog, kinds: [String], kindsOfSlots: [String: [Int32]], closing: String?
  ) -> PhraseCatalog {
    let intents = catalog.intents.mapValues { parameters in
      var rules = [IntentCatalog.appParameter: "App"]
      for parameter in parameters { rules[parameter.name] = parameter.type }
      return rules
    }
    return PhraseCatalog(
      intents: intents, kinds: kinds, kindsOfSlots: kindsOfSlots, closing: closing)
  }
}
