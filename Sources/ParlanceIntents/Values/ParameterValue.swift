public import FoundationEssentials
public import ParlanceEntities

/// What a parameter of an intent holds.
public enum ParameterValue: Hashable, Sendable {
  /// INPerson.
  case person(Person)
  /// INCurrencyAmount.
  case currencyAmount(CurrencyAmount)
  /// INPaymentAmount: a sum of money, or a kind of amount such as the minimum due.
  case paymentAmount(PaymentAmount)
  /// INDateComponentsRange.
  case dateRange(DateComponentsRange)
  /// A case of an enumeration by its SiriKit name; of an option set one member, or several with commas between.
  case enumeration(String)
  /// Yes or no.
  case boolean(Bool)
  /// A count or a measure, exact.
  case number(Decimal)
  /// How warm it is to be.
  case temperature(Temperature)
  /// INCallRecordFilter.
  case callRecordFilter(CallRecordFilter)
  /// INSpeakableString, INBillPayee, INPaymentAccount, INTask and others: a name that a person gave to something.
  case term(Term)
  /// INObject: a thing of a type that an app or the system defines.
  case object(IntentObject)
  /// Text as said, and the words of any type that has no form of its own.
  case text(String)

  /// What people call the value; nil where it is no name.
  package var name: String? {
    switch self {
    case .person(let person): person.displayName
    case .term(let term): term.spokenPhrase
    case .object(let object): object.displayString
    case .text(let text), .enumeration(let text): text
    default: nil
    }
  }
}

/// A sum of money, or a kind of amount (INPaymentAmount).
public enum PaymentAmount: Hashable, Codable, Sendable {
  /// A sum.
  case amount(CurrencyAmount)
  /// A case of INAmountType: `minimumDue`.
  case type(String)

  private enum CodingKeys: CodingKey {
    case amount
    case type
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      if let type = try container.decodeIfPresent(String.self, forKey: .type) {
        .type(type)
      } else {
        .amount(try container.decode(CurrencyAmount.self, forKey: .amount))
      }
  }

  /// Writes one member, `amount` or `type`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .amount(let amount): try container.encode(amount, forKey: .amount)
    case .type(let type): try container.encode(type, forKey: .type)
    }
  }
}

/// A name for a thing: a group, an account, a company (INSpeakableString).
public struct Term: Hashable, Codable, Sendable {
  /// The vocabulary's term, or the words as said when no vocabulary holds them.
  public var spokenPhrase: String
  /// The vocabulary's identifier, where it has one.
  public var vocabularyIdentifier: String?
  /// Whether a vocabulary holds the term, be it the user's, an app's or the system's own.
  public var isKnown: Bool
  /// The case of INAccountType that the words contain: `saving`.
  public var accountType: String?

  /// Makes a term.
  public init(
    spokenPhrase: String, vocabularyIdentifier: String? = nil, isKnown: Bool,
    accountType: String? = nil
  ) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.isKnown = isKnown
    self.accountType = accountType
  }
}
