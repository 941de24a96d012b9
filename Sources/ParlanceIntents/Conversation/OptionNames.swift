internal import ParlanceVocabulary

/// What the options of a choice may be called.
struct OptionNames {
  private let names: [[VocabularyTerm]]

  init(_ options: [ParameterValue]) { names = options.map(Self.names) }

  /// An app whose terms are the names, each with the place of its option, from 0.
  ///
  /// A single word names an option, too, where it is in the names of no other: "Joshua" of Jason and Joshua Clayton.
  var app: App {
    let terms = names.enumerated().flatMap { place, names in
      (names + distinctWords(of: place)).map { term(place, $0) }
    }
    return App(name: "", terms: terms)
  }

  private func term(_ place: Int, _ name: VocabularyTerm) -> AppTerm {
    AppTerm(
      VocabularyTerm(
        name.spokenPhrase, pronunciationHint: name.pronunciationHint,
        vocabularyIdentifier: String(place)),
      parameters: [AnswerCatalog.optionProperty.name])
  }

  private func distinctWords(of place: Int) -> [VocabularyTerm] {
    let others = names.indices.filter { $0 != place }.flatMap { names[$0].flatMap(Self.words) }
    let shared = Set(others)
    return names[place].flatMap(Self.words).filter { !shared.contains($0) }
      .map { VocabularyTerm($0) }
  }

  private static func words(_ name: VocabularyTerm) -> [String] {
    name.spokenPhrase.split(separator: " ").map { $0.lowercased() }
  }

  private static func names(_ option: ParameterValue) -> [VocabularyTerm] {
    switch option {
    case .person(let person): [VocabularyTerm(person.displayName)]
    case .term(let term): [VocabularyTerm(term.spokenPhrase)]
    case .text(let text), .enumeration(let text): [VocabularyTerm(text)]
    case .object(let object):
      [VocabularyTerm(object.displayString, pronunciationHint: object.pronunciationHint)]
        + object.synonyms.map { VocabularyTerm($0) }
    default: []
    }
  }
}
