internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText

/// The guards of a pack, found by the lexemes of an utterance.
struct GuardIndex: Sendable {
  /// A guard that an utterance holds.
  struct Match: Sendable {
    let tokens: Range<Int>
    let guardWords: Guard
  }

  /// The guards in an utterance, and the harmless words.
  struct Matches: Sendable {
    /// Those that are not wholly within harmless words.
    let found: [Match]
    let harmless: [Range<Int>]
  }

  private var index = TermIndex()
  /// The words that correct, by themselves: each utterance is searched for them.
  private var corrections = TermIndex()
  private var guards: [Guard] = []
  /// The words that refuse wherever they stand, written out.
  private(set) var phrases: [(words: String, kind: GuardKind)] = []

  /// Reads `guards.tsv`.
  ///
  /// - Throws: ``PackError`` at an unknown kind or place, or words with a bracket that nothing closes.
  init(_ pack: LanguagePack, _ words: inout WordReader) throws(PackError) {
    for row in try pack.rows(of: "guards.tsv", columns: 2) {
      let entry = Int32(guards.count)
      guards.append(try Guard(row))
      for phrase in try WordPattern(row).phrases {
        // As utterances are searched: without hyphens.
        let written = phrase.replacing("-", with: " ")
        let lexemes = words.lexemes(ofPhrase: Substring(written))
        guard guards[Int(entry)].effect != .corrects else {
          corrections.insert(lexemes, entry: entry)
          continue
        }
        index.insert(lexemes, entry: entry)
        if case .refuses(let kind) = guards[Int(entry)].effect, guards[Int(entry)].place.isAnywhere
        {
          phrases.append((phrase, kind))
        }
      }
    }
  }

  /// Whether a word alone is harmless.
  func isHarmless(_ lexeme: Lexicon.Lexeme) -> Bool {
    index.entries(of: lexeme).contains { guards[Int($0)].effect == .isHarmless }
  }

  /// The words of an utterance that take back a value for the next one.
  ///
  /// - Complexity: As ``matches(in:)``.
  func corrections(in utterance: Utterance) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in utterance.tokens.indices {
      corrections.visitMatches(at: start, in: utterance.tokens) { found.append($0.tokens) }
    }
    return found
  }

  /// The guards in an utterance.
  ///
  /// - Complexity: O(*n* · *m*) for *n* tokens and *m* the length of the longest guard.
  func matches(in utterance: Utterance) -> Matches {
    let words = Self.words(of: utterance)
    let tokens = words.map { utterance.tokens[$0] }
    var found: [Match] = []
    for start in tokens.indices {
      index.visitMatches(at: start, in: tokens) { match in
        let range = words[match.tokens.lowerBound]..<words[match.tokens.upperBound - 1] + 1
        found.append(Match(tokens: range, guardWords: guards[Int(match.entry)]))
      }
    }
    let harmless = found.filter { $0.guardWords.effect == .isHarmless }.map(\.tokens)
    found.removeAll { match in
      match.guardWords.effect == .isHarmless || harmless.contains { $0.contains(match.tokens) }
    }
    return Matches(found: found, harmless: harmless)
  }

  /// The tokens but for hyphens between words, which templates leave out, too: *peut-être*.
  private static func words(of utterance: Utterance) -> [Int] {
    utterance.tokens.indices.filter { index in
      let token = utterance.tokens[index]
      return token.kind != .punctuation || token.traits.contains(.followsSpace)
        || !utterance.isHyphen(index)
    }
  }
}
