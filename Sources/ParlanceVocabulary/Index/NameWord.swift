/// A word of a person's name, with what decides whether it names the person alone.
struct NameWord {
  let word: WordTable.Word
  /// A word such as `the`, or a single letter.
  let isWeak: Bool
  /// A grapheme cluster of a script written without spaces.
  let isCluster: Bool
  /// No cluster with another one directly before it.
  let beginsPart: Bool
  /// An ending such as `'s`.
  let isGlued: Bool
  /// A word such as `abu`, which makes another name of the next one.
  let isParticle: Bool
  /// One that the language lists as a given name.
  let isGivenName: Bool
}
