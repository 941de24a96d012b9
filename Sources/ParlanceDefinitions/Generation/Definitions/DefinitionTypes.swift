/// The types of the values that an `.intentdefinition` speaks of.
struct DefinitionTypes {
  /// Types of things that the library generates for the system, and Xcode offers for parameters.
  private static let systemObjects: Set = ["File", "Location", "PaymentMethod", "Placemark"]

  private let enumerations: [String: ValueType]
  private let objects: [String: ValueType]

  init(_ definition: IntentDefinition) {
    enumerations = Dictionary(definition.enumerations.map { ($0.name, Self.type(of: $0)) }) { $1 }
    objects = Dictionary(definition.types.map { ($0.name, Self.type(of: $0)) }) { $1 }
  }

  /// The type of a parameter or property.
  ///
  /// - Throws: ``FileFault`` when it is of a type that neither the file declares nor the library has.
  func type(of parameter: IntentParameter) throws(FileFault) -> ValueType {
    if let name = parameter.enumerationType {
      return try found(
        parameter.isOfSystemType
          ? ValueType(swiftName: name, name: name, form: .enumeration(hasUnknown: false))
          : enumerations[name], name, parameter)
    }
    if parameter.type == "Object", let name = parameter.objectType {
      let system = ValueType(builtIn: name) ?? Self.systemObject(name)
      return try found(parameter.isOfSystemType ? system : objects[name], name, parameter)
    }
    let system = Self.systemObjects.contains(parameter.type)
    return try found(
      ValueType(builtIn: parameter.type) ?? (system ? Self.systemObject(parameter.type) : nil),
      parameter.type, parameter)
  }

  private func found(
    _ type: ValueType?, _ name: String, _ parameter: IntentParameter
  ) throws(FileFault) -> ValueType {
    guard let type else {
      throw FileFault(
        message: "'\(parameter.name)' is of the type '\(name)', which is nowhere declared",
        line: parameter.node.line)
    }
    return type
  }

  /// What an enumeration of the file becomes.
  static func type(of enumeration: DefinedEnumeration) -> ValueType {
    let hasUnknown = enumeration.cases.contains { $0.name == "unknown" && $0.index == 0 }
    return ValueType(
      swiftName: enumeration.className, name: enumeration.className,
      form: .enumeration(hasUnknown: hasUnknown))
  }

  /// What a type of the file becomes.
  static func type(of type: DefinedType) -> ValueType {
    ValueType(swiftName: type.className, name: type.className, form: .object)
  }

  /// A type of things that the library generates for the system.
  private static func systemObject(_ name: String) -> ValueType {
    let name = name == "Location" ? "Placemark" : name
    return ValueType(
      swiftName: ValueType.systemSwiftNames[name] ?? name, name: name, form: .object)
  }
}
