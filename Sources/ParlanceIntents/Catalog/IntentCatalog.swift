public import ParlanceLanguages

/// The system intents of SiriKit: their parameters, the types of these, and the cases of enumerations.
///
/// Read from `intents.tsv`, `asked.tsv`, `classes.tsv`, `enums.tsv` and `vocabulary.tsv`, which every language shares.
public struct IntentCatalog: Sendable {
  /// A parameter of an intent.
  public struct Parameter: Hashable, Sendable {
    /// The property's name: `currencyAmount`; a property of a composite value with its path:
    /// `mediaSearch.artistName`.
    public let name: String
    /// The type without its prefix: `CurrencyAmount`.
    public let type: String
    /// Whether the parameter takes several values.
    public let isArray: Bool

    /// Whether its values are sums of money.
    public var isMoney: Bool { type == "CurrencyAmount" || type == "PaymentAmount" }
    /// Whether its values are places.
    public var isPlace: Bool { type == "Placemark" }
    /// True where its values are the user's own words.
    var isText: Bool { type == "String" }
  }

  /// What a case of an enumeration stands for.
  public enum RawValue: Hashable, Sendable {
    /// The number of a case, or the bit of an option.
    case number(Int)
    /// The name or symbol of a constant: `INWorkoutNameIdentifierRun`.
    case constant(String)

    /// The name or symbol of a constant; nil for a number.
    var constant: String? {
      if case .constant(let name) = self { name } else { nil }
    }
  }

  /// The pseudo-parameter that names the app which is to act; every intent has it.
  public static let appParameter = "app"

  /// The parameters by intent class.
  public private(set) var intents: [String: [Parameter]]
  /// The raw values of enumerations and of families of constants: by type without its prefix, then by case.
  public let enumerations: [String: [String: RawValue]]
  /// What the terms of an app's own may be bound to.
  public private(set) var vocabularyProperties: [VocabularyProperty]

  /// The names of parameters that are asked for, where that is not their type: by intent, then by name.
  private let askedTypes: [String: [String: String]]
  private let moneyIntents: Set<String>
  private let domains: IntentDomains

  /// Reads the catalogue of a pack.
  ///
  /// - Throws: ``PackError`` at a malformed line, and at a parameter or case that stands twice.
  public init(_ pack: LanguagePack) throws(PackError) {
    try self.init(
      intents: try pack.rows(of: "intents.tsv", columns: 2),
      askedTypes: try pack.rows(of: "asked.tsv", columns: 2),
      domains: IntentDomains(try pack.rows(of: "classes.tsv", columns: 4)),
      enumerations: try pack.rows(of: "enums.tsv", columns: 2),
      properties: try pack.rows(of: "vocabulary.tsv", columns: 2))
  }

  /// Reads the catalogue that all languages share, without one of them.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  public init(sharedIn library: PackLibrary) throws(PackError) {
    let shared = try library.layer(PackLibrary.sharedTag)
    try self.init(
      intents: try shared?.rows(of: "intents.tsv") ?? [],
      askedTypes: try shared?.rows(of: "asked.tsv") ?? [],
      domains: IntentDomains(try shared?.rows(of: "classes.tsv", columns: 4) ?? []),
      enumerations: try shared?.rows(of: "enums.tsv") ?? [],
      properties: try shared?.rows(of: "vocabulary.tsv") ?? [])
  }

  /// The catalogue of a pack for templates of a kind.
  init(_ pack: LanguagePack, for purpose: PhrasePurpose) throws(PackError) {
    try self.init(pack)
    guard purpose == .answers else { return }
    intents.merge(AnswerCatalog.intents(types)) { $1 }
    for (intent, names) in askedTypes {
      for (name, asked) in names {
        intents[asked] = parameter(name, of: intent).map { AnswerCatalog.parameters(of: $0.type) }
      }
    }
    vocabularyProperties.append(AnswerCatalog.optionProperty)
  }

  /// The types of all parameters.
  var types: Set<String> { Set(intents.values.joined().map(\.type)) }

  private init(
    intents rows: [PackTable.Row], askedTypes asked: [PackTable.Row], domains: IntentDomains,
    enumerations cases: [PackTable.Row], properties: [PackTable.Row]
  ) throws(PackError) {
    self.domains = domains
    intents = try Self.readIntents(rows)
    askedTypes = try Self.readAskedTypes(asked, intents)
    moneyIntents = Set(intents.filter { $0.value.contains(where: \.isMoney) }.keys)
    enumerations = try Self.readEnumerations(cases)
    vocabularyProperties = try Self.readProperties(properties, intents)
  }

  /// A parameter of an intent; nil when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: The property's name: `currencyAmount`.
  ///   - intent: The class: `INSendPaymentIntent`.
  public func parameter(_ name: String, of intent: String) -> Parameter? {
    intents[intent]?.first { $0.name == name }
  }

  /// Returns what a parameter is called in `answers.phrases` when it is asked for: its type, unless `asked.tsv` says more;
  /// nil when the intent has no such parameter.
  package func askedType(of name: String, in intent: String) -> String? {
    askedTypes[intent]?[name] ?? parameter(name, of: intent)?.type
  }

  /// Whether a parameter asks for what was, so that "Friday" is the last one: when messages and calls came, and when
  /// bills were paid.
  public func looksBack(_ parameter: String) -> Bool {
    Self.pastParameters.contains(parameter)
  }

  /// Whether a parameter is the day on which an order is to be carried out.
  public func schedules(_ parameter: String) -> Bool {
    parameter == "transactionScheduledDate"
  }

  /// Whether the values of a parameter are what a place or something to hear is called, and nobody's own words.
  func isName(_ parameter: Parameter) -> Bool {
    parameter.isPlace || Self.titleParameters.contains(parameter.name)
  }

  /// Whether an intent orders or asks for a sum of money.
  public func movesMoney(_ intent: String) -> Bool { moneyIntents.contains(intent) }

  /// Whether an app may be asked for an intent.
  ///
  /// What is carried out only when the person has confirmed it, a payment, a message or a ride, needs an app that does
  /// something of the same domain; for the rest apps say too rarely what they handle.
  ///
  /// - Parameter handled: The classes of the system's intents that the app handles; none where that is not known.
  func mayBeAsked(_ intent: String, ofAppHandling handled: [String]) -> Bool {
    domains.mayBeAsked(intent, ofAppHandling: handled)
  }

  /// What stands in place of a type behind the bare class of an intent that has no parameters.
  private static let noType = "-"
  private static let pastParameters: Set = ["dateTimeRange", "dateCreated", "paymentDateRange"]

  private static let titleParameters: Set = [
    "mediaSearch.mediaName", "mediaSearch.artistName", "mediaSearch.albumName",
  ]

  private static func readIntents(
    _ rows: [PackTable.Row]
  ) throws(PackError) -> [String: [Parameter]] {
    var intents: [String: [Parameter]] = [:]
    for row in rows {
      let type = row.fields[1]
      guard type != noType else {
        intents[String(row.fields[0])] = []
        continue
      }
      let (intent, name) = try path(row)
      let isArray = type.hasSuffix("[]")
      intents[intent, default: []].append(
        Parameter(name: name, type: String(isArray ? type.dropLast(2) : type), isArray: isArray))
    }
    return intents
  }

  private static func readAskedTypes(
    _ rows: [PackTable.Row], _ intents: [String: [Parameter]]
  ) throws(PackError) -> [String: [String: String]] {
    var types: [String: [String: String]] = [:]
    for row in rows {
      let (intent, name) = try path(row)
      guard intents[intent]?.contains(where: { $0.name == name }) == true else {
        throw row.error("\(intent) has no parameter '\(name)'")
      }
      types[intent, default: [:]][name] = String(row.fields[1])
    }
    return types
  }

  private static func readEnumerations(
    _ rows: [PackTable.Row]
  ) throws(PackError) -> [String: [String: RawValue]] {
    var enumerations: [String: [String: RawValue]] = [:]
    for row in rows {
      let (type, name) = try path(row)
      enumerations[type, default: [:]][name] =
        Int(row.fields[1]).map(RawValue.number) ?? .constant(String(row.fields[1]))
    }
    return enumerations
  }

  private static func readProperties(
    _ rows: [PackTable.Row], _ intents: [String: [Parameter]]
  ) throws(PackError) -> [VocabularyProperty] {
    var properties: [VocabularyProperty] = []
    for row in rows {
      let property = try VocabularyProperty(row)
      guard intents[property.intent]?.contains(where: { $0.name == property.parameter }) == true
      else {
        throw row.error("\(property.intent) has no parameter '\(property.parameter)'")
      }
      properties.append(property)
    }
    return properties
  }

  /// `Type.member`, or `Type.member.member`, of the first field: the type, and what stands behind its dot.
  static func path(_ row: PackTable.Row) throws(PackError) -> (String, String) {
    let parts = row.fields[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      !parts[1].split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty)
    else {
      throw row.error("expected 'Type.member', found '\(row.fields[0])'")
    }
    return (String(parts[0]), String(parts[1]))
  }
}

extension PackLayer {
  /// The rows of a table, of two columns unless said otherwise; empty when the layer does not have it.
  fileprivate func rows(of name: String, columns: Int = 2) throws(PackError) -> [PackTable.Row] {
    guard let file = file(named: name) else { return [] }
    return try PackTable(file, columns: columns).rows
  }
}
