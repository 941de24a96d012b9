internal import ParlanceEntities
internal import ParlanceLanguages
internal import ParlanceText

/// What a pack's tables say of words: all but its phrases.
struct PackWords: Sendable {
  var lexicon = Lexicon()
  let entities: EntityRecognizer
  let lists: WordLists
  let terms: TermList
  let names: NameTerms
  let clusterSuffixes: ClusterSuffixes
  let guards: GuardIndex
  let ownWords: OwnWords

  /// Reads the tables.
  ///
  /// - Parameter kinds: The names of the kinds of edges.
  /// - Throws: ``PackError`` with file and line, ``ICUFailure``.
  init(
    _ pack: LanguagePack, catalog: IntentCatalog, kinds: [String], tokenizer: Tokenizer,
    cases: CaseTable
  ) throws {
    entities = try EntityRecognizer(pack: pack, tokenizer: tokenizer, lexicon: &lexicon)
    var words = WordReader(tokenizer: tokenizer, lexicon: lexicon)
    var lists = try WordLists(pack, &words)
    terms = try TermList(
      pack, catalog: catalog, clusterNames: lists.clusterNames, kinds: kinds, &words)
    clusterSuffixes = ClusterSuffixes(cases, &words)
    names = NameTerms(
      lists, terms, particles: pack.settings.nameParticles ?? [], &words)
    guards = try GuardIndex(pack, &words)
    ownWords = OwnWords(pack.settings.ownWords ?? [], &words)
    for relation in terms.relations { lists.addRelation(relation.lexemes) }
    self.lists = lists
    lexicon = words.lexicon
  }
}
