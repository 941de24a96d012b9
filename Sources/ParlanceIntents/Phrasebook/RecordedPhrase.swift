internal import ParlanceText

/// A phrase of an app's own intent as its template is to have it: words and variables, and the values that neither says.
///
/// Where a value is called by its name in the phrase, a variable takes the place of the name: "show the bitcoin rate",
/// recorded once, asks for any currency.
struct RecordedPhrase {
  private(set) var parts: [SentenceTemplate.Part]
  /// What is meant though it is not said.
  private(set) var values: ParameterValues

  init(_ text: SentenceTemplate, values: ParameterValues) {
    parts = text.parts
    self.values = values
  }

  /// The names of the variables, in order.
  var variables: [String] {
    parts.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// Puts a variable where the value of a parameter is called by one of its names; the longest counts.
  mutating func generalize(_ parameter: String, names: [String], by tokenizer: Tokenizer) {
    for name in names.sorted(by: { $0.count > $1.count }) {
      for (place, part) in parts.enumerated() {
        guard case .text(let text) = part,
          let range = Self.range(of: name, in: text, by: tokenizer)
        else { continue }
        let pieces: [SentenceTemplate.Part] = [
          .text(String(text[..<range.lowerBound])), .variable(parameter),
          .text(String(text[range.upperBound...])),
        ]
        parts.replaceSubrange(place...place, with: pieces)
        values[parameter] = []
        return
      }
    }
  }

  /// Where words stand in a text, as the language folds them; nil where they do not, or one of the two is too long.
  private static func range(
    of words: String, in text: String, by tokenizer: Tokenizer
  ) -> Range<String.Index>? {
    guard let utterance = try? tokenizer.utterance(text),
      let wanted = try? tokenizer.utterance(words), !wanted.tokens.isEmpty
    else { return nil }
    let folded = wanted.tokens.map { wanted.folded($0) }
    let starts = utterance.tokens.indices.dropLast(folded.count - 1)
    let start = starts.first { start in
      folded.indices.allSatisfy { utterance.folded(utterance.tokens[start + $0]) == folded[$0] }
    }
    guard let start else { return nil }
    let span = utterance.span(of: start..<start + folded.count)
    let found = utterance.text(of: span)
    return found.startIndex..<found.endIndex
  }
}
