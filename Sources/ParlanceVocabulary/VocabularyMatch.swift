/// Tokens of an utterance that name terms of the vocabulary.
public struct VocabularyMatch: Hashable, Sendable {
  /// How the tokens led to the terms, best first.
  public enum Quality: UInt8, Hashable, Sendable, Comparable {
    /// The term, token by token after folding.
    case exact
    /// The term but for accents, apostrophes, hyphens or other marks, or as its pronunciation is spelled.
    case folded
    /// A part of a person's name: a given name, a family name, several words of the name in a row.
    case partial
    /// A person's name, or a part of it, with a nickname for a given name.
    case nickname
    /// The term, or a part of a person's name, with letters wrong, or spelled otherwise as it sounds.
    case fuzzy

    /// Orders qualities from best to worst.
    public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the terms name.
  public let type: VocabularyType
  /// The tokens of the utterance, at least one.
  public let tokens: Range<Int>
  /// All terms that fit, by priority; ``VocabularyIndex/term(_:)`` gives each.
  ///
  /// A slice of the index's own lists: a name that thousands share costs no more than one that is unique.
  public internal(set) var terms: ArraySlice<VocabularyIndex.TermID>
  /// How the tokens led to the terms.
  public let quality: Quality
  /// How far the tokens are from the terms: 0 exact, 1 folded, 2 partial, 3 nickname; fuzzy is 4 for each letter
  /// that is wrong, for a word that sounds the same 3 where one letter differs and else 5, 3 for each nickname, and 2
  /// more for a part of a name.
  public let cost: Int
  /// What an affix of the tokens marks, as in ``Utterance/Reading/role``; 0 where they stand in the base form.
  public let role: Int16

  /// By first token, then by end, cost, type and role: the order in which matches are given.
  static func isOrderedBefore(_ left: VocabularyMatch, _ right: VocabularyMatch) -> Bool {
    (left.tokens.lowerBound, left.tokens.upperBound, left.cost, left.type.rawValue, left.role)
      < (
        right.tokens.lowerBound, right.tokens.upperBound, right.cost, right.type.rawValue,
        right.role
      )
  }
}
