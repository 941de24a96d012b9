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
    var enumerations = catalog.enumerations.compactMapValues(Self.cases)
    for (name, members) in tables.enumerations { enumerations[name] = Self.cases(members) }
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
    if let cases = enumerations[name] { return Self.type(name, cases) }
    guard objects[name] != nil else {
      throw PackError("the type '\(name)' is nowhere declared", file: "und/types.tsv", line: 0)
    }
    return ValueType(
      swiftName: ValueType.systemSwiftNames[name] ?? name, name: name, form: .object)
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
        PropertyModel(name: member.name, type: try type(name), isArray: isArray))
    }
    return properties
  }

  /// All enumerations and option sets, by name.
  var enumerationModels: [EnumerationModel] {
    enumerations.sorted { $0.key < $1.key }.map { name, cases in
      // Of cases with one number the last one is the present.
      let present = cases.indices.filter { index in
        index + 1 == cases.count || cases[index + 1].rawValue != cases[index].rawValue
      }
      let current = present.map { cases[$0] }
      let former = cases.compactMap { model in
        current.first { $0.rawValue == model.rawValue && $0.name != model.name }
          .map { (key: model.name, value: $0.name) }
      }
      return EnumerationModel(
        type: Self.type(name, cases), cases: current, formerNames: former)
    }
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

  private static func type(_ name: String, _ cases: [CaseModel]) -> ValueType {
    let hasUnknown = cases.contains { $0.name == "unknown" && $0.rawValue == 0 }
    return ValueType(
      swiftName: name, name: name,
      form: name.hasSuffix("Options") ? .options : .enumeration(hasUnknown: hasUnknown))
  }

  /// Cases by their numbers, of one number the present one last; nil for a family of constants.
  ///
  /// SiriKit has shortened names, and kept the longer ones.
  private static func cases(_ rawValues: [String: IntentCatalog.RawValue]) -> [CaseModel]? {
    let cases = rawValues.compactMap { name, rawValue -> CaseModel? in
      guard case .number(let number) = rawValue else { return nil }
      return CaseModel(name: name, rawValue: number)
    }
    return cases.count == rawValues.count ? cases.sorted(by: isBefore) : nil
  }

  private static func isBefore(_ left: CaseModel, _ right: CaseModel) -> Bool {
    (left.rawValue, -left.name.count, left.name) < (right.rawValue, -right.name.count, right.name)
  }

  private static func cases(_ members: [SystemTables.Member]) -> [CaseModel] {
    members.compactMap { member in
      Int(member.value).map { CaseModel(name: member.name, rawValue: $0) }
    }
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
