/// Reads what the generator writes from an `.intentdefinition`.
struct DefinitionReader {
  private var names = NameRegister()
  private let types: DefinitionTypes
  private let definition: IntentDefinition

  static func library(
    _ definition: IntentDefinition
  ) throws(DefinitionFaults) -> IntentLibrary {
    var reader = DefinitionReader(definition)
    let library = IntentLibrary(
      intents: definition.intents.filter(\.isCustom).map { reader.intent($0) },
      enumerations: definition.enumerations.map { reader.enumeration($0) },
      objects: definition.types.map { reader.object($0) })
    let faults = reader.names.faults.sorted { $0.line < $1.line }
    guard faults.isEmpty else { throw DefinitionFaults(faults: faults) }
    return library
  }

  private init(_ definition: IntentDefinition) {
    self.definition = definition
    types = DefinitionTypes(definition)
  }

  // MARK: Types

  private mutating func enumeration(_ enumeration: DefinedEnumeration) -> EnumerationModel {
    names.declareType(
      enumeration.className, endings: ["ResolutionResult"], at: enumeration.node.line)
    names.check(enumeration.cases.map { ($0.name, $0.node.line) }, "a case")
    checkNumbers(enumeration)
    return EnumerationModel(
      type: DefinitionTypes.type(of: enumeration),
      cases: enumeration.cases.map {
        CaseModel(name: $0.name, rawValue: $0.index, title: $0.title.words)
      },
      title: enumeration.title.words ?? enumeration.name)
  }

  private mutating func checkNumbers(_ enumeration: DefinedEnumeration) {
    var seen: [Int: String] = [:]
    for model in enumeration.cases {
      guard let first = seen.updateValue(model.name, forKey: model.index) else { continue }
      names.refuse(
        "the case '\(model.name)' has the index \(model.index) of '\(first)'", at: model.node.line)
    }
    guard enumeration.cases.isEmpty else { return }
    names.refuse("the enumeration '\(enumeration.name)' has no case", at: enumeration.node.line)
  }

  private mutating func object(_ type: DefinedType) -> ObjectModel {
    names.declareType(type.className, endings: ["ResolutionResult"], at: type.node.line)
    return ObjectModel(
      type: DefinitionTypes.type(of: type),
      properties: properties(type.properties.filter { !$0.isStandard }, "a property"),
      title: type.title.words ?? type.name)
  }

  /// Properties as the generator has them; those of unknown types are left out, and told of.
  private mutating func properties(
    _ parameters: [IntentParameter], _ kind: String
  ) -> [PropertyModel] {
    names.check(parameters.map { ($0.name, $0.node.line) }, kind)
    return parameters.compactMap { property(of: $0) }
  }

  private mutating func property(of parameter: IntentParameter) -> PropertyModel? {
    do throws(FileFault) {
      let type = try types.type(of: parameter)
      return PropertyModel(
        name: parameter.name, type: type, isArray: parameter.isArray, title: parameter.title.words,
        limits: type.isNumber ? parameter.limits : nil)
    } catch {
      names.refuse(error.message, at: error.line)
      return nil
    }
  }

  // MARK: Intents

  private mutating func intent(_ intent: CustomIntent) -> IntentModel {
    names.declareType(intent.typeName, endings: Self.endings, at: intent.node.line)
    names.check(intent.parameters.map { ($0.name, $0.node.line) }, "a parameter")
    names.check(intent.responseCodes.map { ($0.name, $0.node.line) }, "a response code")
    let responseProperties = properties(intent.responseParameters, "a property of the response")
    var rules = IntentModel.Rules()
    rules.needsConfirmation = intent.needsConfirmation
    rules.needsUnlock = intent.needsUnlock
    rules.requiresResolution = true
    let model = IntentModel(
      name: intent.baseName, className: intent.className,
      summary: [intent.title.words ?? intent.name] + [intent.description.words].compactMap(\.self),
      parameters: intent.parameters.compactMap { parameter($0) },
      codes: ResponseCodeReader.codes(of: intent, responseProperties),
      responseProperties: responseProperties, rules: rules,
      shortcutTypes: intent.combinations.map(\.parameters))
    for parameter in model.parameters where !parameter.reasons.isEmpty {
      names.declareType(
        model.resultName(of: parameter) + "UnsupportedReason", at: intent.node.line)
    }
    return model
  }

  /// What the names of the types end in that belong to an intent.
  private static let endings = [
    "Response", "ResponseCode", "Handling", "CompletionHandling",
  ]

  private mutating func parameter(_ parameter: IntentParameter) -> ParameterModel? {
    names.check(parameter.reasons.map { ($0.code, $0.node.line) }, "a reason")
    guard let property = property(of: parameter) else { return nil }
    if property.limits?.isEmpty == true {
      names.refuse(
        "no number is between the limits of '\(parameter.name)'", at: parameter.node.line)
    }
    return ParameterModel(
      property: property, isResolved: parameter.isResolved,
      reasons: parameter.reasons.enumerated().map { index, reason in
        CaseModel(name: reason.code, rawValue: index + 1, title: reason.format.words)
      },
      hasOptions: parameter.hasDynamicOptions, isSearchable: parameter.isSearchable,
      defaultValue: defaultValue(of: parameter, property.type))
  }

  private mutating func defaultValue(of parameter: IntentParameter, _ type: ValueType) -> String? {
    do throws(FileFault) {
      return try DefaultValueReader(definition).value(of: parameter, type)
    } catch {
      names.refuse(error.message, at: error.line)
      return nil
    }
  }
}

extension IntentLibrary {
  /// The app's own intents, with the types that the definition declares.
  ///
  /// - Throws: ``DefinitionFaults`` when something in it cannot be written in Swift.
  package init(_ definition: IntentDefinition) throws(DefinitionFaults) {
    self = try DefinitionReader.library(definition)
  }
}

extension CustomIntent {
  private static let suffix = "Intent"

  /// What all that belongs to it is named after: the class without what Xcode adds.
  fileprivate var baseName: String {
    className.hasSuffix(Self.suffix)
      ? String(className.dropLast(Self.suffix.count)) : className
  }

  /// The structure that is generated for it.
  fileprivate var typeName: String { baseName + Self.suffix }
}

extension DefinitionText {
  /// The text in one line; nil when there is none.
  var words: String? {
    guard let text, !text.isBlank else { return nil }
    return text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
