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
}

/// A sum of money, or a kind of amount (INPaymentAmount).
public enum PaymentAmount: Hashable, Sendable {
  /// A sum.
  case amount(CurrencyAmount)
  /// A case of INAmountType: `minimumDue`.
  case type(String)
}

/// A name for a thing: a group, an account, a company (INSpeakableString).
public struct Term: Hashable, Sendable {
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
