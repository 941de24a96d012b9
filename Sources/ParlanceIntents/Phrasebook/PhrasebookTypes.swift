/// The types that parameters of an app's own intents have beside those of the system's, each by a name that no other
/// type has.
struct PhrasebookTypes {
  /// A type.
  struct OwnType {
    /// What the catalogue calls it.
    let name: String
    /// The cases that it has; empty for things.
    let cases: [IntentPhrasebook.Case]
    /// Whether the app has said what there is to choose from, so that a request can have nothing else.
    let hasKnownOptions: Bool
  }

  /// The types of the system that people can say, by what definitions call them.
  private static let systemTypes = [
    "String": "String", "URL": "String", "Integer": "Integer", "Long": "Integer",
    "Double": "Double", "Decimal": "Double", "Energy": "Double", "Length": "Double",
    "Mass": "Double", "Speed": "Double", "Volume": "Double", "Person": "Person",
    "CurrencyAmount": "CurrencyAmount", "PaymentAmount": "PaymentAmount", "Date": "Date",
    "DateComponents": "DateComponents", "DateComponentsRange": "DateComponentsRange",
    "TemporalEventTrigger": "TemporalEventTrigger", "Temperature": "Temperature",
    "SpeakableString": "SpeakableString", "Placemark": "Placemark",
    "PaymentMethod": "PaymentMethod",
  ]
  /// The types of the system that are said in no way that is known.
  private static let unspokenTypes: Set = ["Boolean", "TimeInterval", "File"]

  private let systemEnumerations: Set<String>
  private(set) var all: [OwnType] = []
  private var names: [String: String] = [:]

  /// - Parameter catalog: The intents and types of the system.
  init(_ catalog: IntentCatalog) {
    systemEnumerations = catalog.types.intersection(catalog.enumerations.keys)
  }

  /// What the catalogue calls the type of a parameter; nil where nobody can say its values.
  ///
  /// - Parameter options: Whether the app has said what there is to choose from.
  mutating func name(
    of parameter: IntentSchema.Parameter, of intentClass: String, in book: IntentPhrasebook,
    options: Bool
  ) -> String? {
    if let cases = book.enumerations.first(where: { $0.type == parameter.type })?.cases {
      return name("\(intentClass).\(parameter.type)", parameter.type, cases, options: options)
    }
    if systemEnumerations.contains(parameter.type) { return parameter.type }
    guard !Self.unspokenTypes.contains(parameter.type) else { return nil }
    if let system = Self.systemTypes[parameter.type], !(options && system == "String") {
      return system
    }
    return name("\(intentClass).\(parameter.name)", parameter.type, [], options: options)
  }

  /// - Parameter key: What has one type of its own.
  private mutating func name(
    _ key: String, _ type: String, _ cases: [IntentPhrasebook.Case], options: Bool
  ) -> String {
    if let known = names[key] { return known }
    let letters = type.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
    let name = "own-\(all.count + 1)-" + String(String.UnicodeScalarView(letters))
    names[key] = name
    all.append(OwnType(name: name, cases: cases, hasKnownOptions: options))
    return name
  }

  /// Whether a type of the catalogue is one of these.
  func isOwn(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// The values that people say without a word about what they are for, by what the rules around them are called.
  private static let places = [
    "Integer": "number", "Double": "number", "Temperature": "number", "Person": "person",
    "CurrencyAmount": "amount", "Date": "date", "DateComponents": "date",
    "DateComponentsRange": "date",
  ]

  /// What the rules are called that stand around values of a type in answers; nil for those that could be anything.
  func place(ofAnswers type: String) -> String? {
    if let place = Self.places[type] { return place }
    return all.first { $0.name == type && ($0.isEnumeration || $0.hasKnownOptions) }?.place
  }
}
