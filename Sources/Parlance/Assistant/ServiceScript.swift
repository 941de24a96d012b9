internal import ParlanceIntents
public import ParlanceLanguages

/// A file of apps that do as it says: to try conversations without any code.
///
///     {"apps": [{"name": "LetsEat", "intents": {"INSendPaymentIntent": {
///       "parameters": {"payee": {"required": true, "options": ["Ann Lee", "Bo Lee"], "unsupported": "noAccount"}},
///       "handle": "success"}}}]}
///
/// A value must be one of a parameter's `options`, by its name or by some words of it; of several that fit one is chosen.
/// `confirm` and `handle` name codes of responses, by default `ready` and `success`; `seconds` is how long it takes to
/// act.
public struct ServiceScript: Sendable {
  /// The apps, in the order of the file.
  public let services: [AppService]

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - file: One JSON object; its path is what errors name.
  ///   - isAuthorized: Whether the person has allowed the apps to be used.
  /// - Throws: ``PackError`` with the line of a syntax error, of an unknown key, class or parameter, or of a value that is
  ///   of another type than its key asks for.
  /// - Complexity: O(*n*), *n* the length of the file.
  public init(_ file: PackFile, isAuthorized: Bool = true) throws(PackError) {
    let json = try JSONDocument(file)
    try json.requireKeys(["apps"])
    let catalog = try IntentCatalog(sharedIn: .embedded)
    guard let apps = try json.objects("apps") else { throw json.fault("there are no \"apps\"") }
    var services: [AppService] = []
    for app in apps { services.append(try Self.service(app, catalog, isAuthorized)) }
    self.services = services
  }

  private static func service(
    _ json: JSONDocument, _ catalog: IntentCatalog, _ isAuthorized: Bool
  ) throws(PackError) -> AppService {
    try json.requireKeys(["name", "alternativeNames", "restrictedWhileLocked", "intents"])
    guard let name = try json.string("name") else { throw json.fault("the app has no \"name\"") }
    guard let intents = try json.object("intents") else {
      throw json.fault("the app has no \"intents\"")
    }
    var handlers: [IntentHandler] = []
    for intentClass in intents.keys {
      guard let schema = catalog.schema(of: intentClass),
        let intent = try intents.object(intentClass)
      else { throw intents.fault("unknown class '\(intentClass)'", at: intentClass) }
      handlers.append(try handler(intent, schema))
    }
    return AppService(
      App(name: name, alternativeNames: try json.strings("alternativeNames") ?? []),
      restrictedWhileLocked: Set(try json.strings("restrictedWhileLocked") ?? []),
      isAuthorized: isAuthorized, handlers: handlers)
  }

  private static func handler(
    _ json: JSONDocument, _ schema: IntentSchema
  ) throws(PackError) -> IntentHandler {
    try json.requireKeys(["parameters", "confirm", "handle", "seconds"])
    var parameters: [String: ScriptedHandler.Parameter] = [:]
    if let members = try json.object("parameters") {
      for name in members.keys {
        guard schema[name] != nil, let member = try members.object(name) else {
          throw members.fault("\(schema.intentClass) has no parameter '\(name)'", at: name)
        }
        parameters[name] = try parameter(member)
      }
    }
    let seconds = try json.integer("seconds") ?? 0
    return ScriptedHandler(
      schema: schema, parameters: parameters,
      confirmation: ResponseCode(named: try json.string("confirm") ?? "ready"),
      response: ResponseCode(named: try json.string("handle") ?? "success"),
      delay: .seconds(seconds)
    ).handler
  }

  private static func parameter(
    _ json: JSONDocument
  ) throws(PackError) -> ScriptedHandler.Parameter {
    try json.requireKeys(["required", "options", "unsupported"])
    return ScriptedHandler.Parameter(
      isRequired: try json.boolean("required") ?? false,
      options: try json.strings("options") ?? [],
      unsupportedReason: try json.string("unsupported"))
  }
}

extension ResponseCode {
  private static let outcomes: [String: Outcome] = [
    "unspecified": .unspecified, "ready": .ready, "inProgress": .inProgress, "success": .success,
    "continueInApp": .continueInApp, "handleInApp": .continueInApp,
  ]

  /// A code whose number does not matter; all but a few mean that it was not done.
  fileprivate init(named name: String) {
    self.init(name: name, rawValue: -1, outcome: Self.outcomes[name] ?? .failure)
  }
}
