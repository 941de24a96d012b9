package import ParlanceIntents
package import ParlanceLanguages
internal import ParlanceText

extension JSONWriter {
  /// Writes why an utterance was understood as it was, or why it was not, as one object.
  ///
  /// - Parameters:
  ///   - language: The language that the utterance was read in.
  ///   - id: JSON to echo as `id`, as the caller gave it.
  package mutating func explanation(
    _ explanation: Explanation, language: LanguageCode, id: String? = nil
  ) {
    let utterance = explanation.utterance
    object { json in
      json.identifier(id)
      json.member("utterance", utterance.text)
      json.member("language", language.identifier)
      json.corrections(of: utterance)
      json.member("matches") { $0.array(of: explanation.matches) { $0.match($1, of: utterance) } }
      json.member("readings") {
        $0.array(of: explanation.readings) { $0.reading($1, of: utterance) }
      }
      json.member("failure") { json in
        guard let failure = explanation.failure else { return json.null() }
        json.object { $0.surface(failure, of: utterance) }
      }
      json.member("nearMisses") { $0.array(of: explanation.nearMisses) { $0.nearMiss($1) } }
    }
  }

  private mutating func match(_ match: Explanation.Match, of utterance: Utterance) {
    object { json in
      json.member("intent", match.intent)
      json.member("template", match.template)
      json.member("location", match.location)
      json.member("cost") { $0.number(match.cost) }
      json.member("steps") { $0.array(of: match.steps) { $0.step($1, of: utterance) } }
      if let refusal = match.refusal {
        json.member("refusal") { $0.refusal(refusal, of: utterance) }
      }
    }
  }

  private mutating func reading(_ reading: Explanation.Reading, of utterance: Utterance) {
    object { json in
      json.member("intent", reading.intent)
      json.member("probability") { $0.number(reading.probability) }
      json.member("isLikely") { $0.bool(reading.isLikely) }
      json.member("steps") { $0.array(of: reading.steps) { $0.step($1, of: utterance) } }
      json.member("against") { json in
        json.array(of: reading.against) { $0.string("\(utterance.text(of: $1))") }
      }
      if let refusal = reading.refusal {
        json.member("refusal") { $0.refusal(refusal, of: utterance) }
      }
    }
  }

  private mutating func refusal(_ refusal: Explanation.Refusal, of utterance: Utterance) {
    object { json in
      switch refusal {
      case .secondSum: json.member("reason", "secondSum")
      case .pastDate: json.member("reason", "pastDate")
      case .noApp: json.member("reason", "noApp")
      case .unsupportedApp(let app, _):
        json.member("reason", "unsupportedApp")
        json.member("app", app)
      case .noRequest: json.member("reason", "noRequest")
      case .secondOrder: json.member("reason", "secondOrder")
      case .guarded(let kind, _): json.member("reason", kind.rawValue)
      case .secondValue: json.member("reason", "secondValue")
      case .unreadNumber: json.member("reason", "unreadNumber")
      case .unpayableSum: json.member("reason", "unpayableSum")
      case .wordInDoubt: json.member("reason", "wordInDoubt")
      case .mixedLetters: json.member("reason", "mixedLetters")
      case .lookAlike(let contact, _):
        json.member("reason", "lookAlike")
        json.member("contact", contact)
      }
      json.surface(refusal.span, of: utterance)
    }
  }

  private mutating func step(_ step: Explanation.Step, of utterance: Utterance) {
    object { json in
      json.surface(step.span, of: utterance)
      json.member("role", step.role)
      json.member("parameter", ifPresent: step.parameter)
      json.member("cost") { $0.number(step.cost) }
    }
  }

  private mutating func nearMiss(_ miss: Explanation.NearMiss) {
    object { json in
      json.member("intent", miss.intent)
      json.member("template", miss.template)
      json.member("location", miss.location)
      json.member("expected") { $0.array(of: miss.expected) { $0.string($1) } }
    }
  }
}
