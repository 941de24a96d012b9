internal import ParlanceDefinitions
internal import ParlanceIntents
internal import ParlanceLanguages

/// The types of the values of system intents.
struct SystemTypes {
  /// By name, which is SiriKit's without a prefix.
  private let enumerations: [String: [CaseModel]]
  /// The properties of types of things, by name.
  private let objects: [String: [SystemTables.Member]]

  init(_ catalog: IntentCatalog, _ tables: SystemTables) throws(PackError) {
    var enumerations: [String: [CaseModel]] = [:]
    for (name, rawValues) in catalog.enumerations {
      enumerations[name] = try Self.cases(rawValues)
    }
    for (name, members) in tables.enumerations { enumerations[name] = try Self.cases(members) }
    self.enumerations = enumerations
    var objects = Self.composites(catalog)
    for name in tables.types { objects[name, default: []] += tables.properties[name] ?? [] }
    self.objects = objects
  }

  /// The type of a name.
  ///
  /// - Throws: ``PackError`` when the tables have none of that name.
  func type(_ name: String) throws(PackError) -> ValueType {
    if let type = ValueType(builtIn: name) { return type }
    if let cases = enumerations[name] { return try Self.type(name, cases) }
    guard objects[name] != nil else {
      throw PackError("the type '\(name)' is nowhere declared", file: "und/types.tsv", line: 0)
    }
    let identifier = try SwiftIdentifier(inTables: name)
    return ValueType(
      swiftName: ValueType.systemSwiftNames[identifier] ?? identifier, name: identifier,
      form: .object)
  }

  /// Properties as their members say.
  ///
  /// - Throws: ``PackError`` when a type is nowhere declared.
  func properties(_ members: [SystemTables.Member]) throws(PackError) -> [PropertyModel] {
    var properties: [PropertyModel] = []
    for member in members {
      let isArray = member.value.hasSuffix("[]")
      let name = isArray ? String(member.value.dropLast(2)) : member.value
      properties.append(
        PropertyModel(
          name: try SwiftIdentifier(inTables: member.name), type: try type(name), isArray: isArray))
    }
    return properties
  }

  /// All enumerations and option sets, by name.
  ///
  /// - Throws: ``PackError`` when a name cannot be written in Swift.
  func enumerationModels() throws(PackError) -> [EnumerationModel] {
    var models: [EnumerationModel] = []
    for (name, cases) in enumerations.sorted(by: { $0.key < $1.key }) {
      // Of cases with one number the last one is the present.
      let present = cases.indices.filter { index in
        index + 1 == cases.count || cases[index + 1].rawValue != cases[index].rawValue
      }
      let current = present.map { cases[$0] }
      let former = cases.compactMap { model in
        current.first { $0.rawValue == model.rawValue && $0.name != model.name }
          .map { (key: model.name.text, value: $0.name) }
      }
      models.append(
        EnumerationModel(
          type: try Self.type(name, cases), cases: current, formerNames: former))
    }
    return models
  }

  /// All types of things, by name.
  ///
  /// - Throws: ``PackError`` when a property's type is nowhere declared.
  func objectModels() throws(PackError) -> [ObjectModel] {
    var models: [ObjectModel] = []
    for (name, members) in objects.sorted(by: { $0.key < $1.key }) {
      models.append(ObjectModel(type: try type(name), properties: try properties(members)))
    }
    return models
  }

  private static func type(_ name: String, _ cases: [CaseModel]) throws(PackError) -> ValueType {
    let hasUnknown = cases.contains { $0.name == "unknown" && $0.rawValue == 0 }
    let identifier = try SwiftIdentifier(inTables: name)
    return ValueType(
      swiftName: identifier, name: identifier,
      form: name.hasSuffix("Options") ? .options : .enumeration(hasUnknown: hasUnknown))
  }

  /// Cases by their numbers, of one number the present one last; nil for a family of constants.
  ///
  /// SiriKit has shortened names, and kept the longer ones.
  private static func cases(
    _ rawValues: [String: IntentCatalog.RawValue]
  ) throws(PackError) -> [CaseModel]? {
    var cases: [CaseModel] = []
    for (name, rawValue) in rawValues {
      guard case .number(let number) = rawValue else { return nil }
      cases.append(CaseModel(name: try SwiftIdentifier(inTables: name), rawValue: number))
    }
    return cases.sorted(by: isBefore)
  }

  private static func isBefore(_ left: CaseModel, _ right: CaseModel) -> Bool {
    (left.rawValue, -left.name.text.count, left.name.text)
      < (right.rawValue, -right.name.text.count, right.name.text)
  }

  /// Cases as their members say; those without a number are none.
  ///
  /// - Throws: ``PackError`` when a name cannot be written in Swift.
  static func cases(_ members: [SystemTables.Member]) throws(PackError) -> [CaseModel] {
    var cases: [CaseModel] = []
    for member in members {
      guard let number = Int(member.value) else { continue }
      cases.append(CaseModel(name: try SwiftIdentifier(inTables: member.name), rawValue: number))
    }
    return cases
  }

  /// The types of parameters whose properties can be said, with these properties.
  private static func composites(_ catalog: IntentCatalog) -> [String: [SystemTables.Member]] {
    var composites: [String: [SystemTables.Member]] = [:]
    for (_, parameters) in catalog.intents.sorted(by: { $0.key < $1.key }) {
      for parameter in parameters {
        let path = parameter.name.split(separator: ".")
        guard path.count == 2, let owner = parameters.first(where: { $0.name == path[0] }),
          composites[owner.type]?.contains(where: { $0.name == path[1] }) != true
        else { continue }
        composites[owner.type, default: []].append(
          .init(name: String(path[1]), value: parameter.type + (parameter.isArray ? "[]" : "")))
      }
    }
    return composites
  }
}
