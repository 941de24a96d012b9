internal import ParlanceEntities
internal import ParlanceText
internal import ParlanceVocabulary

/// The kinds of edges that entities, vocabulary and a pack's terms give, numbered.
enum EdgeKind {
  /// An amount that is no single value; no intent takes it, so it is not confused with one.
  static let currencyInterval: Int32 = 0
  static let currencyAmount: Int32 = 1
  static let number: Int32 = 2
  static let date: Int32 = 3
  static let phoneNumber: Int32 = 4
  static let emailAddress: Int32 = 5
  /// A number that is only the word for one, or a verb: an article, a pronoun or "give" as often, so that nobody pays it.
  static let one: Int32 = 6
  /// People whom several words count.
  static let people: Int32 = 7
  /// A number that is a time where one is asked for.
  static let bareTime: Int32 = 8

  private static let entityNames = [
    "currencyInterval", "currencyAmount", "number", "date", "phoneNumber", "emailAddress", "one",
    "people", "bareTime",
  ]

  /// The kinds of a pack's terms, besides enumerations.
  private static let termNames = ["relation", "givenName", "familyName", "app"]

  static let relation = Int32(entityNames.count + VocabularyType.allCases.count)
  static let givenName = relation + 1
  static let familyName = relation + 2
  static let app = relation + 3
  /// The first of the kinds over the terms of apps.
  static let appTerm = relation + 4

  /// All names by number: a rule may ask for an enumeration that a language has no words for.
  static func names(_ catalog: IntentCatalog) -> [String] {
    entityNames + VocabularyType.allCases.map { "\($0)" } + termNames
      + PropertyKinds.names(catalog) + catalog.enumerations.keys.sorted()
  }

  private static let vocabularyKinds: [Int32] = {
    let count = (VocabularyType.allCases.map(\.rawValue).max() ?? 0) + 1
    var kinds = [Int32](repeating: -1, count: count)
    for (index, type) in VocabularyType.allCases.enumerated() {
      kinds[type.rawValue] = Int32(entityNames.count + index)
    }
    return kinds
  }()

  /// Whether a kind is of money that is named as such.
  static func isSum(_ kind: Int32) -> Bool { kind == currencyAmount || kind == currencyInterval }

  /// Tells whether a kind is of numbers, also those of money and of time.
  static func isCounted(_ kind: Int32) -> Bool { isSum(kind) || kind == number || kind == date }

  /// The kind of an entity.
  static func entity(_ entity: Entity) -> Int32 {
    switch entity.kind {
    case .number: return entity.isWordForOne ? one : number
    case .currencyAmount:
      if case .currencyInterval = entity.value { return currencyInterval }
      return currencyAmount
    case .date: return entity.isBareTime ? bareTime : date
    case .phoneNumber: return phoneNumber
    case .emailAddress: return emailAddress
    case .people: return people
    }
  }

  /// The kind of a vocabulary type.
  static func vocabulary(_ type: VocabularyType) -> Int32 { vocabularyKinds[type.rawValue] }
}
