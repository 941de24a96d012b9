internal import ParlanceDefinitions

/// What the variables of a text may stand for.
struct VariableScope {
  /// What dialogs may say of the values that there are to choose from.
  private static let dialogNames = ["count"]
  /// What a reason may say of the value that cannot be used.
  private static let reasonNames = ["displayName", "minimumValue", "maximumValue"]

  /// What the parameters are, for people.
  let owner: String
  private let parameters: [IntentParameter]
  private let otherNames: [String]

  /// The variables of a dialog about a parameter.
  static func dialog(of intent: CustomIntent) -> VariableScope {
    VariableScope(
      owner: "parameter of \(intent.name)", parameters: intent.parameters, otherNames: dialogNames)
  }

  /// The variables of a reason why a value cannot be used.
  static func reason(of intent: CustomIntent) -> VariableScope {
    VariableScope(
      owner: "parameter of \(intent.name)", parameters: intent.parameters,
      otherNames: dialogNames + reasonNames)
  }

  /// The variables of an answer.
  static func response(of intent: CustomIntent) -> VariableScope {
    VariableScope(
      owner: "response property of \(intent.name)", parameters: intent.responseParameters,
      otherNames: [])
  }

  /// The variables of a shortcut.
  static func combination(
    _ combination: ParameterCombination, of intent: CustomIntent
  ) -> VariableScope {
    let parameters = intent.parameters.filter { combination.parameters.contains($0.name) }
    return VariableScope(
      owner: "parameter of the combination", parameters: parameters,
      otherNames: combination.parameters)
  }

  /// The names that a variable may have.
  var names: [String] { parameters.map(\.name) + otherNames }

  /// Whether a variable stands for something: for a parameter, or for a property of it.
  ///
  /// - Parameter properties: The properties of the types that the file declares; those of others are not known, and let
  ///   pass.
  func contains(_ variable: String, properties: [String: Set<String>]) -> Bool {
    let steps = variable.split(separator: ".", maxSplits: 1)
    guard let first = steps.first, names.contains(String(first)) else { return false }
    let parameter = parameters.first { $0.name == first }
    guard steps.count == 2, let known = parameter?.objectType.flatMap({ properties[$0] }) else {
      return true
    }
    return known.contains(String(steps[1].prefix { $0 != "." }))
  }
}
