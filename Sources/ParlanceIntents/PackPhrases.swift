internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// What of a pack needs no word of its tables: compiled beside ``PackWords``.
struct PackPhrases: Sendable {
  var set: PhraseSet
  let weights: Weights
  /// Full given names by nickname.
  let nicknames: [String: [String]]
  let sounds: SoundRules

  /// Reads the phrases, `weights.json`, `nicknames.tsv` and `sounds.tsv`.
  ///
  /// - Throws: ``PackError`` with file and line.
  init(
    _ pack: LanguagePack, for purpose: PhrasePurpose, catalog: PhraseCatalog, tokenizer: Tokenizer
  ) throws(PackError) {
    set = try PhraseSet(purpose.phraseFiles(of: pack), catalog: catalog, tokenizer: tokenizer)
    weights = try Weights(pack.files(named: "weights.json"))
    nicknames = try WordLists.nicknames(pack)
    sounds = try SoundRules(pack.rows(of: "sounds.tsv", columns: 2))
  }
}
