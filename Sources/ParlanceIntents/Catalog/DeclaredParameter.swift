/// A parameter of an intent, with what reading its values asks of the catalogue, answered once.
struct DeclaredParameter: Sendable {
  /// How the tokens of a parameter give its value.
  enum Reading: Sendable {
    case person, currencyAmount, paymentAmount, date, number, temperature, term
    /// Text, unless a word of the type's enumeration was said.
    case text
  }

  let parameter: IntentCatalog.Parameter
  let reading: Reading
  /// Whether it asks for what was, so that "Friday" is the last one.
  let looksBack: Bool
  /// Whether it is the day on which an order is to be carried out.
  let schedules: Bool
  /// Whether it is what a place or something to hear is called.
  let isName: Bool
  /// What terms of apps are bound to which it takes, each the name of a ``VocabularyProperty``.
  let vocabularyProperties: [String]
  /// By kind of edges in their base form, whether their terms are cases of the type's enumeration.
  let isCase: [Bool]

  var name: String { parameter.name }

  /// True where the values are cases of an enumeration.
  var isEnumeration: Bool { isCase.contains(true) }

  /// True where the values are numbers, also those of money and of time.
  var isCounted: Bool {
    switch reading {
    case .currencyAmount, .paymentAmount, .date, .number, .temperature: true
    case .person, .term, .text: false
    }
  }

  /// Tells whether values of a type are people.
  static func isPerson(_ type: String) -> Bool { readings[type] == .person }

  /// Tells whether terms of a kind, in its base form, are cases of the type's enumeration.
  func lists(_ kind: Int32) -> Bool { Int(kind) < isCase.count && isCase[Int(kind)] }

  init(
    _ parameter: IntentCatalog.Parameter, of intent: String, catalog: IntentCatalog,
    kinds: [String]
  ) {
    self.parameter = parameter
    vocabularyProperties = catalog.vocabularyProperties
      .filter { $0.intent == intent && $0.parameter == parameter.name }.map(\.name)
    looksBack = catalog.looksBack(parameter.name)
    schedules = catalog.schedules(parameter.name)
    isName = catalog.isName(parameter)
    reading = Self.readings[parameter.type] ?? .text
    let type = Self.enumerations[parameter.type] ?? parameter.type
    isCase = kinds.map { Self.lists($0, type) }
  }

  private static let readings: [String: Reading] = [
    "Person": .person, "CurrencyAmount": .currencyAmount, "PaymentAmount": .paymentAmount,
    "DateComponentsRange": .date, "DateComponents": .date, "Date": .date,
    "TemporalEventTrigger": .date, "Integer": .number, "Double": .number,
    "Temperature": .temperature, "RestaurantGuest": .person, "SpeakableString": .term,
    "BillPayee": .term, "PaymentAccount": .term, "PaymentMethod": .term, "TaskList": .term,
    "Task": .term, "Note": .term, "MediaItem": .term, "MediaDestination": .term,
    "Restaurant": .term,
  ]

  /// The enumeration that a value's type holds beside a name or a sum.
  private static let enumerations = [
    "PaymentAmount": "AmountType", "SpeakableString": "AccountType", "BillPayee": "AccountType",
    "PaymentAccount": "AccountType", "Temperature": "UnitTemperature",
  ]

  /// Whether terms of a kind are cases of a type. An option set is listed under its enumeration:
  /// MessageAttributeOptions under MessageAttribute.
  private static func lists(_ kind: String, _ type: String) -> Bool {
    let listed = type.hasSuffix("Options") ? String(type.dropLast(7)) : type
    return kind == type || listed.hasPrefix(kind)
  }
}
