/// A class of intents, of the system or of an app.
package struct IntentModel: Hashable, Sendable {
  /// What happens around handling.
  package struct Rules: Hashable, Sendable {
    /// Whether nothing is done before the person has agreed to it.
    package var needsConfirmation = false
    /// Whether the device must be unlocked, whatever the app says.
    package var needsUnlock = false
    /// Whether apps handle it, and do not merely tell of it.
    package var isHandled = true
    /// Whether handlers must answer for each parameter that is resolved, as those of an app's own intents.
    package var requiresResolution = false

    /// Rules of most intents of the system.
    package init() {}
  }

  /// In Swift, and what all that belongs to it is named after: `SendPayment`.
  package let name: SwiftIdentifier
  /// The class: `INSendPaymentIntent`.
  package let className: String
  /// What the definition calls it, and what it does, a paragraph each.
  package let summary: [String]
  /// In the order in which they are resolved.
  package let parameters: [ParameterModel]
  /// How handlers may answer.
  package let codes: [ResponseCodeModel]
  /// What responses tell.
  package let responseProperties: [PropertyModel]
  /// What happens around handling.
  package let rules: Rules
  /// The sets of parameters that make a shortcut, each in the order of the definition; nil where any do.
  package let shortcutTypes: [[String]]?

  /// Makes a class.
  package init(
    name: SwiftIdentifier, className: String, summary: [String], parameters: [ParameterModel],
    codes: [ResponseCodeModel], responseProperties: [PropertyModel], rules: Rules,
    shortcutTypes: [[String]]? = nil
  ) {
    self.name = name
    self.className = className
    self.summary = summary
    self.parameters = parameters
    self.codes = codes
    self.responseProperties = responseProperties
    self.rules = rules
    self.shortcutTypes = shortcutTypes
  }

  /// The structure: `SendPaymentIntent`.
  package var typeName: SwiftIdentifier { name + "Intent" }

  /// What handlers answer when they can do it: the first code of those that say so.
  var readyCode: SwiftIdentifier { codes.contains { $0.name == "ready" } ? "ready" : "success" }

  /// What stands for an answer that never came.
  var missingCode: SwiftIdentifier {
    codes.contains { $0.name == "unspecified" } ? "unspecified" : "failure"
  }

  /// What the result of resolving a parameter is called without `ResolutionResult`, where it has reasons of its own: the
  /// intent and the parameter, of which one of several is meant.
  func resultName(of parameter: ParameterModel) -> SwiftIdentifier {
    let name = parameter.name.capitalized
    let isPlural = parameter.property.isArray && name.text.hasSuffix("s")
    let singular = isPlural ? SwiftIdentifier(String(name.text.dropLast())) : nil
    return self.name + (singular ?? name)
  }
}
