/// What asks for an intent of an app's own: a title of a combination of parameters, or a phrase of a shortcut.
///
///     IntentPhrase("Order ${quantity} ${soup}", intentClass: "OrderSoupIntent")
///     IntentPhrase("Show the bitcoin rate", of: showBitcoin)  // serves every currency
public struct IntentPhrase: Hashable, Sendable {
  /// What is said, with `${name}` where a parameter's value stands.
  public let text: String
  /// The class: `OrderSoupIntent`.
  public let intentClass: String
  /// What is meant though no variable says it. A value that is called by its name in the text may be said to be another
  /// one of its kind; all others stay as they are.
  public let values: ParameterValues

  /// Makes a phrase with variables.
  public init(_ text: String, intentClass: String) {
    self.text = text
    self.intentClass = intentClass
    values = ParameterValues()
  }

  /// Makes a phrase that was recorded for an intent with its values: an invocation phrase.
  public init(_ text: String, of intent: AnyIntent) {
    self.text = text
    intentClass = intent.intentClass
    values = intent.values
  }
}
