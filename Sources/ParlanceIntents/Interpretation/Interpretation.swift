public import ParlanceText

/// An intent that an utterance may have meant, with the values of its parameters.
public struct Interpretation: Hashable, Sendable {
  /// A parameter that the utterance gives a value to.
  public struct Parameter: Hashable, Sendable {
    /// SiriKit's name: `currencyAmount`.
    public let name: String
    /// Where it stands; nil for a value that the wording as a whole implies.
    public let span: Utterance.Span?
    /// The value.
    public let value: ParameterValue
    /// Whether SiriKit takes several values of this parameter.
    public let isArray: Bool
  }

  /// The app that the utterance names.
  public struct AppMention: Hashable, Sendable {
    /// The app's own name, or the words as said for an app that is not known.
    public let name: String
    /// Whether it is one of the apps of the context.
    public let isKnown: Bool
    /// Where it stands.
    public let span: Utterance.Span
  }

  /// The class: `INSendPaymentIntent`.
  public let intent: String
  /// The probability that this is what was meant, from 0 to 1: falls with the cost of the match, and where another
  /// intent fits nearly as well.
  public let confidence: Double
  /// The app to act, where one is named.
  public let app: AppMention?
  /// In the order of the text, implied values last; an array parameter stands once for each value.
  public let parameters: [Parameter]
  /// The template that matched; nil where none did, and the utterance was read by what the language's sentences taught.
  package let template: Int32?

  /// True where no template matched, and the utterance was read by what the language's sentences taught.
  package var isReadByModel: Bool { template == nil }

  /// The values of a parameter, in the order of the text; empty when the utterance gives none.
  public subscript(name: String) -> [ParameterValue] {
    parameters.filter { $0.name == name }.map(\.value)
  }
}
