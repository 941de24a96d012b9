public import ParlanceEntities

extension Sentences {
  /// What a response says of a request.
  ///
  /// The sentence of its code for the class, of its code, or of its outcome, for codes that only the app knows. Variables
  /// are the properties of the response, then the parameters of the request.
  ///
  /// - Parameters:
  ///   - schema: What the request's class declares.
  ///   - reference: Dates of its year are written without the year.
  /// - Returns: nil where the language has no such sentence.
  public func sentence(
    of response: AnyResponse, to intent: AnyIntent, schema: IntentSchema,
    formatter: ValueFormatter, at reference: ReferenceDate
  ) -> String? {
    let code = "response.\(response.code.name)"
    let keys = ["\(code).\(intent.intentClass)", code, "response.\(response.code.outcome)"]
    let asked = formatter.texts(of: intent.values, schema: schema, at: reference)
    let told = formatter.texts(of: response.properties, at: reference)
    return sentence(keys, values: asked.merging(told) { $1 })
  }
}
