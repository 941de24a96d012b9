internal import ParlanceText

/// The parts of an utterance between quotation marks.
enum Quotations {
  /// By token, whether it stands between two quotation marks; a mark that nothing closes quotes nothing.
  static func tokens(of utterance: Utterance) -> [Bool] {
    var isQuoted = [Bool](repeating: false, count: utterance.tokens.count)
    var start: Int?
    for (index, token) in utterance.tokens.enumerated() where isMark(token, in: utterance) {
      guard let first = start else {
        start = index
        continue
      }
      for quoted in first + 1..<index { isQuoted[quoted] = true }
      start = nil
    }
    return isQuoted
  }

  static func isMark(_ token: Token, in utterance: Utterance) -> Bool {
    token.kind == .punctuation && marks.contains(utterance.folded(token))
  }

  /// As they are folded; Chinese and Japanese ones stay as they are.
  private static let marks: Set = ["\"", "「", "」", "『", "』"]
}
