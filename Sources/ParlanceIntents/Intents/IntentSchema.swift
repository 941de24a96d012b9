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
    /// Whether the handler may be asked what it makes of the values, or which it takes where none was said.
    public let isResolved: Bool
    /// The numbers that it takes; nil where it takes any, or none. No handler is given others.
    public let range: NumberRange?

    /// Makes a parameter.
    public init(
      name: String, type: String, isArray: Bool = false, isResolved: Bool = true,
      range: NumberRange? = nil
    ) {
      self.name = name
      self.type = type
      self.isArray = isArray
      self.isResolved = isResolved
      self.range = range
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
  /// The sets of parameters that make a shortcut when exactly they have values (INIntentParameterCombinations); nil where
  /// any do, as in the intents of the system.
  public let shortcutTypes: Set<Set<String>>?

  /// Makes a schema.
  public init(
    intentClass: String, parameters: [Parameter], needsConfirmation: Bool = false,
    needsUnlock: Bool = false, responseCodes: [ResponseCode] = [],
    shortcutTypes: Set<Set<String>>? = nil
  ) {
    self.intentClass = intentClass
    self.parameters = parameters
    self.needsConfirmation = needsConfirmation
    self.needsUnlock = needsUnlock
    self.responseCodes = Dictionary(responseCodes.map { ($0.name, $0) }) { $1 }
    self.shortcutTypes = shortcutTypes
  }

  /// Makes a schema with all codes of an enumeration.
  public init<Code: IntentResponseCode>(
    intentClass: String, parameters: [Parameter], needsConfirmation: Bool = false,
    needsUnlock: Bool = false, codes: Code.Type, shortcutTypes: Set<Set<String>>? = nil
  ) {
    self.init(
      intentClass: intentClass, parameters: parameters, needsConfirmation: needsConfirmation,
      needsUnlock: needsUnlock, responseCodes: codes.allCases.map(\.erased),
      shortcutTypes: shortcutTypes)
  }

  /// The parameter that a value belongs to: the one of that name, or of which it is a property, as
  /// `mediaSearch.artistName` is; nil when there is none.
  subscript(declaring name: String) -> Parameter? {
    self[name] ?? name.firstIndex(of: ".").flatMap { self[String(name[..<$0])] }
  }

  /// A parameter; nil when there is none of that name.
  public subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }
}
