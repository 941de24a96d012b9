/// What is shown of a request (Intents UI), as data: whoever draws cards decides how they look.
///
///     Send money
///     To      Jason Clayton
///     Amount  $100.00
public struct IntentCard: Hashable, Sendable {
  /// A parameter that has a value.
  public struct Field: Hashable, Sendable {
    /// The parameter's name: `currencyAmount`.
    public let parameter: String
    /// What people call it: "Amount".
    public let label: String
    /// Its value as people read it, or all its values as a list: "$100.00". What people and apps wrote stands in it as
    /// they wrote it, be it several lines or control characters.
    public let text: String

    /// Makes a field.
    public init(parameter: String, label: String, text: String) {
      self.parameter = parameter
      self.label = label
      self.text = text
    }
  }

  /// The class: `INSendPaymentIntent`.
  public let intentClass: String
  /// What people call such requests: "Send money".
  public let title: String
  /// All that the request says, in the order in which its class declares parameters, then what else the response tells.
  public let fields: [Field]
  /// How far it is: ready until a handler has acted.
  public let state: ResponseCode.Outcome
  /// What the handler's response says; nil while there is none.
  public let sentence: String?

  /// Makes a card.
  public init(
    intentClass: String, title: String, fields: [Field],
    state: ResponseCode.Outcome = .ready, sentence: String? = nil
  ) {
    self.intentClass = intentClass
    self.title = title
    self.fields = fields
    self.state = state
    self.sentence = sentence
  }
}
