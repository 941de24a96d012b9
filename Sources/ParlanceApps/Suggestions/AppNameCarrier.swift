internal import Parlance
internal import ParlanceIntents

/// How a language says in which app something is to be done: *using …* behind the request, or *in … * before it.
struct AppNameCarrier: Hashable {
  /// What stands before the name and behind it, with spaces.
  let before: String
  let after: String
  /// Whether it comes before the request.
  let isPrefix: Bool

  /// The way in which an example names an app; nil when it names none, or within the request.
  init?(_ explanation: Explanation) {
    guard let steps = explanation.matches.first?.steps,
      let place = steps.firstIndex(where: { $0.parameter == IntentCatalog.appParameter })
    else { return nil }
    let text = explanation.utterance
    let first = steps[..<place].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
    let last = steps[(place + 1)...].firstIndex { !$0.isWord } ?? steps.endIndex
    if first > 0, last == steps.endIndex {
      isPrefix = false
      before = text.gap(from: steps[first - 1].span.upperBound, to: steps[place].span.lowerBound)
      after = text.gap(from: steps[place].span.upperBound, to: steps[last - 1].span.upperBound)
    } else if first == 0, place + 1 < steps.endIndex {
      isPrefix = true
      before = text.gap(from: 0, to: steps[place].span.lowerBound)
      after = text.gap(from: steps[place].span.upperBound, to: steps[place + 1].span.lowerBound)
    } else {
      return nil
    }
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
