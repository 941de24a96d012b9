/// Turns the words of a pack into lexemes, cut as the tokeniser cuts utterances.
package struct WordReader {
  private let tokenizer: Tokenizer
  package private(set) var lexicon: Lexicon

  package init(tokenizer: Tokenizer, lexicon: Lexicon) {
    self.tokenizer = tokenizer
    self.lexicon = lexicon
  }

  /// The lexemes of a literal; empty when it has no token.
  package mutating func lexemes(_ literal: ArraySlice<UInt8>) -> [Lexicon.Lexeme] {
    // Plain lower-case letters are their own folding and one token; asking ICU about each would double the start-up.
    if literal.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) {
      return [lexicon.insert(bytes: literal)]
    }
    guard let utterance = try? tokenizer.utterance(String(decoding: literal, as: UTF8.self)) else {
      return []
    }
    return utterance.tokens.map { lexicon.insert(utterance.folded($0)) }
  }

  /// The lexemes of a term of several words.
  package mutating func lexemes(ofPhrase phrase: Substring) -> [Lexicon.Lexeme] {
    phrase.utf8.split(separator: UInt8(ascii: " ")).flatMap { lexemes(ArraySlice($0)) }
  }
}
