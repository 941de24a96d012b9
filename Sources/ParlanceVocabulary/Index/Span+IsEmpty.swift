internal import ParlanceText

extension Utterance.Span {
  /// Whether no byte is in it.
  @inline(__always)
  var isEmpty: Bool { lowerBound == upperBound }
}
