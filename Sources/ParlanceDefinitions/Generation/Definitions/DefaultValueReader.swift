/// Reads the value that a parameter of an `.intentdefinition` has where none was said.
struct DefaultValueReader {
  private let enumerations: [DefinedEnumeration]

  init(_ definition: IntentDefinition) {
    enumerations = definition.enumerations
  }

  /// The value as Swift has it; nil when there is none.
  ///
  /// Of dates, measures and several values there is none: what Xcode writes for them has no meaning without the app.
  ///
  /// - Throws: ``FileFault`` when the value is not of the type.
  func value(of parameter: IntentParameter, _ type: ValueType) throws(FileFault) -> String? {
    guard let node = parameter.defaultValue, !parameter.isArray else { return nil }
    if case .enumeration = type.form {
      guard !parameter.isOfSystemType else { return nil }
      // With the type before it, since `.none` would be that of an optional.
      return try enumerationCase(node, of: parameter).map { "\(type.swiftName).\($0)" }
    }
    guard type.isNumber || Self.others.contains(type.name) else { return nil }
    guard let literal = Self.literal(node, type.name) else {
      throw FileFault(
        message: "the default value of '\(parameter.name)' is not of the type '\(type.name)'",
        line: node.line)
    }
    return literal
  }

  private static let others: Set = ["Boolean", "String"]

  private static func literal(_ node: PropertyListNode, _ type: String) -> String? {
    switch type {
    case "Boolean": node.boolean.map { "\($0)" }
    case "String": node.string.map(SwiftLiteral.string)
    case "Double": node.number.map(SwiftLiteral.double)
    case "Decimal": node.number.map(SwiftLiteral.decimal)
    default: node.integer.map { "\($0)" }
    }
  }

  /// The name of the case, as it stands behind a dot; nil for the one that stands for no value.
  private func enumerationCase(
    _ node: PropertyListNode, of parameter: IntentParameter
  ) throws(FileFault) -> String? {
    let enumeration = enumerations.first { $0.name == parameter.enumerationType }
    guard let name = node.string, let found = enumeration?.cases.first(where: { $0.name == name })
    else {
      throw FileFault(
        message: "the default value of '\(parameter.name)' is no case of its enumeration",
        line: node.line)
    }
    return found.name == "unknown" && found.index == 0 ? nil : SwiftName.escaped(name)
  }
}
