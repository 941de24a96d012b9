extension SwiftWriter {
  /// Adds a class of intents: the request, the answer, and who handles it.
  mutating func intent(_ model: IntentModel) {
    request(model)
    responseCode(model)
    response(model)
    guard model.rules.isHandled else { return }
    for parameter in model.parameters where !parameter.reasons.isEmpty {
      reasons(of: parameter, model)
    }
    handling(model)
  }

  // MARK: Request

  private mutating func request(_ model: IntentModel) {
    documentation(model.summary)
    type("public struct \(model.typeName)", "Intent") { writer in
      writer.documentation("The class: `\(model.className)`.")
      writer.line("public static let intentClass = \(SwiftCode.string(model.className))")
      writer.documentation("The values of its parameters.")
      writer.line("public var values: ParameterValues")
      writer.line()
      writer.documentation("Makes a request with these values.")
      writer.line("public init(values: ParameterValues) { self.values = values }")
      writer.properties(model.parameters.map(\.property), of: .intent)
      writer.line()
      writer.schema(model)
    }
  }

  /// Adds what classes declare, by their names.
  mutating func schemas(of models: [IntentModel]) {
    block("extension IntentSchema") { writer in
      writer.documentation("What each class of SiriKit's declares, by its name.")
      writer.line("public static let system: [String: IntentSchema] = Dictionary(")
      writer.line("  uniqueKeysWithValues: [")
      for model in models { writer.line("    \(model.typeName).schema,") }
      writer.line("  ].map { ($0.intentClass, $0) })")
    }
  }

  private mutating func schema(_ model: IntentModel) {
    documentation("What the class declares.")
    line("public static let schema = IntentSchema(")
    line("  intentClass: intentClass,")
    if model.parameters.isEmpty {
      line("  parameters: [],")
    } else {
      line("  parameters: [")
      // A trailing comma behind an only element is none of the formatter's.
      let end: SwiftCode = model.parameters.count == 1 ? "" : ","
      indented { writer in
        writer.indented { writer in
          for parameter in model.parameters {
            writer.element(".init", Self.arguments(of: parameter), end: end)
          }
        }
      }
      line("  ],")
    }
    let rules: [SwiftCode] = [
      model.rules.needsConfirmation ? "needsConfirmation: true, " : "",
      model.rules.needsUnlock ? "needsUnlock: true, " : "",
    ]
    let codes: SwiftCode =
      "  \(rules.joined(separator: ""))codes: \(model.typeName + "ResponseCode").self"
    guard let types = model.shortcutTypes else { return line("\(codes))") }
    line("\(codes),")
    shortcutTypes(types)
  }

  private mutating func shortcutTypes(_ types: [[String]]) {
    guard !types.isEmpty else { return line("  shortcutTypes: [])") }
    line("  shortcutTypes: [")
    let end: SwiftCode = types.count == 1 ? "" : ","
    for type in types {
      line("    [\(type.map(SwiftCode.string).joined(separator: ", "))]\(end)")
    }
    line("  ])")
  }

  private static func arguments(of parameter: ParameterModel) -> [SwiftCode] {
    let property = parameter.property
    let name = SwiftCode.string(property.name.text)
    let type = SwiftCode.string(property.type.name.text)
    return ["name: \(name)", "type: \(type)"]
      + (property.isArray ? ["isArray: true"] : [])
      // Who tells what is taken where nothing was said is asked, too.
      + (parameter.isResolved || parameter.hasDefault ? [] : ["isResolved: false"])
      + (property.limits.map { ["range: NumberRange(\($0.arguments))"] } ?? [])
  }

  // MARK: Response

  private mutating func responseCode(_ model: IntentModel) {
    line()
    documentation("How a handler answers a `\(model.typeName.text)`.")
    type("public enum \(model.typeName + "ResponseCode")", "Int", "IntentResponseCode") { writer in
      for code in model.codes {
        writer.documentation(code.documentation)
        writer.line("case \(code.name) = \(code.rawValue)")
      }
      writer.ownSuccesses(model.codes.filter(\.isOwnSuccess))
    }
  }

  private mutating func ownSuccesses(_ codes: [ResponseCodeModel]) {
    guard !codes.isEmpty else { return }
    line()
    documentation("What follows from it.")
    block("public var outcome: ResponseCode.Outcome") { writer in
      writer.line("switch self {")
      let names = codes.map { ".\($0.name)" as SwiftCode }
      writer.line("case \(names.joined(separator: ", ")): .success")
      writer.line("default: ResponseCode.Outcome(code: name)")
      writer.line("}")
    }
  }

  private mutating func response(_ model: IntentModel) {
    line()
    documentation("What a handler answers a `\(model.typeName.text)`.")
    type("public struct \(model.typeName + "Response")", "IntentResponse") { writer in
      writer.documentation("How it went.")
      writer.line("public var code: \(model.typeName + "ResponseCode")")
      writer.documentation("What it tells, by property.")
      writer.line("public var properties = ParameterValues()")
      writer.documentation("What the app is to go on with when it is opened.")
      writer.line("public var userActivity: UserActivity?")
      writer.line()
      writer.documentation("Makes a response.")
      writer.function(
        "public init",
        ["code: \(model.typeName + "ResponseCode")", "userActivity: UserActivity? = nil"]
      ) { writer in
        writer.line("self.code = code")
        writer.line("self.userActivity = userActivity")
      }
      writer.properties(model.responseProperties, of: .response)
      for code in model.codes where !code.properties.isEmpty { writer.constructor(code, model) }
    }
  }

  /// Adds a function that makes a response with what its sentence says.
  private mutating func constructor(_ code: ResponseCodeModel, _ model: IntentModel) {
    let parameters: [SwiftCode] = code.properties.map {
      "\($0.argumentName): \(presentType(of: $0))"
    }
    let response = Self.name("response", besides: code.properties)
    line()
    documentation(code.documentation)
    function(
      "public static func \(code.name)", parameters,
      " -> \(model.typeName + "Response")"
    ) { writer in
      writer.line("var \(response) = Self(code: .\(code.name))")
      for property in code.properties {
        let name = PropertyOwner.response.memberName(property.name)
        writer.line("\(response).\(name) = \(property.argumentName)")
      }
      writer.line("return \(response)")
    }
  }

  /// A name that none of the properties has: with `new` before it where one does.
  private static func name(
    _ name: SwiftIdentifier, besides properties: [PropertyModel]
  ) -> SwiftIdentifier {
    guard properties.contains(where: { $0.argumentName == name }) else { return name }
    return self.name("new" + name.capitalized, besides: properties)
  }

  // MARK: Results

  private mutating func reasons(of parameter: ParameterModel, _ model: IntentModel) {
    let name = model.resultName(of: parameter)
    line()
    documentation("Why a handler refuses a value of `\(parameter.name.text)`.")
    type("public enum \(name + "UnsupportedReason")", "Int", "UnsupportedReason") { writer in
      writer.cases(parameter.reasons)
    }
    line()
    documentation("What a handler made of a value of `\(parameter.name.text)`.")
    let type = self.name(of: parameter.property.type)
    assignment(
      "public typealias \(name + "ResolutionResult")",
      "ResolutionResult<\(type), \(name + "UnsupportedReason")>")
  }
}

extension NumberLimits {
  fileprivate var arguments: SwiftCode {
    let parts: [SwiftCode?] = [
      minimum.map { "from: \(SwiftCode.double($0))" },
      maximum.map { "to: \(SwiftCode.double($0))" },
      allowsNegative ? nil : "allowsNegative: false",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension ResponseCodeModel {
  /// What is said then, and without that the name in words.
  fileprivate var documentation: String {
    guard let format else { return SwiftName.capitalized(SwiftName.words(of: name.text)) + "." }
    return "“\(format)”"
  }
}
