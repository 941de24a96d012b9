import ParlanceLanguages
import ParlanceText
import ParlanceVocabulary

/// A tokeniser with the one rule that these tests are about, whatever the language data say.
enum Fixture {
  static func tokenizer() throws -> Tokenizer {
    let code = try LanguageCode("en-US")
    return Tokenizer(for: code, rules: TextRules(try LanguagePack(for: code).settings))
  }

  /// An index of contacts only.
  static func contacts(
    _ names: [String], nicknames: [String: [String]] = [:], rules: NameRules? = nil
  ) throws -> VocabularyIndex {
    try index([.contactName: names], nicknames: nicknames, rules: rules)
  }

  /// Rules that know these terms and words.
  static func rules(
    _ terms: [(String, NameRules.Term)] = [], givenNames: [String] = [],
    functionWords: [String] = []
  ) throws -> NameRules {
    var lexicon = Lexicon()
    var index = TermIndex()
    for (text, term) in terms {
      let utterance = try tokenizer().utterance(text)
      let lexemes = utterance.tokens.map { lexicon.insert(utterance.folded($0)) }
      index.insert(lexemes, entry: term.rawValue)
    }
    let givenNames = Set(givenNames.map { lexicon.insert($0) })
    let functionWords = Set(functionWords.map { lexicon.insert($0) })
    return NameRules(
      lexicon: lexicon, terms: index, givenNames: givenNames, functionWords: functionWords)
  }

  static func index(
    _ strings: [VocabularyType: [String]], nicknames: [String: [String]] = [:],
    rules: NameRules? = nil, sounds: SoundRules? = nil
  ) throws -> VocabularyIndex {
    var vocabulary = Vocabulary()
    for (type, strings) in strings { _ = vocabulary.setVocabularyStrings(strings, of: type) }
    return try VocabularyIndex(
      vocabulary, tokenizer: tokenizer(), nicknames: nicknames, rules: rules, sounds: sounds)
  }

  /// Rules of these lines of `sounds.tsv`.
  static func sounds(_ lines: [String]) throws -> SoundRules {
    let file = PackFile(path: "sounds.tsv", text: lines.joined(separator: "\n"))
    return try SoundRules(PackTable(file, columns: 2).rows)
  }
}

extension VocabularyIndex {
  /// `quality text -> terms`, a line for each match.
  func summary(of matches: [VocabularyMatch], in utterance: Utterance) -> [String] {
    matches.map { match in
      let text = utterance.text(of: utterance.span(of: match.tokens))
      let terms = match.terms.map { term($0).spokenPhrase }.joined(separator: ", ")
      return "\(match.quality) \(text) -> \(terms)"
    }
  }

  func summary(of text: String) throws -> [String] {
    let utterance = try Fixture.tokenizer().utterance(text)
    return summary(of: matches(in: utterance), in: utterance)
  }

  /// What a whole text resembles.
  func people(like text: String) throws -> [String] {
    let utterance = try Fixture.tokenizer().utterance(text)
    return summary(
      of: people(like: 0..<utterance.tokens.count, in: utterance), in: utterance)
  }
}
