internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// What a pack's lists say about the names of contacts.
struct NameTerms: Sendable {
  private var index = TermIndex()
  private let givenNames: Set<Lexicon.Lexeme>

  /// Gathers the terms; a word for people by relation that is a name as well is taken for the name.
  ///
  /// - Parameters:
  ///   - lists: The lists, before the words of relations became a class.
  ///   - particles: Words such as `abu`.
  init(_ lists: WordLists, _ terms: TermList, particles: [String], _ words: inout WordReader) {
    givenNames = Set(
      lists.classes.lexemes(of: .given) + lists.classes.lexemes(of: .ambiguous))
    for relation in terms.relations where !Self.isName(relation.lexemes, lists) {
      insert(relation.lexemes, relation.isRole ? .role : .relation)
    }
    for name in lists.clusterNames {
      insert(name.lexemes, name.isFamilyName ? .familyName : .givenName)
    }
    for lexeme in lists.familyClusters { insert([lexeme], .familyName) }
    for particle in particles { insert(words.lexemes(ofPhrase: Substring(particle)), .particle) }
  }

  /// The rules for names whose words a lexicon numbers, and which are of these classes.
  func rules(_ lexicon: Lexicon, _ classes: WordClasses) -> NameRules {
    NameRules(
      lexicon: lexicon, terms: index, givenNames: givenNames,
      functionWords: Set(classes.lexemes(of: .function)))
  }

  private mutating func insert(_ lexemes: [Lexicon.Lexeme], _ term: NameRules.Term) {
    index.insert(lexemes, entry: term.rawValue)
  }

  private static func isName(_ lexemes: [Lexicon.Lexeme], _ lists: WordLists) -> Bool {
    lexemes.count == 1 && lists.classes[lexemes[0]]?.isName == true
  }
}
