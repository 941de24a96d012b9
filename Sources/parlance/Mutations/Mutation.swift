internal import Parlance

/// An order of money, changed so that it must not be carried out as before.
struct Mutation: Sendable {
  /// The ways to change an order.
  enum Kind: String, Sendable, CaseIterable {
    /// Words of the pack's `guards.tsv` between two tokens.
    case guardWords
    /// A retraction, a condition or a second order behind the order.
    case appendix
    /// A number or a sign beside the sum.
    case number
    /// An accent on a word that is of no parameter.
    case accent
    /// A letter of a name in another alphabet.
    case lookAlike
    /// Another order of the corpus behind the order.
    case secondOrder
  }

  let kind: Kind
  let text: String
  /// The part of the text that was put in, in UTF-8 offsets.
  let inserted: Utterance.Span
}
