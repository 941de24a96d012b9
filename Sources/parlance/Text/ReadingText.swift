internal import Parlance

/// A reading by the language's model, as people see it.
enum ReadingText {
  /// The intent with its probability, the words that speak for it, and what is against it.
  static func text(of reading: Explanation.Reading, in utterance: Utterance) -> String {
    let evidence = reading.steps.filter { $0.role == "evidence" }
      .map { "\"\(utterance.text(of: $0.span))\"" }
    let against = reading.against.map { "\"\(utterance.text(of: $0))\"" }
    let words =
      (evidence.isEmpty ? "" : ", by \(evidence.joined(separator: " "))")
      + (against.isEmpty ? "" : ", against it \(against.joined(separator: " "))")
    let doubt = reading.isLikely ? "" : ", not likely enough"
    let refusal = reading.refusal.map { "      refused: \($0.text(in: utterance))\n" } ?? ""
    return
      "    perhaps \(reading.intent)  probability \(CostText.text(reading.probability))\(words)\(doubt)\n"
      + refusal
  }
}
