package import ParlanceText

/// What a language says about names: where they come apart, and whom they are about.
///
/// *Jason's mom* and *the teacher of Jason* are not Jason, and *mom* is not Jason's.
public struct NameRules: Sendable {
  /// What a term is to a name.
  package enum Term: Int32, Sendable {
    /// Somebody's mother, friend or family: whose it is stands beside it.
    case relation
    /// A title or an occupation, which the person may bear: *Doctor Clayton*.
    case role
    /// A family name in a script without spaces.
    case familyName
    /// A given name in a script without spaces.
    case givenName
    /// A word such as `abu`, which makes another name of the next one.
    case particle
  }

  private let lexicon: Lexicon
  private let terms: TermIndex
  private let givenNames: Set<Lexicon.Lexeme>
  private let functionWords: Set<Lexicon.Lexeme>

  /// - Parameters:
  ///   - lexicon: Numbers the words of the terms.
  ///   - terms: The entries are raw values of ``Term``.
  ///   - givenNames: The words that are given names.
  ///   - functionWords: The words that name nobody by themselves: with `the` among them, "the" is not a part of the
  ///     contact *The Plumber* that could stand for it, "plumber" still is.
  package init(
    lexicon: Lexicon, terms: TermIndex, givenNames: Set<Lexicon.Lexeme>,
    functionWords: Set<Lexicon.Lexeme>
  ) {
    self.lexicon = lexicon
    self.terms = terms
    self.givenNames = givenNames
    self.functionWords = functionWords
  }

  /// Numbers the words of names, which the other questions are about.
  func annotate(_ utterance: inout Utterance) { lexicon.annotate(&utterance) }

  /// Whether a token is a given name.
  func isGivenName(_ token: Token) -> Bool { givenNames.contains(token.lexeme) }

  /// Whether a token is a word such as `of`, which names nobody, and joins a role with whose it is.
  func isFunctionWord(_ token: Token) -> Bool { functionWords.contains(token.lexeme) }

  /// Whether a token makes another name of the next one.
  func isParticle(_ index: Int, in utterance: Utterance) -> Bool {
    contains(.particle, index..<index + 1, in: utterance)
  }

  /// Whether ``namesAnother(_:in:)`` may hold of a name with a token.
  func mayNameAnother(_ token: Token) -> Bool {
    terms.begins(with: token.lexeme)
      && terms.entries(beginningWith: token.lexeme).contains { entry in
        entry == Term.relation.rawValue || entry == Term.role.rawValue
      }
  }

  /// Whether a name is that of somebody who is told by another person, so that no part of it names its bearer.
  ///
  /// - Parameter tokens: The name.
  func namesAnother(_ tokens: Range<Int>, in utterance: Utterance) -> Bool {
    var isAnother = false
    for start in tokens where !isAnother {
      visitTerms(from: start, within: tokens, in: utterance) { term, place in
        guard NameRules.isWhole(place, of: tokens, in: utterance),
          !isSurname(place, of: tokens, in: utterance)
        else { return }
        let (before, after) = (place.lowerBound - 1, place.upperBound)
        let isJoined =
          before > tokens.lowerBound && isFunctionWord(utterance.tokens[before])
          || after < tokens.upperBound - 1 && isFunctionWord(utterance.tokens[after])
        isAnother = isAnother || term == .relation || term == .role && isJoined
      }
    }
    return isAnother
  }

  /// Whether a relation behind a name is glued to a prefix, or stands behind a particle or begins with one, and so is a
  /// name itself: *Francesca D'Amico*, *Itai ben Dod*.
  private func isSurname(
    _ term: Range<Int>, of name: Range<Int>, in utterance: Utterance
  ) -> Bool {
    let before = term.lowerBound - 1
    guard before >= name.lowerBound else { return false }
    let isGlued =
      before > name.lowerBound && !utterance.tokens[term.lowerBound].traits.contains(.followsSpace)
      && utterance.foldedBytes[utterance.tokens[before].folded.offsets].last == UInt8(ascii: "'")
    return isGlued || isParticle(before, in: utterance)
      || isParticle(term.lowerBound, in: utterance)
  }

  /// How many tokens the family name has that begins a name without spaces; 0 where none is known, or where what
  /// follows it is no given name.
  func familyNameCount(of tokens: Range<Int>, in utterance: Utterance) -> Int {
    if contains(.givenName, tokens, in: utterance) { return 0 }
    var end = tokens.lowerBound
    visitTerms(from: tokens.lowerBound, within: tokens, in: utterance) { term, place in
      if term == .familyName { end = place.upperBound }
    }
    let rest = end..<tokens.upperBound
    guard !rest.isEmpty, end > tokens.lowerBound else { return 0 }
    let isJoined =
      isFunctionWord(utterance.tokens[end]) && utterance.tokens[end].traits.contains(.endsWord)
      && rest.count > 1
    return isJoined || endsInRelation(rest, in: utterance) ? 0 : end - tokens.lowerBound
  }

  private func endsInRelation(_ rest: Range<Int>, in utterance: Utterance) -> Bool {
    rest.contains { start in
      // One cluster ends many given names.
      (start == rest.lowerBound || start < rest.upperBound - 1)
        && contains(.relation, start..<rest.upperBound, in: utterance)
    }
  }

  /// Whether a term of a kind is exactly some tokens.
  private func contains(_ kind: Term, _ place: Range<Int>, in utterance: Utterance) -> Bool {
    var isFound = false
    visitTerms(from: place.lowerBound, within: place, in: utterance) { term, found in
      isFound = isFound || found == place && term == kind
    }
    return isFound
  }

  private func visitTerms(
    from start: Int, within tokens: Range<Int>, in utterance: Utterance,
    _ visit: (Term, Range<Int>) -> Void
  ) {
    guard terms.begins(with: utterance.tokens[start].lexeme) else { return }
    terms.visitMatches(at: start, in: utterance) { match in
      guard match.tokens.upperBound <= tokens.upperBound, let term = Term(rawValue: match.entry)
      else { return }
      visit(term, match.tokens)
    }
  }

  /// Whether a term is no piece of a longer word: in scripts without spaces a word begins behind spaces and where ICU's
  /// dictionary says so, and a relation ends what stands between spaces.
  private static func isWhole(
    _ term: Range<Int>, of name: Range<Int>, in utterance: Utterance
  ) -> Bool {
    let tokens = utterance.tokens
    guard tokens[term.lowerBound].traits.contains(.isCluster) else { return true }
    let begins =
      term.lowerBound == name.lowerBound || isParted(term.lowerBound, in: tokens)
      || tokens[term.lowerBound - 1].traits.contains(.endsWord)
    return begins && (term.upperBound == name.upperBound || isParted(term.upperBound, in: tokens))
  }

  /// Whether no cluster stands directly before a token, or the token is none.
  static func isParted(_ place: Int, in tokens: [Token]) -> Bool {
    tokens[place].traits.contains(.followsSpace) || !tokens[place].traits.contains(.isCluster)
      || place == 0 || !tokens[place - 1].traits.contains(.isCluster)
  }
}
