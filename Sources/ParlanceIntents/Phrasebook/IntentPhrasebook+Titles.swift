public import ParlanceEntities

extension IntentPhrasebook {
  /// What people see of a shortcut: of an intent the title of its combination of parameters, of an activity its own.
  ///
  ///     phrasebook.title(of: .intent(order), formatter: formatter)  // "Order 2 bowls of onion soup"
  ///
  /// - Parameters:
  ///   - formatter: Writes values in the language of the phrasebook.
  ///   - reference: Dates of its year are written without the year.
  /// - Returns: nil where no phrase has variables for just the parameters that have values.
  /// - Complexity: O(*n*), *n* the number of phrases.
  public func title(
    of shortcut: Shortcut, formatter: ValueFormatter, at reference: ReferenceDate = .now
  ) -> String? {
    switch shortcut {
    case .intent(let intent):
      title(of: intent.intentClass, filling: texts(of: intent, formatter, at: reference))
    case .userActivity(let activity): activity.title
    }
  }

  private func title(of intentClass: String, filling texts: [String: String]) -> String? {
    let titles = phrases.lazy
      .filter { $0.intentClass == intentClass && $0.values.names.isEmpty }
      .compactMap { SentenceTemplate($0.text) }
    return titles.first { Set($0.variables) == Set(texts.keys) }?.filled(with: texts)
  }

  /// The values by the names of their parameters; cases of the app's own enumerations as people see them.
  private func texts(
    of intent: AnyIntent, _ formatter: ValueFormatter, at reference: ReferenceDate
  ) -> [String: String] {
    let schema = intents.first { $0.intentClass == intent.intentClass }
    var values = intent.values
    for name in values.names {
      guard let type = schema?[name]?.type else { continue }
      values[name] = values[name].map { seen($0, type: type) }
    }
    return formatter.texts(of: values, schema: schema, at: reference)
  }

  private func seen(_ value: ParameterValue, type: String) -> ParameterValue {
    guard case .enumeration = value, enumerations.contains(where: { $0.type == type }),
      let name = names(of: value, type: type).first
    else { return value }
    return .text(name)
  }
}
