/// The smallest unit that phrases and vocabulary match: a word, a number, a mark, or in scripts written without
/// spaces a grapheme cluster.
public struct Token: Hashable, Sendable {
  /// What a token is made of.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Letters.
    case word
    /// Digits, with the separators inside them: `1,234.56`.
    case number
    /// Punctuation, one mark.
    case punctuation
    /// A symbol, such as `$` or `+`.
    case symbol
    /// An emoji with its modifiers.
    case emoji
    /// An e-mail address, a URL, a handle such as `@bob`.
    case address
  }

  /// What else is known of a token, as a set.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// White space stands before the token.
    public static let followsSpace = Traits(rawValue: 1 << 0)
    /// The first letter is a capital.
    public static let isCapitalized = Traits(rawValue: 1 << 1)
    /// More than one letter, all of them capitals.
    public static let isUppercase = Traits(rawValue: 1 << 2)
    /// One grapheme cluster of a script written without spaces.
    public static let isCluster = Traits(rawValue: 1 << 3)
    /// A word of ICU's dictionary ends here: evidence for an end, not a wall.
    public static let endsWord = Traits(rawValue: 1 << 4)
    /// Parted from the word before it: `'s`, or `k` of `10k`.
    public static let isGlued = Traits(rawValue: 1 << 5)
  }

  /// Where the token stands in the utterance.
  public let span: Utterance.Span
  /// Where its folded text stands in the utterance's folded bytes.
  package let folded: Utterance.Span
  /// FNV-1a (Fowler, Noll and Vo) of the folded bytes.
  package let hash: UInt64
  /// The number that ``Lexicon/annotate(_:)`` gave to the folded text, or -1.
  package var lexeme: Int32 = -1
  /// What it is made of.
  public let kind: Kind
  /// What else is known of it.
  public let traits: Traits

  package init(
    span: Utterance.Span, folded: Utterance.Span, hash: UInt64, kind: Kind, traits: Traits
  ) {
    self.span = span
    self.folded = folded
    self.hash = hash
    self.kind = kind
    self.traits = traits
  }

  /// The same at another place of an utterance.
  func moved(span offset: Int32, folded distance: Int32, followsSpace: Bool = false) -> Token {
    Token(
      span: span.moved(by: offset), folded: folded.moved(by: distance), hash: hash, kind: kind,
      traits: followsSpace ? traits.union(.followsSpace) : traits.subtracting(.followsSpace))
  }
}
