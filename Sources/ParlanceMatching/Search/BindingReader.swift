internal import ParlanceText

/// Gathers the tokens of each parameter from the events of a path, which come last first.
struct BindingReader {
  private let automaton: Automaton
  private let said: [Token]
  private var bindings: [PhraseMatch.Binding] = []
  private var occurrence: Int32 = 0
  private var tokens = 0..<0
  private var edges: [Int32] = []
  /// The tokens from the first edge of the parameter to the last; nil without one.
  private var core: Range<Int>?

  init(_ automaton: Automaton, utterance: Utterance) {
    self.automaton = automaton
    said = utterance.tokens
  }

  mutating func read(_ event: Search.Event) {
    // What is left out inside a parameter belongs to its text; between parameters it changes nothing.
    guard !event.isSkip else { return }
    let node = automaton.nodes[Int(event.node)]
    if node.occurrence != occurrence { close() }
    guard node.occurrence > 0 else { return }
    tokens =
      event.tokens.lowerBound..<(occurrence == 0 ? event.tokens.upperBound : tokens.upperBound)
    occurrence = node.occurrence
    if event.edge >= 0 {
      edges.append(event.edge)
      core = event.tokens.lowerBound..<(core ?? event.tokens).upperBound
    }
    // The first token of a parameter: one before it, of the same template's repetition, is another value.
    if !node.isInner { close() }
  }

  mutating func finish() -> [PhraseMatch.Binding] {
    close()
    bindings.reverse()
    return bindings
  }

  private mutating func close() {
    guard occurrence > 0 else { return }
    edges.reverse()
    bindings.append(
      PhraseMatch.Binding(
        parameter: automaton.parameterOfOccurrence[Int(occurrence)], tokens: trimmed(tokens),
        edges: edges))
    occurrence = 0
    edges = []
    core = nil
  }

  /// The tokens without punctuation at either end that is of no edge, `kr.`, unless nothing would be left.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < core?.lowerBound ?? end, said[start].kind == .punctuation { start += 1 }
    while end > core?.upperBound ?? start, said[end - 1].kind == .punctuation { end -= 1 }
    return start < end ? start..<end : range
  }
}
