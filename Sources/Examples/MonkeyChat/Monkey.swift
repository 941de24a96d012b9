import Parlance

/// Someone who can be written to, by the name that MonkeyChat shows.
struct Monkey {
  let screenName: String

  static let all = ["Bobo", "Kiki", "George Ape", "George Monkey"].map(Monkey.init)

  /// The names that the assistant is to know.
  static var vocabulary: Vocabulary {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(all.map(\.screenName), of: .contactName)
    precondition(rejected.isEmpty, "a name is too long: \(rejected)")
    return vocabulary
  }

  var person: Person { Person(displayName: screenName, match: .exact) }

  /// Whether someone that was spoken of is this monkey, or may be.
  func isMeant(by person: Person) -> Bool {
    person.displayName == screenName || person.candidates.contains { $0.displayName == screenName }
  }
}
