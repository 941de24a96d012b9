internal import ParlanceDefinitions
internal import ParlanceIntents
internal import ParlanceLanguages

/// Reads the classes of system intents from tables.
struct SystemIntentReader {
  private static let prefix = "IN"
  private static let suffix = "Intent"

  let catalog: IntentCatalog
  let tables: SystemTables
  let types: SystemTypes
  let deprecations: IntentDeprecations

  /// A class.
  ///
  /// - Throws: ``PackError`` when a type is nowhere declared.
  func model(of row: SystemTables.IntentClass) throws(PackError) -> IntentModel {
    var parameters: [ParameterModel] = []
    for parameter in catalog.intents[row.name] ?? [] where !parameter.name.contains(".") {
      parameters.append(try model(of: parameter, row.name))
    }
    let codes = try SystemTypes.cases(tables.codes[row.name] ?? []).map {
      ResponseCodeModel(name: $0.name, rawValue: $0.rawValue)
    }
    let name = row.name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
    return IntentModel(
      name: try SwiftIdentifier(inTables: String(name)), className: row.name,
      summary: summary(of: row), parameters: parameters, codes: codes,
      responseProperties: try types.properties(tables.properties[row.name + "Response"] ?? []),
      rules: rules(of: row))
  }

  private func model(
    of parameter: IntentCatalog.Parameter, _ intent: String
  ) throws(PackError) -> ParameterModel {
    let path = "\(intent).\(parameter.name)"
    let reasons = try SystemTypes.cases(tables.reasons[path] ?? [])
    return ParameterModel(
      property: PropertyModel(
        name: try SwiftIdentifier(inTables: parameter.name),
        type: try types.type(parameter.type), isArray: parameter.isArray),
      isResolved: !tables.unresolved.contains(path), reasons: reasons)
  }

  private func rules(of row: SystemTables.IntentClass) -> IntentModel.Rules {
    var rules = IntentModel.Rules()
    rules.needsConfirmation = row.rules.contains("confirm")
    rules.needsUnlock = row.rules.contains("unlock")
    rules.isHandled = !row.rules.contains("donated")
    return rules
  }

  private func summary(of row: SystemTables.IntentClass) -> [String] {
    let origin = "SiriKit's `\(row.name)`, of the domain \(SwiftName.words(of: row.domain))"
    guard let deprecation = deprecations[row.name] else { return [row.summary, origin + "."] }
    let successor = deprecation.successor.map { "; `\($0)` stands in its place" } ?? ""
    return [row.summary, origin + ", deprecated since iOS \(deprecation.version)\(successor)."]
  }
}
