/// Several tokens, or one, taken as a thing that templates ask for by `@kind`.
package struct Edge: Hashable, Sendable {
  /// The first token.
  package let from: Int32
  /// The token after the last.
  package let to: Int32
  /// The index in ``PhraseCatalog/kinds``.
  package let kind: Int32
  /// What taking it costs.
  package let cost: Cost
  /// What it stands for; the caller's own number.
  package let payload: Int32

  /// The tokens that it covers.
  package var tokens: Range<Int> { Int(from)..<Int(to) }

  /// Makes an edge over the tokens from one to before another, at least one.
  package init(from: Int32, to: Int32, kind: Int32, cost: Cost, payload: Int32) {
    self.from = from
    self.to = to
    self.kind = kind
    self.cost = cost
    self.payload = payload
  }
}
