/// A method that handlers of a class of intents have.
struct HandlerMethod {
  /// What it is called: `resolvePayee`.
  let name: SwiftIdentifier
  /// Its parameters.
  let parameters: [SwiftCode]
  /// Its parameters with a completion.
  var completionParameters: [SwiftCode] {
    parameters + ["\(label): @escaping Completion<\(answer)>"]
  }
  /// The call of the method with a completion, within what waits for it.
  let forwarded: SwiftCode
  /// How the completion is called where it is a parameter: `with completion`.
  let label: SwiftCode
  /// What it gives.
  let answer: SwiftCode
  /// What it gives where a handler does not say; nil where a handler must.
  let value: SwiftCode?
  /// What stands for an answer that never came.
  let fallback: SwiftCode
  /// What it is for.
  let documentation: String

  /// Those of a class, in the order in which they are called.
  static func all(of model: IntentModel) -> [HandlerMethod] {
    model.parameters.flatMap { methods(for: $0, of: model) } + [confirm(model), handle(model)]
  }

  private static func methods(
    for parameter: ParameterModel, of model: IntentModel
  ) -> [HandlerMethod] {
    (parameter.isResolved ? [resolve(parameter, model)] : [])
      + (parameter.hasOptions ? [provide(parameter, model)] : [])
      + (parameter.hasDefault ? [defaultValue(parameter, model)] : [])
  }

  private static func confirm(_ model: IntentModel) -> HandlerMethod {
    whole(
      "confirm", model, value: ".init(code: .\(model.readyCode))",
      "Says whether it can be done: by default, that it can.")
  }

  private static func handle(_ model: IntentModel) -> HandlerMethod {
    whole("handle", model, value: nil, "Does it.")
  }

  /// A method for the request as a whole.
  private static func whole(
    _ name: SwiftIdentifier, _ model: IntentModel, value: SwiftCode?, _ documentation: String
  ) -> HandlerMethod {
    HandlerMethod(
      name: name, parameters: ["intent: \(model.typeName)"],
      forwarded: "intent: intent, completion: $0", label: "completion",
      answer: "\(model.typeName + "Response")", value: value,
      fallback: ".init(code: .\(model.missingCode))",
      documentation: documentation)
  }

  private static func resolve(_ parameter: ParameterModel, _ model: IntentModel) -> HandlerMethod {
    let property = parameter.property
    let name =
      parameter.reasons.isEmpty ? property.type.name : model.resultName(of: parameter)
    let result = name + "ResolutionResult"
    let documentation = "Says what becomes of a value of `\(parameter.name.text)`"
    return HandlerMethod(
      name: "resolve" + parameter.name.capitalized,
      parameters: ["for intent: \(model.typeName)"],
      forwarded: "for: intent, with: $0", label: "with completion",
      answer: property.isArray ? "[\(result)]" : "\(result)",
      value: model.rules.requiresResolution ? nil : accepting(parameter, result),
      fallback: property.isArray ? "[.unsupported()]" : ".unsupported()",
      documentation: model.rules.requiresResolution
        ? documentation + "." : documentation + ": by default, it is taken as it is.")
  }

  private static func accepting(_ parameter: ParameterModel, _ result: SwiftIdentifier) -> SwiftCode
  {
    if parameter.property.type.form == .options {
      return ".accepting(intent.\(PropertyOwner.intent.memberName(parameter.name)))"
    }
    let name = SwiftCode.string(parameter.name.text)
    return parameter.property.isArray
      ? "\(result).acceptingAll(\(name), of: intent)" : ".accepting(\(name), of: intent)"
  }

  private static func provide(_ parameter: ParameterModel, _ model: IntentModel) -> HandlerMethod {
    let search: [SwiftCode] = parameter.isSearchable ? ["searchTerm: String?"] : []
    let term: SwiftCode = parameter.isSearchable ? "searchTerm: searchTerm, " : ""
    return HandlerMethod(
      name: "provide" + parameter.name.capitalized + "Options",
      parameters: ["for intent: \(model.typeName)"] + search,
      forwarded: "for: intent, \(term)with: $0",
      label: "with completion", answer: "[\(parameter.property.type.swiftName)]", value: nil,
      fallback: "[]",
      documentation: "Says what there is to choose from for `\(parameter.name.text)`"
        + (search.isEmpty ? "." : "; of what a term finds, when there is one."))
  }

  private static func defaultValue(
    _ parameter: ParameterModel, _ model: IntentModel
  ) -> HandlerMethod {
    let type = parameter.property.type.swiftName
    return HandlerMethod(
      name: "default" + parameter.name.capitalized,
      parameters: ["for intent: \(model.typeName)"], forwarded: "for: intent, with: $0",
      label: "with completion", answer: "\(type)?", value: parameter.defaultValue ?? "nil",
      fallback: "nil",
      documentation: "Says the value of `\(parameter.name.text)` where none was said: by default, "
        + (parameter.defaultValue == nil ? "none." : "that of the definition."))
  }
}
