internal import ParlanceVocabulary

/// What the options of a choice may be called.
struct OptionNames {
  private let names: [[VocabularyTerm]]

  /// Names options.
  ///
  /// - Parameter caseNames: What the language calls a case of an enumeration.
  init(_ options: [ParameterValue], caseNames: (String) -> [String] = { _ in [] }) {
    names = options.map { Self.names($0, caseNames) }
  }

  /// An app whose terms are the names, each with the place of its option, from 0.
  ///
  /// A single word names an option, too, where it is in the names of no other: "Joshua" of Jason and Joshua Clayton.
  var app: App {
    let terms = names.enumerated().flatMap { place, names in
      (names + distinctWords(of: place)).map { term(place, $0) }
    }
    return App(name: "", terms: terms)
  }

  /// Whether a number may name another option than the one that has its place, from 0: "2" may be either of "Account 2"
  /// and "Account 1".
  func isAmbiguous(_ number: Int, at place: Int) -> Bool {
    let others = names.indices.filter { $0 != place }.flatMap { names[$0] }
    return others.contains { Self.numbers($0).contains(number) }
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

  /// The numbers that a name writes in digits of any script.
  private static func numbers(_ name: VocabularyTerm) -> [Int] {
    name.spokenPhrase.split { !$0.isWholeNumber }.compactMap { digits in
      Int(digits.compactMap(\.wholeNumberValue).map(String.init).joined())
    }
  }

  private static func names(
    _ option: ParameterValue, _ caseNames: (String) -> [String]
  ) -> [VocabularyTerm] {
    switch option {
    case .object(let object): object.names
    case .enumeration(let name): (caseNames(name) + [name]).map { VocabularyTerm($0) }
    default: option.name.map { [VocabularyTerm($0)] } ?? []
    }
  }
}
