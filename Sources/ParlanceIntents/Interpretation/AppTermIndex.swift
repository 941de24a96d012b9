internal import ParlanceText
internal import ParlanceVocabulary

/// The terms of the apps of a context, found in utterances as those of the user's vocabulary are.
struct AppTermIndex: Sendable {
  /// What a term is called in one way, and what apps bind it to.
  private struct Entry {
    /// As the app has it.
    let term: VocabularyTerm
    /// Whether it is called so where there are several.
    let isPlural: Bool
    var kinds: [Int32] = []
    var properties: Set<String> = []

    mutating func add(_ kinds: [Int32], _ properties: [String]) {
      self.kinds += kinds
      self.properties.formUnion(properties)
    }
  }

  private let index: VocabularyIndex
  private let entries: [Entry]

  /// Any type will do whose terms have no parts: they are found whole.
  private static let type = VocabularyType.workoutActivityName

  init(_ apps: [App], model: LanguageModel) throws(UtteranceError) {
    var entries: [VocabularyTerm: Entry] = [:]
    var spoken: [VocabularyTerm] = []
    for app in apps {
      for term in app.terms {
        let kinds = model.propertyKinds.kinds(of: term.parameters)
        guard !kinds.isEmpty else { continue }
        // Contacts and accounts are never several; the things of an app's own intents are counted.
        let plurals = app.phrasebook == nil ? [] : model.plurals.forms(of: term.term).dropFirst()
        for (place, form) in ([term.term] + plurals).enumerated() {
          if entries[form] == nil { spoken.append(form) }
          entries[form, default: Entry(term: term.term, isPlural: place > 0)].add(
            kinds, term.parameters)
        }
      }
    }
    var vocabulary = Vocabulary()
    let rejected = Set(vocabulary.setVocabulary(spoken, of: Self.type).map(\.term))
    self.entries = spoken.filter { !rejected.contains($0) }.compactMap { entries[$0] }
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
    let bound = match.terms.map { entries[Int($0)] }
      .filter { !$0.properties.isDisjoint(with: properties) }
    let named = bound.filter { !$0.isPlural }
    let terms = (named.isEmpty ? bound : named).map(\.term)
    guard let first = terms.first, terms.allSatisfy({ Self.areSame($0, first) }) else {
      return nil
    }
    return first
  }

  private static func areSame(_ one: VocabularyTerm, _ other: VocabularyTerm) -> Bool {
    one.vocabularyIdentifier == other.vocabularyIdentifier
      && (one.vocabularyIdentifier != nil || one.spokenPhrase == other.spokenPhrase)
  }
}
