public import ParlanceText

/// Why an utterance was understood as it was, or why it was not.
public struct Explanation: Sendable {
  /// A stretch of the utterance and what became of it.
  public struct Step: Hashable, Sendable {
    /// Where it stands.
    public let span: Utterance.Span
    /// `word`, `typo`, `name`, `text`, `skipped`, or the kind of an edge such as `currencyAmount`.
    public let role: String
    /// The parameter that it is part of.
    public let parameter: String?
    /// What it added to the cost, in units of doubt, at least 0.
    public let cost: Double
  }

  /// Why a match that fits is not what is meant.
  public enum Refusal: Hashable, Sendable {
    /// Another sum stands in a text, or one in a place, here, so that another payment may be meant.
    case secondSum(Utterance.Span)
    /// The day on which it would be carried out, named here, is past.
    case pastDate(Utterance.Span)
    /// All of it could as well be meant for something else, and no app of the context handles the intent.
    case noApp(Utterance.Span)
    /// The app of this name, named here, does not handle the intent.
    case unsupportedApp(String, Utterance.Span)
    /// All of it asks for something that is none of the intents.
    case noRequest(Utterance.Span)
    /// Behind the name of a place or of something to hear another request follows, here.
    case secondOrder(Utterance.Span)
    /// Words keep an order of money from being carried out.
    case guarded(GuardKind, Utterance.Span)
    /// An order of money gives a parameter that takes one value another one, here.
    case secondValue(Utterance.Span)
    /// A number of an order of money belongs to no parameter.
    case unreadNumber(Utterance.Span)
    /// A sum is nothing, less than nothing, quoted, or has a sign before it.
    case unpayableSum(Utterance.Span)
    /// A word of an order of money may be another one: its accents, beginning or end are not those of the template.
    case wordInDoubt(Utterance.Span)
    /// A name in an order of money mixes letters of two alphabets that look alike.
    case mixedLetters(Utterance.Span)
    /// A name in an order of money looks like this contact's, but is spelled with other letters.
    case lookAlike(String, Utterance.Span)

    /// Where the reason stands.
    public var span: Utterance.Span {
      switch self {
      case .secondSum(let span), .pastDate(let span), .noApp(let span), .noRequest(let span),
        .secondOrder(let span), .guarded(_, let span), .unreadNumber(let span),
        .secondValue(let span),
        .unpayableSum(let span), .wordInDoubt(let span), .mixedLetters(let span),
        .lookAlike(_, let span), .unsupportedApp(_, let span):
        span
      }
    }

    /// The reason, for people.
    ///
    /// - Precondition: The utterance is the one that is explained.
    package func text(in utterance: Utterance) -> String {
      let text = utterance.text(of: span)
      return switch self {
      case .secondSum: "another sum, \"\(text)\", is left in the text"
      case .pastDate: "\"\(text)\" is past"
      case .noApp: "no app is known that handles this"
      case .unsupportedApp(let app, _): "\(app) does not handle this"
      case .noRequest: "this asks for none of the intents"
      case .secondOrder: "another request, \"\(text)\", follows"
      case .guarded(let kind, _): "\"\(text)\" keeps it from being an order (\(kind.rawValue))"
      case .secondValue: "\"\(text)\" is another value for the same parameter"
      case .unreadNumber: "the number \"\(text)\" belongs to no parameter"
      case .unpayableSum: "\"\(text)\" is no plain sum"
      case .wordInDoubt: "\"\(text)\" may be another word"
      case .mixedLetters: "\"\(text)\" mixes letters of several alphabets"
      case .lookAlike(let contact, _):
        "\"\(text)\" looks like your contact \(contact), but is spelled with other letters"
      }
    }
  }

  /// A template that the utterance matches.
  public struct Match: Hashable, Sendable {
    /// The class of its intent; `none` where it asks for none of them.
    public let intent: String
    /// The template as written.
    public let template: String
    /// Where it is written: `en/payments.phrases:24`.
    public let location: String
    /// How far the utterance is from the template, in units of doubt; 0 is word for word.
    public let cost: Double
    /// In text order.
    public let steps: [Step]
    /// Why it is no interpretation; nil when it is one, or is dearer than another match of its intent.
    public let refusal: Refusal?
  }

  /// A template that came far.
  public struct NearMiss: Hashable, Sendable {
    /// The class of its intent.
    public let intent: String
    /// The template as written.
    public let template: String
    /// Where it is written.
    public let location: String
    /// What the template would have taken next: words, or parameters in braces.
    public let expected: [String]
  }

  /// A reading of the utterance by the language's model, where no template matches.
  public struct Reading: Hashable, Sendable {
    /// The class.
    public let intent: String
    /// The probability that this is what was meant, from 0 to 1.
    public let probability: Double
    /// True where that is likely enough.
    public let isLikely: Bool
    /// In text order: parameters, `evidence` for words that speak for the class, and `skipped` for all others.
    public let steps: [Step]
    /// The words outside the parameters that speak against it, the strongest first, at most three.
    public let against: [Utterance.Span]
    /// The reason why it is no interpretation, however likely; nil when nothing is against it.
    public let refusal: Refusal?
  }

  /// The utterance with its tokens.
  public let utterance: Utterance
  /// The matches, cheapest first.
  public let matches: [Match]
  /// When nothing matched: the readings of the language's model, the likeliest first; empty where the language
  /// has no model.
  public let readings: [Reading]
  /// When nothing matched: the first token that nothing could take; nil at the end of the utterance.
  public let failure: Utterance.Span?
  /// When nothing matched: the templates that came furthest.
  public let nearMisses: [NearMiss]
}
