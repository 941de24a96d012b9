internal import ParlanceLanguages
internal import ParlanceVocabulary

/// What the name of a thing is where there are several: "two onion soups".
struct PluralForms: Sendable {
  private let endings: [String]

  /// The forms of a language that makes them by endings; none where it does not.
  init(_ settings: PackSettings) { endings = settings.pluralEndings ?? [] }

  /// A name, and what it may be in the plural: behind its last letter each of the endings, right or wrong.
  func forms(of name: String) -> [String] {
    guard name.last?.isLetter == true else { return [name] }
    return [name] + endings.map { name + $0 }
  }

  /// A term, and its plurals, of which nobody has said how they sound.
  func forms(of term: VocabularyTerm) -> [VocabularyTerm] {
    [term]
      + forms(of: term.spokenPhrase).dropFirst().map {
        VocabularyTerm($0, vocabularyIdentifier: term.vocabularyIdentifier)
      }
  }
}
