/// What a class of intents declares: the one model for those of the system and for those of apps.
///
/// The generator writes it beside each typed intent; conversations go by it.
public struct IntentSchema: Hashable, Sendable {
  /// A parameter.
  public struct Parameter: Hashable, Sendable {
    /// The property's name: `currencyAmount`.
    public let name: String
    /// The type without a prefix: `CurrencyAmount`.
    public let type: String
    /// Whether it takes several values.
    public let isArray: Bool
    /// Whether the handler may be asked what it makes of the values.
    public let isResolved: Bool

    /// Makes a parameter.
    public init(name: String, type: String, isArray: Bool = false, isResolved: Bool = true) {
      self.name = name
      self.type = type
      self.isArray = isArray
      self.isResolved = isResolved
    }
  }

  /// The class: `INSendPaymentIntent`.
  public let intentClass: String
  /// In the order in which they are resolved.
  public let parameters: [Parameter]
  /// Whether nothing is done before the person has agreed to it.
  public let needsConfirmation: Bool
  /// Whether the device must be unlocked, whatever the app says.
  public let needsUnlock: Bool
  /// The codes that its responses have, by name.
  public let responseCodes: [String: ResponseCode]

  /// Makes a schema.
  public init(
    intentClass: String, parameters: [Parameter], needsConfirmation: Bool = false,
    needsUnlock: Bool = false, responseCodes: [ResponseCode] = []
  ) {
    self.intentClass = intentClass
    self.parameters = parameters
    self.needsConfirmation = needsConfirmation
    self.needsUnlock = needsUnlock
    self.responseCodes = Dictionary(responseCodes.map { ($0.name, $0) }) { $1 }
  }

  /// Makes a schema with all codes of an enumeration.
  public init<Code: IntentResponseCode>(
    intentClass: String, parameters: [Parameter], needsConfirmation: Bool = false,
    needsUnlock: Bool = false, codes: Code.Type
  ) {
    self.init(
      intentClass: intentClass, parameters: parameters, needsConfirmation: needsConfirmation,
      needsUnlock: needsUnlock, responseCodes: codes.allCases.map(\.erased))
  }

  /// A parameter; nil when there is none of that name.
  public subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }
}
