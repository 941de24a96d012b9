/// A method of the handler of any class, which finds a typed one by the name of a parameter.
struct ErasedMethod {
  /// The argument of the handler.
  let argument: String
  /// What it gives.
  let answer: String
  /// What it gives for a parameter that it does not know.
  let absent: String
  /// Whether a parameter has such a method.
  let isOf: @Sendable (ParameterModel) -> Bool
  /// What asks the typed method.
  let call: @Sendable (ParameterModel) -> String

  /// The parameters that have such a method.
  func parameters(of model: IntentModel) -> [ParameterModel] { model.parameters.filter(isOf) }

  static let all = [
    ErasedMethod(argument: "resolve", answer: "[Resolution]?", absent: "nil", isOf: \.isResolved) {
      let call = "await handler.resolve\(SwiftName.capitalized($0.name))(for: intent)"
      return $0.property.isArray ? call + ".map(\\.resolution)" : "[\(call).resolution]"
    },
    ErasedMethod(argument: "options", answer: "[ParameterValue]", absent: "[]", isOf: \.hasOptions)
    {
      let call = "await handler.provide\(SwiftName.capitalized($0.name))Options"
      let search = $0.isSearchable ? ", searchTerm: nil" : ""
      return "\(call)(for: intent\(search)).map(\\.parameterValue)"
    },
    ErasedMethod(
      argument: "defaultValue", answer: "ParameterValue?", absent: "nil", isOf: \.hasDefault
    ) {
      "await handler.default\(SwiftName.capitalized($0.name))(for: intent)?.parameterValue"
    },
  ]
}

extension ParameterModel {
  /// Whether handlers are asked for a value where none was said.
  var hasDefault: Bool { (hasOptions || defaultValue != nil) && !property.isArray }
}
