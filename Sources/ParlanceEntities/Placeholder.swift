import FoundationEssentials
import ParlanceLanguages
import ParlanceText
public struct CurrencyAmount: Hashable, Sendable {
  public let amount: Decimal
  public let currency: String
  public init(amount: Decimal, currency: String) { self.amount = amount; self.currency = currency }
}
public struct DateComponentsRange: Hashable, Sendable {}
public struct DateReading: Hashable, Sendable { public let upcoming: DateComponentsRange; public let latest: DateComponentsRange }
public enum EntityValue: Hashable, Sendable {
  case number(Decimal), currencyAmount(CurrencyAmount), currencyInterval(from: Decimal?, to: Decimal?, currency: String), date(DateReading), handle(String)
}
public struct Entity: Hashable, Sendable {
  public enum Kind: Sendable { case number, currencyAmount, date, phoneNumber, emailAddress }
  public let kind: Kind
  public let tokens: Range<Int>
  public let value: EntityValue
  public let cost: Int
}
public struct ReferenceDate: Hashable, Sendable { public init() {}
  public static var now: ReferenceDate { ReferenceDate() }
}
public struct EntityRecognizer: Sendable {
  public init(pack: LanguagePack, lexicon: inout Lexicon) throws {}
  public func candidates(in utterance: Utterance, at reference: ReferenceDate) -> [Entity] { [] }
  public func entities(in utterance: Utterance, at reference: ReferenceDate) -> [Entity] { [] }
}
