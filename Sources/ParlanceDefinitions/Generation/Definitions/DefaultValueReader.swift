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
  func value(of parameter: IntentParameter, _ type: ValueType) throws(FileFault) -> SwiftCode? {
    guard let node = parameter.defaultValue, !parameter.isArray else { return nil }
    if case .enumeration = type.form {
      guard !parameter.isOfSystemType else { return nil }
      return try enumerationCase(node, of: parameter, type.swiftName)
    }
    guard type.isNumber || Self.others.contains(type.name) else { return nil }
    guard let literal = Self.literal(node, type.name) else {
      throw FileFault(
        message: "the default value of '\(parameter.name)' is not of the type '\(type.name.text)'",
        line: node.line)
    }
    return literal
  }

  private static let others: Set<SwiftIdentifier> = ["Boolean", "String"]

  private static func literal(_ node: PropertyListNode, _ type: SwiftIdentifier) -> SwiftCode? {
    switch type {
    case "Boolean": node.boolean.map { $0 ? "true" : "false" }
    case "String": node.string.map(SwiftCode.string)
    case "Double": node.finiteNumber.map(SwiftCode.double)
    case "Decimal": node.finiteNumber.map(SwiftCode.decimal)
    default: node.integer.map { "\($0)" }
    }
  }

  /// Names that Swift takes for types behind the name of an enumeration, whatever marks are around them.
  private static let typeWords: Set<SwiftIdentifier> = [
    "AllCases", "Protocol", "RawValue", "Type",
  ]

  /// The case; nil for the one that stands for no value.
  private func enumerationCase(
    _ node: PropertyListNode, of parameter: IntentParameter, _ type: SwiftIdentifier
  ) throws(FileFault) -> SwiftCode? {
    let enumeration = enumerations.first { $0.name == parameter.enumerationType }
    guard let name = node.string, let found = enumeration?.cases.first(where: { $0.name == name })
    else {
      throw FileFault(
        message: "the default value of '\(parameter.name)' is no case of its enumeration",
        line: node.line)
    }
    guard found.name != "unknown" || found.index != 0, let name = SwiftIdentifier(found.name)
    else { return nil }
    // With the type before it, since `.none` would be that of an optional.
    return Self.typeWords.contains(name)
      ? "\(type)(rawValue: \(found.index))" : "\(type).\(name)"
  }
}
