internal import ParlanceText
internal import ParlanceVocabulary

/// The terms of the apps of a context, found in utterances as those of the user's vocabulary are.
struct AppTermIndex: Sendable {
  /// A term, and what apps bind it to.
  private struct Entry {
    var kinds: [Int32] = []
    var properties: Set<String> = []
  }

  private let index: VocabularyIndex
  private let entries: [Entry]

  /// Any type will do whose terms have no parts: they are found whole.
  private static let type = VocabularyType.workoutActivityName

  init(_ apps: [App], model: LanguageModel) throws(UtteranceError) {
    var entries: [VocabularyTerm: Entry] = [:]
    var terms: [VocabularyTerm] = []
    for term in apps.lazy.flatMap(\.terms) {
      let kinds = model.propertyKinds.kinds(of: term.parameters)
      guard !kinds.isEmpty else { continue }
      if entries[term.term] == nil { terms.append(term.term) }
      entries[term.term, default: Entry()].kinds += kinds
      entries[term.term]?.properties.formUnion(term.parameters)
    }
    var vocabulary = Vocabulary()
    let rejected = Set(vocabulary.setVocabulary(terms, of: Self.type).map(\.term))
    self.entries = terms.filter { !rejected.contains($0) }.compactMap { entries[$0] }
    index = try VocabularyIndex(
      vocabulary, tokenizer: model.tokenizer, nicknames: [:], rules: model.nameRules)
  }

  /// What of an utterance is a term.
  func matches(in utterance: Utterance) -> [VocabularyMatch] { index.matches(in: utterance) }

  /// The kinds of edges that a match gives, each once.
  func kinds(of match: VocabularyMatch) -> Set<Int32> {
    Set(match.terms.lazy.flatMap { entries[Int($0)].kinds })
  }

  /// The one thing that a match names where a property is asked for; nil where several fit, or none.
  func term(_ match: VocabularyMatch, boundTo properties: [String]) -> VocabularyTerm? {
    let bound = match.terms.filter { !entries[Int($0)].properties.isDisjoint(with: properties) }
    let terms = bound.map(index.term)
    guard let first = terms.first,
      terms.allSatisfy({ $0.vocabularyIdentifier == first.vocabularyIdentifier })
    else { return nil }
    return first
  }
}
