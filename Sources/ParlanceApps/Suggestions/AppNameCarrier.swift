internal import Parlance
internal import ParlanceIntents

/// How a language says in which app something is to be done: *using …* behind the request, or *in … * before it.
struct AppNameCarrier: Hashable {
  /// What stands before the name and behind it, with spaces.
  let before: String
  let after: String
  /// Whether it comes before the request.
  let isPrefix: Bool

  /// More words after a name belong to the request.
  private static let maximumParticleCount = 2

  private init(before: String, after: String, isPrefix: Bool) {
    (self.before, self.after, self.isPrefix) = (before, after, isPrefix)
  }

  /// The ways in which an example may name an app; empty when it names none, or within the request.
  ///
  /// Where nothing parts words, those behind the name may be its particles or the request's: each number is one way.
  static func all(in explanation: Explanation) -> [AppNameCarrier] {
    guard let steps = explanation.matches.first?.steps,
      let place = steps.firstIndex(where: { $0.parameter == IntentCatalog.appParameter })
    else { return [] }
    let text = explanation.utterance
    let name = steps[place].span
    let first = steps[..<place].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
    let last = steps[(place + 1)...].firstIndex { !$0.isWord } ?? steps.endIndex
    if first > 0, last == steps.endIndex {
      let before = text.gap(from: steps[first - 1].span.upperBound, to: name.lowerBound)
      let after = text.gap(from: name.upperBound, to: steps[last - 1].span.upperBound)
      return [AppNameCarrier(before: before, after: after, isPrefix: false)]
    }
    guard first == 0 else { return [] }
    let before = text.gap(from: 0, to: name.lowerBound)
    return ends(of: name, in: text).map {
      AppNameCarrier(before: before, after: text.gap(from: name.upperBound, to: $0), isPrefix: true)
    }
  }

  /// Where a name at the beginning may end: with the space behind it, or with words that nothing parts from it and the
  /// space behind them.
  private static func ends(of name: Utterance.Span, in text: Utterance) -> [Int32] {
    let rest = text.tokens.map(\.span).filter { $0.lowerBound >= name.upperBound }
    var ends = rest.prefix(1).map(\.lowerBound)
    var end = name.upperBound
    for (word, next) in zip(rest, rest.dropFirst()).prefix(maximumParticleCount)
    where word.lowerBound == end {
      ends.append(next.lowerBound)
      end = word.upperBound
    }
    return ends
  }

  /// A request with an app's name.
  func phrase(_ request: String, app name: String) -> String {
    isPrefix ? before + name + after + request : request + before + name + after
  }
}

extension Explanation.Step {
  /// Whether it is a word of the template itself.
  fileprivate var isWord: Bool { role == "word" && parameter == nil }
}

extension Utterance {
  /// What stands between two places.
  fileprivate func gap(from start: Int32, to end: Int32) -> String {
    String(text(of: Span(start, max(start, end))))
  }
}
