internal import ParlanceIntents
public import ParlanceLanguages
internal import SystemIntents

/// A file of apps that do as it says: to try conversations without any code.
///
///     {"apps": [{"name": "LetsEat", "intents": {"INSendPaymentIntent": {
///       "parameters": {"payee": {"required": true, "options": ["Ann Lee", "Bo Lee"], "unsupported": "noAccount"}},
///       "handle": "success"}}}]}
///
/// A value must be one of a parameter's `options`, by its name or by some words of it; of several that fit one is chosen.
/// They are named when a value is asked for if they are `offered`. An app whose own intents are known by its name may say
/// what is done with these.
/// Phrases of shortcuts find an app by its `identifier`; where it has none, it takes those of the intents that it handles.
/// `confirm` and `handle` name codes of responses, by default `ready` and `success`; `seconds` is how long it takes to
/// act.
public struct ServiceScript: Sendable {
  /// The apps, in the order of the file.
  public let services: [AppService]

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - file: One JSON object; its path is what errors name.
  ///   - apps: What is known of apps: those of the script that are called the same have their terms and phrasebooks.
  ///   - isAuthorized: Whether the person has allowed the apps to be used.
  /// - Throws: ``PackError`` with the line of a syntax error, of an unknown key, class or parameter, or of a value that is
  ///   of another type than its key asks for.
  /// - Complexity: O(*n*), *n* the length of the file.
  public init(
    _ file: PackFile, apps known: [App] = [], isAuthorized: Bool = true
  ) throws(PackError) {
    let json = try JSONDocument(file)
    try json.requireKeys(["apps"])
    guard let apps = try json.objects("apps") else { throw json.fault("there are no \"apps\"") }
    var services: [AppService] = []
    for app in apps { services.append(try Self.service(app, known, isAuthorized)) }
    self.services = services
  }

  private static func service(
    _ json: JSONDocument, _ known: [App], _ isAuthorized: Bool
  ) throws(PackError) -> AppService {
    try json.requireKeys(
      ["name", "identifier", "alternativeNames", "restrictedWhileLocked", "intents"])
    guard let name = try json.string("name") else { throw json.fault("the app has no \"name\"") }
    guard let intents = try json.object("intents") else {
      throw json.fault("the app has no \"intents\"")
    }
    let known = known.first { $0.name == name }
    let handlers = try handlers(intents, known?.phrasebook)
    let app = App(
      name: name, identifier: try json.string("identifier") ?? known?.identifier,
      alternativeNames: try json.strings("alternativeNames") ?? known?.alternativeNames ?? [],
      terms: (known?.terms ?? []) + handlers.flatMap(\.terms), phrasebook: known?.phrasebook)
    return AppService(
      app, restrictedWhileLocked: Set(try json.strings("restrictedWhileLocked") ?? []),
      isAuthorized: isAuthorized, handlers: handlers.map(\.handler))
  }

  private static func handlers(
    _ json: JSONDocument, _ book: IntentPhrasebook?
  ) throws(PackError) -> [ScriptedHandler] {
    var handlers: [ScriptedHandler] = []
    for name in json.keys {
      let own = book?.intents.first { $0.intentClass == name }
      guard let schema = own ?? IntentSchema.system[name], let intent = try json.object(name)
      else { throw json.fault("unknown class '\(name)'", at: name) }
      handlers.append(try handler(intent, schema))
    }
    return handlers
  }

  private static func handler(
    _ json: JSONDocument, _ schema: IntentSchema
  ) throws(PackError) -> ScriptedHandler {
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
      confirmation: try code("confirm", in: json, orElse: ["ready", "success"], of: schema),
      response: try code("handle", in: json, orElse: ["success"], of: schema),
      delay: .seconds(seconds))
  }

  private static func parameter(
    _ json: JSONDocument
  ) throws(PackError) -> ScriptedHandler.Parameter {
    try json.requireKeys(["required", "options", "offered", "unsupported"])
    return ScriptedHandler.Parameter(
      isRequired: try json.boolean("required") ?? false,
      options: try json.strings("options") ?? [],
      isOffered: try json.boolean("offered") ?? false,
      unsupportedReason: try json.string("unsupported"))
  }

  /// The code that a key names; without the key the first of some that the class has.
  private static func code(
    _ key: String, in json: JSONDocument, orElse defaults: [String], of schema: IntentSchema
  ) throws(PackError) -> ResponseCode {
    let name = try json.string(key)
    let codes = (name.map { [$0] } ?? defaults).compactMap { schema.responseCodes[$0] }
    guard let code = codes.first else {
      let known = schema.responseCodes.keys.sorted().joined(separator: ", ")
      let fault = name.map { "has no response code '\($0)'" } ?? "needs \"\(key)\""
      throw json.fault("\(schema.intentClass) \(fault); known are \(known)", at: key)
    }
    return code
  }
}
