/// The type of a value of a parameter or property, as the generated code writes it.
package struct ValueType: Hashable, Sendable {
  /// How a value stands among those of an intent.
  package enum Form: Hashable, Sendable {
    /// A value by itself.
    case plain
    /// A case of an enumeration.
    case enumeration(hasUnknown: Bool)
    /// Members of an option set.
    case options
    /// A thing with properties.
    case object
  }

  /// In Swift: `Bool`.
  package let swiftName: SwiftIdentifier
  /// SiriKit's name without a prefix: `Boolean`. Results are named after it.
  package let name: SwiftIdentifier
  /// What the result of resolving a value is called.
  package var resultName: SwiftIdentifier { name + "ResolutionResult" }
  /// How a value stands among those of an intent.
  package let form: Form
  /// The module that has it; nil when every generated file imports that, or has the type itself.
  package let module: SwiftModule?

  /// Makes a type.
  package init(
    swiftName: SwiftIdentifier, name: SwiftIdentifier, form: Form, module: SwiftModule? = nil
  ) {
    self.swiftName = swiftName
    self.name = name
    self.form = form
    self.module = module
  }

  /// A type that the library has; nil when it has none of that name.
  ///
  /// - Parameter name: SiriKit's name without a prefix.
  package init?(builtIn name: String) {
    guard let name = SwiftIdentifier(name), let (swiftName, module) = Self.builtIn[name] else {
      return nil
    }
    self.init(swiftName: swiftName, name: name, form: .plain, module: module)
  }

  /// Measures beside temperatures are exact numbers, in the unit that the definition names.
  private static let builtIn:
    [SwiftIdentifier: (swiftName: SwiftIdentifier, module: SwiftModule?)] = [
      "String": ("String", nil), "Boolean": ("Bool", nil), "Integer": ("Int", nil),
      "Long": ("Int", nil), "Double": ("Double", nil), "TimeInterval": ("Double", nil),
      "Decimal": ("Decimal", .foundation), "Energy": ("Decimal", .foundation),
      "Length": ("Decimal", .foundation), "Mass": ("Decimal", .foundation),
      "Speed": ("Decimal", .foundation), "Volume": ("Decimal", .foundation),
      "URL": ("URL", .foundation), "Person": ("Person", nil), "RestaurantGuest": ("Person", nil),
      "CurrencyAmount": ("CurrencyAmount", .entities), "PaymentAmount": ("PaymentAmount", nil),
      "Date": ("DateComponentsRange", .entities),
      "DateComponents": ("DateComponentsRange", .entities),
      "DateComponentsRange": ("DateComponentsRange", .entities),
      "TemporalEventTrigger": ("DateComponentsRange", .entities),
      "Temperature": ("Temperature", nil), "CallRecordFilter": ("CallRecordFilter", nil),
      "SpeakableString": ("Term", nil), "Object": ("IntentObject", nil),
    ]

  /// The types of things that are called otherwise in Swift, which has their names for other things.
  package static let systemSwiftNames: [SwiftIdentifier: SwiftIdentifier] = [
    "Task": "TaskItem"
  ]

  /// Whether values are numbers without a unit, which a definition may set limits to.
  package var isNumber: Bool { form == .plain && Self.numbers.contains(name) }

  private static let numbers: Set<SwiftIdentifier> = ["Integer", "Long", "Double", "Decimal"]

  /// The names in Swift of what the library has, which generated types must not have.
  package static let builtInSwiftNames = Set(builtIn.values.map(\.swiftName))
}
