public import FoundationEssentials
public import ParlanceEntities

/// A type of the values that parameters of intents have.
///
/// A parameter holds ``ParameterValue``s; typed intents read and write them by this.
public protocol IntentValue: Hashable, Sendable {
  /// Reads a value.
  ///
  /// - Returns: nil when the value is of another kind.
  init?(_ value: ParameterValue)
  /// The value as a parameter holds it.
  var parameterValue: ParameterValue { get }
}

extension String: IntentValue {
  /// Reads text, and the words of a name.
  public init?(_ value: ParameterValue) {
    switch value {
    case .text(let text): self = text
    case .term(let term): self = term.spokenPhrase
    default: return nil
    }
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .text(self) }
}

extension Bool: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .boolean(self) }
}

extension Decimal: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .number(self) }
}

extension Int: IntentValue {
  /// Reads a whole number; nil for one with a fraction, and beyond what an integer holds.
  public init?(_ value: ParameterValue) {
    guard let number = Decimal(value), let integer = Int("\(number)") else { return nil }
    self = integer
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .number(Decimal(self)) }
}

extension Double: IntentValue {
  /// Reads a number, as near as a double comes.
  public init?(_ value: ParameterValue) {
    guard let number = Decimal(value), let double = Double("\(number)") else { return nil }
    self = double
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .number(Decimal(self)) }
}

extension Person: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .person(let person) = value else { return nil }
    self = person
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .person(self) }
}

extension CurrencyAmount: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .currencyAmount(let amount) = value else { return nil }
    self = amount
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .currencyAmount(self) }
}

extension PaymentAmount: IntentValue {
  /// Reads a sum, or a kind of amount.
  public init?(_ value: ParameterValue) {
    switch value {
    case .paymentAmount(let amount): self = amount
    case .currencyAmount(let amount): self = .amount(amount)
    default: return nil
    }
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .paymentAmount(self) }
}

extension DateComponentsRange: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .dateRange(let range) = value else { return nil }
    self = range
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .dateRange(self) }
}

extension Temperature: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .temperature(let temperature) = value else { return nil }
    self = temperature
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .temperature(self) }
}

extension CallRecordFilter: IntentValue {
  /// Reads a value of this kind; nil for any other.
  public init?(_ value: ParameterValue) {
    guard case .callRecordFilter(let filter) = value else { return nil }
    self = filter
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .callRecordFilter(self) }
}

extension Term: IntentValue {
  /// Reads a name, and text as a name that no vocabulary holds.
  public init?(_ value: ParameterValue) {
    switch value {
    case .term(let term): self = term
    case .text(let text): self.init(spokenPhrase: text, isKnown: false)
    default: return nil
    }
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .term(self) }
}

extension URL: IntentValue {
  /// Reads text that is an address.
  public init?(_ value: ParameterValue) {
    guard let text = String(value) else { return nil }
    self.init(string: text)
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .text(absoluteString) }
}

extension IntentObject: IntentValue {
  /// Reads a thing, and a name as a thing of no type.
  public init?(_ value: ParameterValue) { self.init(value, type: Self.untyped) }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .object(self) }
}
