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
    let caseNames = names.check(
      enumeration.cases.map { ($0.name, $0.node.line) }, "a case", taken: ["RawValue"])
    checkNumbers(enumeration)
    return EnumerationModel(
      type: DefinitionTypes.type(of: enumeration),
      cases: zip(enumeration.cases, caseNames).map { one, name in
        CaseModel(name: name, rawValue: one.index, title: one.title.words)
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
      properties: properties(
        type.properties.filter { !$0.isStandard }, "a property", of: .object, at: type.node.line),
      title: type.title.words ?? type.name)
  }

  /// Properties as the generator has them; those of unknown types are left out, and told of.
  private mutating func properties(
    _ parameters: [IntentParameter], _ kind: String, of owner: PropertyOwner, at line: Int
  ) -> [PropertyModel] {
    let identifiers = names.check(parameters.map { ($0.name, $0.node.line) }, kind)
    names.check(identifiers, of: owner, at: line)
    return zip(parameters, identifiers).compactMap { property(of: $0, $1) }
  }

  private mutating func property(
    of parameter: IntentParameter, _ name: SwiftIdentifier
  ) -> PropertyModel? {
    do throws(FileFault) {
      let type = try types.type(of: parameter)
      if type.isNumber, parameter.limits?.isFinite == false {
        names.refuse("a limit of '\(parameter.name)' is no number", at: parameter.node.line)
      }
      return PropertyModel(
        name: name, type: type, isArray: parameter.isArray, title: parameter.title.words,
        limits: type.isNumber ? parameter.limits : nil)
    } catch {
      names.refuse(error.message, at: error.line)
      return nil
    }
  }

  // MARK: Intents

  private mutating func intent(_ intent: CustomIntent) -> IntentModel {
    names.declareType(intent.typeName, endings: Self.endings, at: intent.node.line)
    let parameterNames = names.check(
      intent.parameters.map { ($0.name, $0.node.line) }, "a parameter")
    names.check(parameterNames, of: .intent, at: intent.node.line)
    let codeNames = names.check(
      intent.responseCodes.map { ($0.name, $0.node.line) }, "a response code",
      taken: Self.takenCodes)
    checkCombinations(of: intent)
    let responseProperties = properties(
      intent.responseParameters, "a property of the response", of: .response,
      at: intent.node.line)
    var rules = IntentModel.Rules()
    rules.needsConfirmation = intent.needsConfirmation
    rules.needsUnlock = intent.needsUnlock
    rules.requiresResolution = true
    let model = IntentModel(
      name: baseName(of: intent), className: intent.className,
      summary: [intent.title.words ?? intent.name] + [intent.description.words].compactMap(\.self),
      parameters: zip(intent.parameters, parameterNames).compactMap { parameter($0, $1) },
      codes: ResponseCodeReader.codes(of: intent, codeNames, responseProperties),
      responseProperties: responseProperties, rules: rules,
      shortcutTypes: intent.combinations.map(\.parameters))
    for parameter in model.parameters where !parameter.reasons.isEmpty {
      let name = model.resultName(of: parameter).text
      names.declareType(
        name + "UnsupportedReason", at: intent.node.line)
      names.declareType(name + "ResolutionResult", at: intent.node.line)
    }
    return model
  }

  /// What the names of the types end in that belong to an intent.
  private static let endings = [
    "Response", "ResponseCode", "Handling", "CompletionHandling",
  ]

  /// What all that belongs to an intent is named after.
  private mutating func baseName(of intent: CustomIntent) -> SwiftIdentifier {
    // Where the name of its type is refused, that says it all.
    guard !intent.baseName.isEmpty, SwiftIdentifier(intent.typeName) != nil else {
      return "Refused"
    }
    return names.check(intent.baseName, "an intent", at: intent.node.line) ?? "Refused"
  }

  /// What stands beside a code, or in the function that is called like it, speaks of these itself.
  private static let takenCodes: Set<SwiftIdentifier> = [
    "ParameterValues", "RawValue", "ResponseCode", "Self",
  ]

  /// Names in the keys of combinations are those of parameters, also of some that are gone.
  private mutating func checkCombinations(of intent: CustomIntent) {
    for combination in intent.combinations {
      for name in combination.parameters {
        _ = names.check(name, "a parameter of a combination", at: combination.node.line)
      }
    }
  }

  private mutating func parameter(
    _ parameter: IntentParameter, _ name: SwiftIdentifier
  ) -> ParameterModel? {
    let reasonNames = names.check(
      parameter.reasons.map { ($0.code, $0.node.line) }, "a reason", taken: ["RawValue"])
    guard let property = property(of: parameter, name) else { return nil }
    if property.limits?.isEmpty == true {
      names.refuse(
        "no number is between the limits of '\(parameter.name)'", at: parameter.node.line)
    }
    return ParameterModel(
      property: property, isResolved: parameter.isResolved,
      reasons: zip(parameter.reasons, reasonNames).enumerated().map { index, reason in
        CaseModel(name: reason.1, rawValue: index + 1, title: reason.0.format.words)
      },
      hasOptions: parameter.hasDynamicOptions, isSearchable: parameter.isSearchable,
      defaultValue: defaultValue(of: parameter, property.type))
  }

  private mutating func defaultValue(of parameter: IntentParameter, _ type: ValueType) -> SwiftCode?
  {
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
