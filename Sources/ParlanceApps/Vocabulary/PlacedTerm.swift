internal import ParlanceDefinitions
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
  var terms: [PlacedTerm] { parameters.flatMap(\.terms) }

  /// The terms that each parameter may have, by their places in ``terms``, in the order of the parameters' names;
  /// parameters that have the same ones share a group.
  var termGroups: [[Int]] {
    var entries: [String: [Int]] = [:]
    for (number, entry) in parameters.enumerated() {
      for name in Set(entry.names.map(\.text)) { entries[name, default: []].append(number) }
    }
    var places: [Range<Int>] = []
    for entry in parameters {
      let start = places.last?.upperBound ?? 0
      places.append(start..<start + entry.terms.count)
    }
    return entries.sorted { $0.key < $1.key }.map(\.value).uniqued.map { $0.flatMap { places[$0] } }
  }
}

extension AppVocabulary.Parameters {
  /// Those with words, in file order.
  var terms: [PlacedTerm] {
    let names = names.map(\.text)
    return items.flatMap { item in
      item.synonyms.filter { !$0.phrase.isBlank }.map {
        PlacedTerm(term: VocabularyTerm($0, of: item), phrase: $0.phrase, parameters: names)
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
