import Parlance

/// Someone who has an account with LetsEat.
struct Friend {
  let name: String
  let email: String

  static let all = [
    Friend(name: "Jason Clayton", email: "jason@example.com"),
    Friend(name: "Joshua Clayton", email: "joshua@example.com"),
    Friend(name: "Teena Harris", email: "teena@example.com"),
  ]

  /// The names that the assistant is to know.
  static var vocabulary: Vocabulary {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(all.map(\.name), of: .contactName)
    precondition(rejected.isEmpty, "a name is too long: \(rejected)")
    return vocabulary
  }

  var person: Person { Person(displayName: name, match: .exact, handle: email) }

  /// Whether someone that was spoken of is this friend, or may be.
  func isMeant(by person: Person) -> Bool {
    person.displayName == name || person.candidates.contains { $0.displayName == name }
      || person.handle == email
  }
}
