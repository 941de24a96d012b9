extension Utterance {
  /// The same without some tokens, which their speaker took back.
  ///
  /// - Precondition: The range is not empty, and of indices of ``tokens``.
  /// - Complexity: O(*n*), *n* the number of tokens and readings.
  package func correcting(_ range: Range<Int>) -> Utterance {
    var corrected = self
    corrected.corrections = (corrections + [span(of: range)]).sorted()
    corrected.tokens.removeSubrange(range)
    corrected.readings = readings.filter { !$0.tokens.overlaps(range) }.map { reading in
      reading.tokens.lowerBound < range.lowerBound
        ? reading : reading.moved(tokens: -range.count, span: 0, folded: 0)
    }
    return corrected
  }
}
