package import ParlanceIntents
package import ParlanceLanguages
internal import ParlanceText

extension JSONWriter {
  /// Writes what an utterance may have meant, as one object.
  ///
  /// - Parameters:
  ///   - language: The language that the utterance was read in.
  ///   - id: JSON to echo as `id`, as the caller gave it.
  ///   - count: How many interpretations to write at most.
  package mutating func result(
    _ result: InterpretationResult, language: LanguageCode, id: String? = nil,
    maximumCount count: Int = .max
  ) {
    object { json in
      json.identifier(id)
      json.member("utterance", result.utterance.text)
      json.member("language", language.identifier)
      if let invocation = result.invocation {
        json.member("shortcut") { $0.invocation(invocation) }
      }
      json.corrections(of: result.utterance)
      if let app = result.unsupportedApp {
        json.app(app, as: "unsupportedApp", of: result.utterance)
      }
      json.member("interpretations") { json in
        json.array(of: result.interpretations.prefix(count)) {
          $0.interpretation($1, of: result.utterance)
        }
      }
    }
  }

  /// Writes that an utterance was not read, and why.
  package mutating func failure(_ message: String, id: String?) {
    object { json in
      json.identifier(id ?? "null")
      json.member("error", message)
    }
  }

  /// Writes the member that tells the caller's utterances apart, if there is one.
  mutating func identifier(_ id: String?) {
    if let id { member("id") { $0.raw(id) } }
  }

  /// Writes the text and the span of a stretch of an utterance.
  mutating func surface(_ span: Utterance.Span, of utterance: Utterance) {
    member("text", utterance.text(of: span))
    member("span") { $0.span(span, of: utterance) }
  }

  /// Writes what the speaker took back at once, if anything.
  mutating func corrections(of utterance: Utterance) {
    guard !utterance.corrections.isEmpty else { return }
    member("corrections") { json in
      json.array(of: utterance.corrections) { json, span in
        json.object { $0.surface(span, of: utterance) }
      }
    }
  }

  /// Writes a span in code points, the end exclusive.
  mutating func span(_ span: Utterance.Span, of utterance: Utterance) {
    let range = utterance.scalarRange(of: span)
    array { json in
      json.integer(range.lowerBound)
      json.integer(range.upperBound)
    }
  }

  private mutating func interpretation(
    _ interpretation: Interpretation, of utterance: Utterance
  ) {
    object { json in
      json.member("intent", interpretation.intent)
      json.member("confidence") { $0.hundredths(interpretation.confidence) }
      if let app = interpretation.app { json.app(app, as: "app", of: utterance) }
      json.member("parameters") { $0.parameters(interpretation.parameters, of: utterance) }
    }
  }

  private mutating func app(
    _ app: Interpretation.AppMention, as name: String, of utterance: Utterance
  ) {
    member(name) { json in
      json.object { json in
        json.member("name", app.name)
        json.member("span") { $0.span(app.span, of: utterance) }
      }
    }
  }

  /// Writes the parameters in the order in which they first occur, the values of an array together.
  mutating func parameters(
    _ parameters: [Interpretation.Parameter], of utterance: Utterance
  ) {
    object { json in
      for (index, parameter) in parameters.enumerated() {
        guard !parameters[..<index].contains(where: { $0.name == parameter.name }) else { continue }
        json.member(parameter.name) { json in
          guard parameter.isArray else { return json.parameter(parameter, of: utterance) }
          json.array(of: parameters[index...].lazy.filter { $0.name == parameter.name }) {
            $0.parameter($1, of: utterance)
          }
        }
      }
    }
  }

  private mutating func parameter(_ parameter: Interpretation.Parameter, of utterance: Utterance) {
    object { json in
      if let span = parameter.span { json.surface(span, of: utterance) }
      json.member("value") { $0.value(parameter.value) }
    }
  }
}
