extension IntentHandler {
  /// Makes a handler of one class from its typed methods.
  ///
  /// An intent of another class is answered with ``ResponseCode/unspecified``, and its values with "unsupported".
  ///
  /// - Parameters:
  ///   - schema: What the class declares.
  ///   - confirm: Whether it can be done.
  ///   - handle: Does it.
  ///   - resolve: What becomes of a parameter's values; nil for a parameter that the handler is not asked about, whose
  ///     values are taken as they are.
  ///   - options: What there is to choose from for a parameter.
  ///   - defaultValue: The value of a parameter that none was said for.
  public init<Request: Intent, Response: IntentResponse>(
    schema: IntentSchema,
    confirm: @escaping @Sendable (Request) async -> Response,
    handle: @escaping @Sendable (Request) async -> Response,
    resolve: @escaping @Sendable (String, Request) async -> [Resolution]? = { _, _ in nil },
    options: @escaping @Sendable (String, Request) async -> [ParameterValue] = { _, _ in [] },
    defaultValue: @escaping @Sendable (String, Request) async -> ParameterValue? = { _, _ in nil }
  ) {
    self.init(
      schema: schema,
      resolve: { parameter, intent in
        guard let typed = Request(intent) else { return [.unsupported(reason: nil)] }
        return await resolve(parameter, typed)
          ?? schema[parameter].map { Resolution.accepting(intent.values, $0) }
          ?? [.notRequired]
      },
      confirm: { intent in
        guard let typed = Request(intent) else { return AnyResponse(code: .unspecified) }
        return await confirm(typed).erased
      },
      handle: { intent in
        guard let typed = Request(intent) else { return AnyResponse(code: .unspecified) }
        return await handle(typed).erased
      },
      options: { parameter, intent in
        guard let typed = Request(intent) else { return [] }
        return await options(parameter, typed)
      },
      defaultValue: { parameter, intent in
        guard let typed = Request(intent) else { return nil }
        return await defaultValue(parameter, typed)
      })
  }
}
