/// A method that handlers of a class of intents have.
struct HandlerMethod {
  /// What it is called: `resolvePayee`.
  let name: String
  /// Its parameters.
  let parameters: [String]
  /// Its parameters with a completion.
  var completionParameters: [String] { parameters + ["\(label): @escaping Completion<\(answer)>"] }
  /// The call of the method with a completion, within what waits for it.
  let forwarded: String
  /// How the completion is called where it is a parameter: `with completion`.
  let label: String
  /// What it gives.
  let answer: String
  /// What it gives where a handler does not say; nil where a handler must.
  let value: String?
  /// What stands for an answer that never came.
  let fallback: String
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
    _ name: String, _ model: IntentModel, value: String?, _ documentation: String
  ) -> HandlerMethod {
    HandlerMethod(
      name: name, parameters: ["intent: \(model.typeName)"],
      forwarded: "intent: intent, completion: $0", label: "completion",
      answer: "\(model.typeName)Response", value: value,
      fallback: ".init(code: .\(model.missingCode))",
      documentation: documentation)
  }

  private static func resolve(_ parameter: ParameterModel, _ model: IntentModel) -> HandlerMethod {
    let property = parameter.property
    let name =
      parameter.reasons.isEmpty ? property.type.name : model.resultName(of: parameter)
    let result = name + "ResolutionResult"
    let documentation = "Says what becomes of a value of `\(parameter.name)`"
    return HandlerMethod(
      name: "resolve" + SwiftName.capitalized(parameter.name),
      parameters: ["for intent: \(model.typeName)"],
      forwarded: "for: intent, with: $0", label: "with completion",
      answer: property.isArray ? "[\(result)]" : result,
      value: model.rules.requiresResolution ? nil : accepting(parameter, result),
      fallback: property.isArray ? "[.unsupported()]" : ".unsupported()",
      documentation: model.rules.requiresResolution
        ? documentation + "." : documentation + ": by default, it is taken as it is.")
  }

  private static func accepting(_ parameter: ParameterModel, _ result: String) -> String {
    if parameter.property.type.form == .options {
      return ".accepting(intent.\(PropertyOwner.intent.memberName(parameter.name)))"
    }
    return parameter.property.isArray
      ? "\(result).acceptingAll(\"\(parameter.name)\", of: intent)"
      : ".accepting(\"\(parameter.name)\", of: intent)"
  }

  private static func provide(_ parameter: ParameterModel, _ model: IntentModel) -> HandlerMethod {
    let search = parameter.isSearchable ? ["searchTerm: String?"] : []
    return HandlerMethod(
      name: "provide\(SwiftName.capitalized(parameter.name))Options",
      parameters: ["for intent: \(model.typeName)"] + search,
      forwarded: "for: intent, \(search.isEmpty ? "" : "searchTerm: searchTerm, ")with: $0",
      label: "with completion", answer: "[\(parameter.property.type.swiftName)]", value: nil,
      fallback: "[]",
      documentation: "Says what there is to choose from for `\(parameter.name)`"
        + (search.isEmpty ? "." : "; of what a term finds, when there is one."))
  }

  private static func defaultValue(
    _ parameter: ParameterModel, _ model: IntentModel
  ) -> HandlerMethod {
    let type = parameter.property.type.swiftName
    return HandlerMethod(
      name: "default" + SwiftName.capitalized(parameter.name),
      parameters: ["for intent: \(model.typeName)"], forwarded: "for: intent, with: $0",
      label: "with completion", answer: "\(type)?", value: parameter.defaultValue ?? "nil",
      fallback: "nil",
      documentation: "Says the value of `\(parameter.name)` where none was said: by default, "
        + (parameter.defaultValue == nil ? "none." : "that of the definition."))
  }
}
