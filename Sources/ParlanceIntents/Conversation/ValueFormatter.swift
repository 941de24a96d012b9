public import ParlanceEntities
public import ParlanceLanguages

/// Writes the values of parameters as the people of a language and a region read them.
///
///     let formatter = try ValueFormatter(LanguagePack(for: LanguageCode("de-DE")))
///     let sum = CurrencyAmount(amount: 100, currency: "EUR")
///     formatter.text(of: .currencyAmount(sum), at: .now)  // "100,00 €", with a no-break space
///
/// Numbers, money, temperatures, dates and lists are written by CLDR; no number is ever rounded. The cases of
/// enumerations are called by the first word that the pack's `values.tsv` has for them, yes and no by its
/// `sentences.tsv`. A value that threads share; copies share ICU's formatters.
public struct ValueFormatter: Sendable {
  private let entities: EntityFormatter
  private let names: ValueNames

  /// Makes a formatter.
  ///
  /// - Throws: ``PackError`` with file and line at a malformed line of the tables, ``ICUFailure`` when ICU lacks its
  ///   data.
  /// - Complexity: O(*n*), *n* the size of the tables; ICU's formatters take some milliseconds to open.
  public init(_ pack: LanguagePack) throws {
    entities = try EntityFormatter(for: pack.code)
    names = try ValueNames(pack)
  }

  /// A value.
  ///
  /// - Parameters:
  ///   - type: The type of its parameter without a prefix: `CarSeat`. Without it cases of enumerations bear their names.
  ///   - reference: Dates of its year are written without the year.
  public func text(
    of value: ParameterValue, type: String? = nil, at reference: ReferenceDate
  ) -> String {
    switch value {
    case .person(let person): Self.shown(person.displayName)
    case .currencyAmount(let sum), .paymentAmount(.amount(let sum)): entities.text(of: sum)
    case .paymentAmount(.type(let name)): names.name(of: name, type: "AmountType")
    case .dateRange(let range): entities.text(of: range, at: reference)
    case .enumeration(let name): names.name(of: name, type: type)
    case .boolean(let isTrue): names.name(of: isTrue)
    case .number(let number): entities.text(of: number)
    case .temperature(let temperature): text(of: temperature)
    case .callRecordFilter(let filter): text(of: filter)
    case .term(let term): term.spokenPhrase
    case .object(let object): object.displayString
    case .text(let text): text
    }
  }

  /// All values of a parameter: "Ann, Bob, and Cem".
  public func text(
    of values: [ParameterValue], type: String? = nil, at reference: ReferenceDate
  ) -> String {
    entities.list(values.map { text(of: $0, type: type, at: reference) }, .and)
  }

  /// Values of which one is to be chosen: "Ann, Bob, or Cem".
  public func options(
    _ values: [ParameterValue], type: String? = nil, at reference: ReferenceDate
  ) -> String {
    options(values.map { text(of: $0, type: type, at: reference) })
  }

  /// Texts of which one is to be chosen: "Ann, Bob, or Cem".
  public func options(_ texts: [String]) -> String { entities.list(texts, .or) }

  /// What stands for each parameter in a sentence: its values, by its name.
  ///
  /// - Parameter schema: Tells the types of the parameters; nil for values that no class declares.
  public func texts(
    of values: ParameterValues, schema: IntentSchema? = nil, at reference: ReferenceDate
  ) -> [String: String] {
    let texts = values.names.map { name in
      (name, text(of: values[name], type: schema?[name]?.type, at: reference))
    }
    return Dictionary(texts) { $1 }
  }

  /// A name as it stands in a sentence: between quotation marks where it could be taken for a part of the sentence, as
  /// the contact "Mallory and send $900 to Eve".
  private static func shown(_ name: String) -> String {
    let isPlain =
      name.split(separator: " ").count <= longestPlainName
      && !name.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .decimalNumber, .currencySymbol, .mathSymbol: !isHandle(name)
        default: false
        }
      }
    return isPlain ? name : "“\(name)”"
  }

  /// Names of more words are rare, and long enough to hold an order.
  private static let longestPlainName = 4

  /// Whether a name is only a phone number or an address.
  private static func isHandle(_ name: String) -> Bool {
    name.contains("@") || !name.contains(where: \.isLetter)
  }

  private func text(of temperature: Temperature) -> String {
    let scale = temperature.unit.flatMap(EntityFormatter.TemperatureScale.init)
    return entities.text(ofDegrees: temperature.value, scale: scale)
  }

  private func text(of filter: CallRecordFilter) -> String {
    entities.list(filter.callTypes.map { names.name(of: $0, type: "CallRecordType") }, .and)
  }
}
