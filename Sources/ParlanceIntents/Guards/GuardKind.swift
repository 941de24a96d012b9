/// The reason for which words keep an order of money from being carried out.
public enum GuardKind: String, Hashable, Sendable, CaseIterable {
  /// The order is forbidden or denied: "don't", "never".
  case negation
  /// The order is taken back: "never mind", "just kidding".
  case retraction
  /// The order depends on something: "if", "as soon as".
  case condition
  /// The order is a wish, a thought or a guess: "maybe", "I might", "about $5".
  case doubt
  /// The words tell of something that happened: "I paid", "already".
  case past
  /// The words repeat what somebody said or wants: "she says".
  case report
  /// Somebody else is to act: "he should".
  case subject
  /// The order has terms that a single payment does not meet: "twice", "every Friday", "all my money".
  case terms
  /// A second order follows: "and send".
  case order
}
