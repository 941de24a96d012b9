/// A token of a term: its word, with what decides whether it names a person alone.
struct NameWord {
  /// What is known of it, as a set.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// A word such as `the`, or a single letter.
    static let isWeak = Traits(rawValue: 1 << 0)
    /// A grapheme cluster of a script written without spaces.
    static let isCluster = Traits(rawValue: 1 << 1)
    /// No cluster with another one directly before it.
    static let beginsPart = Traits(rawValue: 1 << 2)
    /// An ending such as `'s`.
    static let isGlued = Traits(rawValue: 1 << 3)
    /// A word such as `abu`, which makes another name of the next one.
    static let isParticle = Traits(rawValue: 1 << 4)
    /// One that the language lists as a given name.
    static let isGivenName = Traits(rawValue: 1 << 5)
  }

  /// The hash of the token as it is written, accents and marks included.
  let hash: UInt64
  let word: WordTable.Word
  let role: TokenRole
  var traits: Traits
}
