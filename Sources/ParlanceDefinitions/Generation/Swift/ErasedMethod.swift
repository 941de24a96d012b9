/// A method of the handler of any class, which finds a typed one by the name of a parameter.
struct ErasedMethod {
  /// The argument of the handler.
  let argument: SwiftCode
  /// What it gives.
  let answer: SwiftCode
  /// What it gives for a parameter that it does not know.
  let absent: SwiftCode
  /// Whether a parameter has such a method.
  let isOf: @Sendable (ParameterModel) -> Bool
  /// What asks the typed method.
  let call: @Sendable (ParameterModel) -> SwiftCode

  /// The parameters that have such a method.
  func parameters(of model: IntentModel) -> [ParameterModel] { model.parameters.filter(isOf) }

  static let all = [
    ErasedMethod(argument: "resolve", answer: "[Resolution]?", absent: "nil", isOf: \.isResolved) {
      let call: SwiftCode = "await handler.\("resolve" + $0.name.capitalized)(for: intent)"
      return $0.property.isArray ? "\(call).map(\\.resolution)" : "[\(call).resolution]"
    },
    ErasedMethod(argument: "options", answer: "[ParameterValue]", absent: "[]", isOf: \.hasOptions)
    {
      let name = "provide" + $0.name.capitalized + "Options"
      let search: SwiftCode = $0.isSearchable ? ", searchTerm: nil" : ""
      return "await handler.\(name)(for: intent\(search)).map(\\.parameterValue)"
    },
    ErasedMethod(
      argument: "defaultValue", answer: "ParameterValue?", absent: "nil", isOf: \.hasDefault
    ) {
      "await handler.\("default" + $0.name.capitalized)(for: intent)?.parameterValue"
    },
  ]
}

extension ParameterModel {
  /// Whether handlers are asked for a value where none was said.
  var hasDefault: Bool { (hasOptions || defaultValue != nil) && !property.isArray }
}
