internal import Parlance

/// Why an utterance was not understood, as people read it.
enum RefusalText {
  private static let maximumExpectedCount = 8

  /// That nothing matched, where matching ended, and what came nearest; or why what matches is no order.
  static func text(of explanation: Explanation) -> String {
    guard !explanation.utterance.tokens.isEmpty else {
      return "  not understood: nothing was said\n"
    }
    for match in explanation.matches {
      guard let refusal = match.refusal else { continue }
      return "  refused: \(refusal.text(in: explanation.utterance))\n"
        + "    by \(match.location)\n"
    }
    let reason =
      explanation.failure.map { "nothing goes on with \"\(explanation.utterance.text(of: $0))\"" }
      ?? (explanation.readings.isEmpty ? "it ends too early" : "no template takes all of it")
    let readings = explanation.readings.map { ReadingText.text(of: $0, in: explanation.utterance) }
    return "  not understood: \(reason)\n" + readings.joined()
      + explanation.nearMisses.map(nearMiss).joined()
  }

  private static func nearMiss(_ miss: Explanation.NearMiss) -> String {
    let more = miss.expected.count > maximumExpectedCount ? ", …" : ""
    let expected = miss.expected.prefix(maximumExpectedCount).joined(separator: ", ")
    return """
          near \(miss.intent)  \(miss.location)
            \(miss.template)
            expected: \(expected)\(more)

      """
  }
}
