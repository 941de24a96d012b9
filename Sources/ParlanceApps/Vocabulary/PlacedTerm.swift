internal import ParlanceVocabulary

/// A term of an app, where it stands, and what it is given for.
struct PlacedTerm {
  let term: VocabularyTerm
  let phrase: PlacedText
  /// Each as `INStartWorkoutIntent.workoutName`.
  let parameters: [String]
}

extension AppVocabulary {
  /// All terms with words, in file order.
  var terms: [PlacedTerm] {
    parameters.flatMap { entry in
      let names = entry.names.map(\.text)
      return entry.items.flatMap { item in
        item.synonyms.filter { !$0.phrase.isBlank }.map {
          PlacedTerm(
            term: VocabularyTerm($0, of: item), phrase: $0.phrase, parameters: names)
        }
      }
    }
  }
}

extension VocabularyTerm {
  fileprivate init(_ synonym: AppVocabulary.Synonym, of item: AppVocabulary.Item) {
    self.init(
      synonym.phrase.text, pronunciationHint: synonym.pronunciation,
      vocabularyIdentifier: item.identifier?.text)
  }
}
