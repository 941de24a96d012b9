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
  /// Nothing that the request says is left out: what its class does not declare comes last.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - schema: What its class declares.
  ///   - response: What a handler answered; nil while it has not.
  ///   - reference: Dates of its year are written without the year.
  public func card(
    _ intent: AnyIntent, schema: IntentSchema, response: AnyResponse? = nil,
    at reference: ReferenceDate
  ) -> IntentCard {
    IntentCard(
      intentClass: intent.intentClass, title: title(of: intent.intentClass),
      fields: fields(of: intent, schema, at: reference),
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
    of intent: AnyIntent, _ schema: IntentSchema, at reference: ReferenceDate
  ) -> [IntentCard.Field] {
    Self.names(of: intent.values, schema).map { name in
      let type = schema[name]?.type
      return IntentCard.Field(
        parameter: name, label: label(of: name),
        text: formatter.text(of: intent.values[name], type: type, at: reference))
    }
  }

  private func label(of parameter: String) -> String {
    // A property of a composite value is called by its own name: the artist of a search.
    let property = parameter.split(separator: ".").last ?? parameter[...]
    return sentences.sentence(["label.\(parameter)", "label.\(property)"])
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
