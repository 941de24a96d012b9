/// The types of the values that an `.intentdefinition` speaks of.
struct DefinitionTypes {
  /// Types of things that the library generates for the system, and Xcode offers for parameters.
  private static let systemObjects: Set = ["File", "Location", "PaymentMethod", "Placemark"]
  /// What a type is called whose own name is none: the definition is refused then.
  private static let refusedName: SwiftIdentifier = "Refused"

  private let enumerations: [String: ValueType]
  private let objects: [String: ValueType]
  /// What the types of the file and their results are called in Swift.
  private let declared: Set<SwiftIdentifier>

  init(_ definition: IntentDefinition) {
    enumerations = Dictionary(definition.enumerations.map { ($0.name, Self.type(of: $0)) }) { $1 }
    objects = Dictionary(definition.types.map { ($0.name, Self.type(of: $0)) }) { $1 }
    let own = [enumerations, objects].flatMap(\.values)
    declared = Set(own.flatMap { [$0.swiftName, $0.resultName] })
  }

  /// The type of a parameter or property.
  ///
  /// - Throws: ``FileFault`` when it is of a type that neither the file declares nor the library has, and when the file
  ///   declares another of the name of the library's.
  func type(of parameter: IntentParameter) throws(FileFault) -> ValueType {
    if let type = ownType(of: parameter) { return type }
    guard let type = Self.libraryType(of: parameter) else {
      throw fault("which is nowhere declared", parameter)
    }
    guard declared.isDisjoint(with: [type.swiftName, type.name, type.resultName]) else {
      throw fault("which is the library's, while a type of the file is called alike", parameter)
    }
    return type
  }

  private func fault(_ reason: String, _ parameter: IntentParameter) -> FileFault {
    let object = parameter.type == "Object" ? parameter.objectType : nil
    let name = parameter.enumerationType ?? object ?? parameter.type
    return FileFault(
      message: "'\(parameter.name)' is of the type '\(name)', \(reason)",
      line: parameter.node.line)
  }

  // MARK: Types of the file

  private func ownType(of parameter: IntentParameter) -> ValueType? {
    guard !parameter.isOfSystemType else { return nil }
    if let name = parameter.enumerationType { return enumerations[name] }
    guard parameter.type == "Object" else { return nil }
    return parameter.objectType.flatMap { objects[$0] }
  }

  /// What an enumeration of the file becomes.
  static func type(of enumeration: DefinedEnumeration) -> ValueType {
    let hasUnknown = enumeration.cases.contains { $0.name == "unknown" && $0.index == 0 }
    let name = SwiftIdentifier(enumeration.className) ?? refusedName
    return ValueType(
      swiftName: name, name: name, form: .enumeration(hasUnknown: hasUnknown))
  }

  /// What a type of the file becomes.
  static func type(of type: DefinedType) -> ValueType {
    let name = SwiftIdentifier(type.className) ?? refusedName
    return ValueType(swiftName: name, name: name, form: .object)
  }

  // MARK: Types of the library

  private static func libraryType(of parameter: IntentParameter) -> ValueType? {
    if let name = parameter.enumerationType {
      return parameter.isOfSystemType ? systemEnumeration(name) : nil
    }
    if parameter.type == "Object", let name = parameter.objectType {
      return parameter.isOfSystemType ? ValueType(builtIn: name) ?? systemObject(name) : nil
    }
    let isOffered = systemObjects.contains(parameter.type)
    return ValueType(builtIn: parameter.type) ?? (isOffered ? systemObject(parameter.type) : nil)
  }

  /// An enumeration that the library generates for the system; nil when it has none of that name.
  private static func systemEnumeration(_ name: String) -> ValueType? {
    guard SystemTypeNames.enumerations.contains(name), let name = SwiftIdentifier(name)
    else { return nil }
    return ValueType(swiftName: name, name: name, form: .enumeration(hasUnknown: false))
  }

  /// A type of things that the library generates for the system; nil when it has none of that name.
  private static func systemObject(_ name: String) -> ValueType? {
    let name = name == "Location" ? "Placemark" : name
    guard SystemTypeNames.objects.contains(name), let name = SwiftIdentifier(name)
    else { return nil }
    return ValueType(
      swiftName: ValueType.systemSwiftNames[name] ?? name, name: name, form: .object)
  }
}
