internal import Parlance
internal import ParlanceIntents

extension PhraseClassifier {
  /// Why a phrase is not of an intent, in sentences.
  func reason(_ phrase: String, isNot intent: String) -> String {
    guard let explanation = try? interpreter.explanation(of: phrase, at: .phrases) else {
      return "It is too long."
    }
    if let refusal = explanation.matches.first?.refusal {
      return "It is refused: \(refusal.text(in: explanation.utterance))."
    }
    if let match = explanation.matches.first {
      return "It is understood as \(match.intent), like \(example(at: match.location))."
    }
    return end(of: explanation) + nearest(in: explanation, to: intent)
  }

  /// Where a phrase is not understood.
  private func end(of explanation: Explanation) -> String {
    guard let stop = explanation.failure else { return "It ends too early" }
    return "Nothing goes on with \"\(explanation.utterance.text(of: stop))\""
  }

  /// What comes nearest, and where that is of another intent how one asks for this.
  private func nearest(in explanation: Explanation, to intent: String) -> String {
    let misses = explanation.nearMisses
    guard let near = misses.first(where: { $0.intent == intent }) ?? misses.first else {
      return "."
    }
    let expected = near.expected.filter(Self.isReadable).prefix(5).joined(separator: ", ")
    let place = expected.isEmpty ? "" : ", where \(expected) would follow"
    let text = "; nearest is \(example(at: near.location)) of \(near.intent)\(place)."
    guard near.intent != intent, let other = example(of: intent) else { return text }
    return text + " \(intent) is asked for as in \"\(other)\"."
  }

  /// Words and parameters; not marks, nor what a template calls a kind of word.
  private static func isReadable(_ expected: String) -> Bool {
    !expected.hasPrefix("@") && expected.contains(where: \.isLetter)
  }

  private func example(of intent: String) -> String? {
    interpreter.model.templates.first { $0.intent == intent && !$0.examples.isEmpty }?
      .examples.first?.text
  }

  /// What people would say by a template, and where it is written.
  private func example(at location: String) -> String {
    let template = interpreter.model.templates.first { "\($0.file):\($0.line)" == location }
    return template?.examples.first.map { "\"\($0.text)\" (\(location))" } ?? location
  }
}
