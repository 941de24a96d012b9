public import FoundationEssentials
public import ParlanceText

/// A stretch of an utterance that has a value whatever the utterance means.
public struct Entity: Hashable, Sendable {
  /// What kind of value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A number.
    case number
    /// A sum of money, or an interval of sums.
    case currencyAmount
    /// A date, a time, or a range of them.
    case date
    /// A phone number.
    case phoneNumber
    /// An e-mail address.
    case emailAddress
    /// How many people are meant where several words count them: "two adults and a child".
    case people
  }

  /// What kind of value.
  public let kind: Kind
  /// The tokens of the utterance, at least one.
  public let tokens: Range<Int>
  /// What of the utterance it is: the tokens, without an ending that an apostrophe shows behind a name of money, the
  /// `'e` of `50 sent'e`.
  public let span: Utterance.Span
  /// The value.
  public let value: EntityValue
  /// How doubtful the reading is, in twentieths of a doubt; 0 when it is certain.
  public let cost: Int

  /// Whether it is a number in digits that would be thousands in another language, `1.000`: as good as no sum of money.
  package let isGroupLike: Bool
  /// Whether it is only the word for one: an article or a pronoun as often.
  package let isWordForOne: Bool
  /// True for a number that is a time only where one is asked for.
  package let isBareTime: Bool

  /// Half a doubt: of a sum without the part that makes it longer, of "may" as a month. Candidates for what a phrase asks
  /// for, but not reported where nothing does.
  static let doubtfulCost = 10
  /// Of a number alone as a time: any other time is likelier.
  static let bareTimeCost = 1

  init(
    kind: Kind, tokens: Range<Int>, of utterance: Utterance, value: EntityValue, cost: Int = 0,
    isGroupLike: Bool = false, isWordForOne: Bool = false, isBareTime: Bool = false
  ) {
    span = utterance.span(of: tokens)
    self.isGroupLike = isGroupLike
    self.isWordForOne = isWordForOne
    self.isBareTime = isBareTime
    self.kind = kind
    self.tokens = tokens
    self.value = value
    self.cost = cost
  }
}

/// The value of an entity.
public enum EntityValue: Hashable, Sendable {
  /// A number, exact, also one of people.
  case number(Decimal)
  /// A sum of money.
  case currencyAmount(CurrencyAmount)
  /// Sums of money between bounds.
  case currencyInterval(CurrencyInterval)
  /// A date or range, which may be read forwards or backwards.
  case date(DateReading)
  /// A phone number as digits with an optional `+`, or an e-mail address as written.
  case handle(String)
}
