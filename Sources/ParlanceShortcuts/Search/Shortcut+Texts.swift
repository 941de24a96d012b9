internal import FoundationEssentials
internal import Parlance

extension Shortcut {
  /// What people may remember of it: the phrase that is suggested, the names of its values, what an activity says of
  /// itself.
  ///
  /// - Returns: Nothing for an activity that is not eligible for search.
  func searchableTexts(phrase: String?) -> [String] {
    let phrases = phrase.map { [$0] } ?? []
    switch self {
    case .intent(let intent): return phrases + Self.texts(of: intent.values)
    case .userActivity(let activity):
      guard activity.isEligibleForSearch else { return [] }
      return phrases + [activity.title, activity.contentDescription].compactMap(\.self)
        + activity.keywords.sorted()
    }
  }

  private static func texts(of values: ParameterValues) -> [String] {
    values.names.flatMap { values[$0].flatMap(texts(of:)) }
  }

  private static func texts(of value: ParameterValue) -> [String] {
    switch value {
    case .currencyAmount(let amount), .paymentAmount(.amount(let amount)):
      [amount.amount.description, amount.currency]
    case .number(let number): [number.description]
    case .object(let object):
      [object.displayString] + object.synonyms + texts(of: object.properties)
    default: value.name.map { [$0] } ?? []
    }
  }
}
