/// A rule of a pack, and what it was found to stand for.
struct PhraseRule {
  /// What a body stands for, in the templates of every intent whose parameters it takes for the same.
  struct Meaning {
    let expression: PhraseArena.ID
    let uses: NumberSet
    /// How deep groups, options and rules stand in it; 1 where there are none.
    let depth: Int
  }

  let name: PhraseNames.Number
  let body: Range<Int>
  let statement: PhraseStatement
  /// One, unless intents have parameters of the same name that are read differently.
  var meanings: [Meaning] = []
  /// Whether it is being read, so that it cannot stand in itself.
  var isUnderway = false

  /// Whether a template leads to it.
  var isUsed: Bool { !meanings.isEmpty }
}
