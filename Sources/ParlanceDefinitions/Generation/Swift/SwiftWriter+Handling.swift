extension SwiftWriter {
  /// Adds who handles a class of intents: the protocols, what they need not say, and the handler of any class.
  mutating func handling(_ model: IntentModel) {
    let methods = HandlerMethod.all(of: model)
    handlingProtocol(model, methods)
    completionProtocol(model, methods)
    erasure(model)
  }

  private mutating func handlingProtocol(_ model: IntentModel, _ methods: [HandlerMethod]) {
    let name = model.typeName + "Handling"
    line()
    documentation(
      "Handles a `\(model.typeName.text)`.",
      "`\(model.typeName.text)CompletionHandling` has the same with completions.")
    type("public protocol \(name)", "Sendable") { writer in
      for method in methods {
        writer.documentation(method.documentation)
        writer.requirement(
          "func \(method.name)", method.parameters, " async -> \(method.answer)")
      }
    }
    defaults(of: methods, in: name) { writer, method, value in
      writer.function(
        "public func \(method.name)", method.parameters, " async -> \(method.answer)"
      ) { $0.line(value) }
    }
  }

  private mutating func completionProtocol(_ model: IntentModel, _ methods: [HandlerMethod]) {
    let name = model.typeName + "CompletionHandling"
    line()
    documentation(
      "Handles a `\(model.typeName)`, and answers by completions.",
      "The first answer counts. Who never answers is waited for until the caller gives up.")
    type("public protocol \(name)", "\(model.typeName + "Handling")") { writer in
      for method in methods {
        writer.documentation(method.documentation)
        writer.requirement("func \(method.name)", method.completionParameters)
      }
    }
    line()
    block("extension \(name)") { writer in
      for (index, method) in methods.enumerated() {
        if index > 0 { writer.line() }
        writer.bridge(method)
      }
    }
    defaults(of: methods, in: name) { writer, method, value in
      writer.function("public func \(method.name)", method.completionParameters) {
        $0.line("completion(\(value))")
      }
    }
  }

  /// Adds a method that waits for a completion.
  private mutating func bridge(_ method: HandlerMethod) {
    documentation(method.documentation)
    function("public func \(method.name)", method.parameters, " async -> \(method.answer)") {
      writer in
      writer.block("await firstAnswer(orElse: \(method.fallback))") {
        $0.line("\(method.name)(\(method.forwarded))")
      }
    }
  }

  /// Adds what handlers need not say.
  private mutating func defaults(
    of methods: [HandlerMethod], in name: SwiftIdentifier,
    _ write: (inout SwiftWriter, HandlerMethod, SwiftCode) -> Void
  ) {
    let optional = methods.filter { $0.value != nil }
    guard !optional.isEmpty else { return }
    line()
    block("extension \(name)") { writer in
      for (index, method) in optional.enumerated() {
        guard let value = method.value else { continue }
        if index > 0 { writer.line() }
        writer.documentation(method.documentation)
        write(&writer, method, value)
      }
    }
  }

  // MARK: The handler of any class

  private mutating func erasure(_ model: IntentModel) {
    let name = model.name.uncapitalized
    line()
    block("extension IntentHandler") { writer in
      writer.documentation("Lets a handler of the class `\(model.className)` do what is asked for.")
      writer.function(
        "public static func \(name)", ["_ handler: some \(model.typeName + "Handling")"],
        " -> IntentHandler"
      ) { $0.erasedMethods(of: model) }
    }
  }

  private mutating func erasedMethods(of model: IntentModel) {
    var arguments: [SwiftCode] = [
      "schema: \(model.typeName).schema", "confirm: { await handler.confirm(intent: $0) }",
      "handle: { await handler.handle(intent: $0) }",
    ]
    let methods = ErasedMethod.all.filter { !$0.parameters(of: model).isEmpty }
    for method in methods {
      erased(method, of: model)
      arguments.append("\(method.argument): \(method.argument)")
    }
    line("return IntentHandler(")
    for (index, argument) in arguments.enumerated() {
      line("  \(argument)\(index == arguments.count - 1 ? ")" : "," as SwiftCode)")
    }
  }

  /// Adds a function that finds a typed method by the name of a parameter.
  private mutating func erased(_ method: ErasedMethod, of model: IntentModel) {
    function(
      "@Sendable func \(method.argument)",
      ["_ parameter: String", "_ intent: \(model.typeName)"], " async -> \(method.answer)"
    ) { writer in
      writer.line("switch parameter {")
      for parameter in method.parameters(of: model) {
        writer.line("case \(SwiftCode.string(parameter.name.text)):")
        writer.line("  \(method.call(parameter))")
      }
      writer.line("default: \(method.absent)")
      writer.line("}")
    }
    line()
  }
}
