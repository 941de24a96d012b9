extension SwiftWriter {
  /// Adds an enumeration or an option set, and the result of resolving it.
  mutating func enumeration(_ model: EnumerationModel) {
    documentation(model.title ?? "SiriKit's `IN\(model.type.name.text)`.")
    if model.type.form == .options { optionSet(model) } else { plainEnumeration(model) }
    result(of: model.type)
  }

  private mutating func plainEnumeration(_ model: EnumerationModel) {
    type("public enum \(model.type.swiftName)", "Int", "EnumerationValue") { writer in
      writer.cases(model.cases)
      writer.formerNames(model)
    }
  }

  private mutating func formerNames(_ model: EnumerationModel) {
    guard !model.formerNames.isEmpty else { return }
    line()
    documentation("The names that cases had before.")
    line("public static let formerNames: KeyValuePairs<String, \(model.type.swiftName)> = [")
    for (former, name) in model.formerNames {
      line("  \(SwiftCode.string(former)): .\(name),")
    }
    line("]")
  }

  /// Adds cases with their numbers.
  mutating func cases(_ cases: [CaseModel]) {
    for model in cases {
      documentation(model.documentation)
      line("case \(model.name) = \(model.rawValue)")
    }
  }

  private mutating func optionSet(_ model: EnumerationModel) {
    let name = model.type.swiftName
    block("public struct \(name): OptionsValue") { writer in
      writer.documentation("The bits of the members.")
      writer.line("public let rawValue: Int")
      writer.line()
      writer.documentation("Makes a set of the members whose bits these are.")
      writer.line("public init(rawValue: Int) { self.rawValue = rawValue }")
      writer.line()
      for member in model.cases {
        writer.documentation(member.documentation)
        let left: SwiftCode = "public static let \(member.name)"
        writer.assignment(left, "\(name)(rawValue: \(member.rawValue))")
      }
      writer.members(of: model)
    }
  }

  private mutating func members(of model: EnumerationModel) {
    line()
    documentation("The members and their names.")
    let type: SwiftCode = "KeyValuePairs<String, \(model.type.swiftName)>"
    line("public static let members: \(type) = [")
    for member in model.cases {
      line("  \(SwiftCode.string(member.name.text)): .\(member.name),")
    }
    line("]")
  }

  /// Adds a type of things, and the result of resolving one.
  mutating func object(_ model: ObjectModel) {
    documentation(model.title ?? "SiriKit's `IN\(model.type.name.text)`.")
    block("public struct \(model.type.swiftName): ObjectValue") { writer in
      writer.documentation("The type without a prefix.")
      writer.line("public static let typeName = \(SwiftCode.string(model.type.name.text))")
      writer.documentation("The same thing, its type at run time.")
      writer.line("public var object: IntentObject")
      writer.line()
      writer.documentation("Makes a thing of this type from one of the type's name.")
      writer.line("public init(object: IntentObject) { self.object = object }")
      writer.properties(model.properties, of: .object)
    }
    result(of: model.type)
  }

  private mutating func result(of type: ValueType) {
    line()
    documentation("What a handler made of a value of the type `\(type.swiftName.text)`.")
    assignment(
      "public typealias \(type.resultName)",
      "ResolutionResult<\(type.swiftName), NoUnsupportedReason>")
  }
}

extension CaseModel {
  /// What a case says, or its name in words.
  var documentation: String {
    let words = title ?? SwiftName.capitalized(SwiftName.words(of: name.text))
    return words.hasSuffix(".") ? words : words + "."
  }
}
