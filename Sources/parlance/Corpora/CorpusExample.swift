internal import Parlance

/// A line of a corpus: what someone says, and what it is to mean.
struct CorpusExample: Hashable, Sendable {
  /// A parameter that is to be found; there are to be no others.
  struct Parameter: Hashable, Sendable {
    /// SiriKit's name, or `app`.
    let name: String
    /// Where it stands in the utterance; nil for a value that the wording implies.
    let span: Utterance.Span?
    /// The value in the corpus's notation; nil when only the text counts.
    let value: String?
  }

  /// The utterance, without mark-up.
  let utterance: String
  /// The class of the intent; nil when nothing is to be understood.
  let intent: String?
  /// The question before it; nil where it begins a conversation.
  let question: CorpusQuestion?
  /// In the order of the marks.
  let parameters: [Parameter]
  /// Why it is known to fail; nil when it is to pass.
  let knownFailure: String?
  /// Where it is written.
  let place: CorpusPlace

  /// The heading that it counts for: its question, or else its intent.
  var heading: String { question?.heading ?? intent ?? "none" }
}
