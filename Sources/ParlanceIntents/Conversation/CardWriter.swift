public import ParlanceEntities
public import ParlanceLanguages

/// Makes the cards of requests in a language.
///
///     let card = try CardWriter(pack).card(intent, schema: schema, at: .now)
///     card.fields.map(\.label)  // ["To", "Amount"]
///
/// Titles are the sentences `title.<class>` of the pack's `sentences.tsv`, labels `label.<parameter>`. What the language
/// has no name for bears its own, split into words.
public struct CardWriter: Sendable {
  private let sentences: Sentences
  private let formatter: ValueFormatter

  /// Makes a writer from what a language says, and what writes values in it.
  public init(_ sentences: Sentences, formatter: ValueFormatter) {
    self.sentences = sentences
    self.formatter = formatter
  }

  /// Makes a writer of a pack's language.
  ///
  /// - Throws: ``PackError`` with file and line at a malformed line, ``ICUFailure`` when ICU lacks its data.
  /// - Complexity: O(*n*), *n* the size of the pack's tables.
  public init(_ pack: LanguagePack) throws {
    self.init(try Sentences(pack), formatter: try ValueFormatter(pack))
  }

  /// The card of a request.
  ///
  /// Nothing that the request says is left out: what its class does not declare comes last, with what the handler tells.
  /// Where both have a value of one name, it is the handler's.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - schema: What its class declares.
  ///   - announced: What a handler told, by property, when it said that it can be done: a price.
  ///   - response: What a handler answered; nil while it has not acted.
  ///   - reference: Dates of its year are written without the year.
  public func card(
    _ intent: AnyIntent, schema: IntentSchema, announced: ParameterValues = ParameterValues(),
    response: AnyResponse? = nil, at reference: ReferenceDate
  ) -> IntentCard {
    IntentCard(
      intentClass: intent.intentClass, title: title(of: intent.intentClass),
      fields: fields(
        of: intent.values.replaced(by: announced).replaced(by: response?.properties), schema,
        at: reference),
      state: response?.code.outcome ?? .ready,
      sentence: response.flatMap {
        sentences.sentence(
          of: $0, to: intent, schema: schema, formatter: formatter, at: reference)
      })
  }

  private func title(of intentClass: String) -> String {
    sentences.sentence(["title.\(intentClass)"]) ?? IdentifierWords.phrase(ofClass: intentClass)
  }

  private func fields(
    of values: ParameterValues, _ schema: IntentSchema, at reference: ReferenceDate
  ) -> [IntentCard.Field] {
    Self.names(of: values, schema).map { name in
      IntentCard.Field(
        parameter: name, label: label(of: name, schema),
        text: formatter.text(of: values[name], type: schema[name]?.type, at: reference))
    }
  }

  private func label(of parameter: String, _ schema: IntentSchema) -> String {
    // A property of a composite value is called by its own name: the artist of a search.
    let property = parameter.split(separator: ".").last ?? parameter[...]
    let names = ["\(schema.intentClass).\(parameter)", parameter, "\(property)"]
    return sentences.sentence(names.map { "label.\($0)" })
      ?? IdentifierWords.phrase(property)
  }

  /// The parameters with a value: each behind the ones that the class declares before it, properties behind their
  /// parameter, and all others last.
  private static func names(of values: ParameterValues, _ schema: IntentSchema) -> [String] {
    let places = schema.parameters.map(\.name)
    let ranked = values.names.map { name in
      (name: name, place: place(of: name, in: places) ?? places.count)
    }
    return ranked.sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map(\.name)
  }

  /// The place of a parameter, or else of the one that it is a property of.
  private static func place(of name: String, in places: [String]) -> Int? {
    places.firstIndex(of: name)
      ?? places.firstIndex { name.hasPrefix("\($0).") }
  }
}

extension ParameterValues {
  /// The values with others in the place of those of the same names.
  fileprivate func replaced(by others: ParameterValues?) -> ParameterValues {
    var values = self
    for name in others?.names ?? [] { values[name] = others?[name] ?? [] }
    return values
  }
}
