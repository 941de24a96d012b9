import ParlanceLanguages
import ParlanceText
public struct Entity: Hashable, Sendable {
  public enum Kind: Sendable { case number, currencyAmount, date, phoneNumber, emailAddress }
  public let kind: Kind
  public let tokens: Range<Int>
  public let cost: Int
}
public struct ReferenceDate: Hashable, Sendable { public init() {} }
public struct EntityRecognizer: Sendable {
  public init(pack: LanguagePack, lexicon: inout Lexicon) throws {}
  public func candidates(in utterance: Utterance, at reference: ReferenceDate) -> [Entity] { [] }
}
