internal import ParlanceText

/// All that an ``Automaton`` is written out from; immutable and shared.
final class Grammar: Sendable {
  let arena: PhraseArena
  let trie: TemplateTrie

  init(_ set: PhraseSet) {
    arena = set.arena
    trie = set.trie
  }

  /// The lexemes that stand in templates, each once, as the arena has each expression once.
  var words: [Lexicon.Lexeme] {
    arena.expressions.filter { $0.operation == .word }.map(\.a)
  }

  /// The kinds of edges that templates ask for, each once.
  var kinds: [Int32] {
    arena.expressions.filter { $0.operation == .kind }.map(\.a)
  }
}
