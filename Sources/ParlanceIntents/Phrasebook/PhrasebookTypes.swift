internal import ParlanceLanguages

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

  /// How values of a type of the system are said, as `spoken.tsv` has it.
  private struct SystemType {
    /// The rule that reads them; nil where nobody says them.
    let rule: String?
    /// What the rules are called that stand around them in answers; nil for those that could be anything.
    let place: String?
  }

  private static let freeText = "String"

  private let systemTypes: [String: SystemType]
  private let systemEnumerations: Set<String>
  private(set) var all: [OwnType] = []
  private var names: [String: String] = [:]
  /// By name, where in ``all`` a type stands.
  private var places: [String: Int] = [:]

  /// - Parameters:
  ///   - catalog: The intents and types of the system.
  ///   - pack: The language, with what all share.
  /// - Throws: ``PackError`` at a malformed line of `spoken.tsv`.
  init(_ catalog: IntentCatalog, _ pack: LanguagePack) throws(PackError) {
    var systemTypes: [String: SystemType] = [:]
    for row in try pack.rows(of: "spoken.tsv", columns: 3) {
      let said = row.fields.dropFirst().map { $0 == "-" ? nil : String($0) }
      systemTypes[String(row.fields[0])] = SystemType(rule: said[0], place: said[1])
    }
    self.systemTypes = systemTypes
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
    if let system = systemTypes[parameter.type], !(options && system.rule == Self.freeText) {
      return system.rule
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
    places[name] = all.count
    all.append(OwnType(name: name, cases: cases, hasKnownOptions: options))
    return name
  }

  /// The type that the catalogue calls so; nil for those of the system.
  subscript(own name: String) -> OwnType? { places[name].map { all[$0] } }

  /// What the rules are called that stand around values of a type in answers; nil for those that could be anything.
  func place(ofAnswers type: String) -> String? {
    guard let own = self[own: type] else { return systemTypes[type]?.place }
    return own.isEnumeration || own.hasKnownOptions ? own.place : nil
  }
}
