package import ParlanceIntents
package import ParlanceLanguages

extension JSONWriter {
  /// Writes what an utterance answers to a question, as one object.
  ///
  /// - Parameters:
  ///   - language: The language that the utterance was read in.
  ///   - id: JSON to echo as `id`, as the caller gave it.
  package mutating func answer(
    _ reading: AnswerReading, language: LanguageCode, id: String? = nil
  ) {
    object { json in
      json.identifier(id)
      json.member("utterance", reading.utterance.text)
      json.member("language", language.identifier)
      json.member("answer", reading.answer.kind)
      switch reading.answer {
      case .choice(let place): json.member("choice", place)
      case .values:
        json.member("parameters") { $0.parameters(reading.parameters, of: reading.utterance) }
      default:
        guard let question = reading.question else { break }
        json.member("question") { $0.object { $0.surface(question, of: reading.utterance) } }
      }
    }
  }
}

extension Answer {
  /// What programs call an answer of its kind.
  package var kind: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    case .choice: "choice"
    case .values: "values"
    case .notUnderstood: "notUnderstood"
    }
  }
}
