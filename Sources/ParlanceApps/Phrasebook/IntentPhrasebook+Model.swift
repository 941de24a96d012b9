internal import ParlanceDefinitions
internal import ParlanceIntents

// What the generator would write as Swift, at run time.

extension IntentPhrasebook {
  /// - Parameter intents: The classes that the phrases ask for.
  init(_ model: PhrasebookModel, intents: [IntentSchema]) {
    self.init(
      intents: intents,
      phrases: model.phrases.map { IntentPhrase($0.text, intentClass: $0.className) },
      enumerations: model.enumerations.map { enumeration in
        Enumeration(
          type: enumeration.name,
          cases: enumeration.cases.map { Case(name: $0.name, terms: $0.terms) })
      },
      sentences: model.sentences)
  }
}

extension IntentSchema {
  init(_ model: IntentModel) {
    self.init(
      intentClass: model.className,
      parameters: model.parameters.map { parameter in
        Parameter(
          name: parameter.name.text, type: parameter.property.type.name.text,
          isArray: parameter.property.isArray, isResolved: parameter.isResolved,
          range: parameter.property.limits.map(NumberRange.init))
      },
      needsConfirmation: model.rules.needsConfirmation, needsUnlock: model.rules.needsUnlock,
      responseCodes: model.codes.map(ResponseCode.init),
      shortcutTypes: model.shortcutTypes.map { Set($0.map { Set($0) }) })
  }
}

extension NumberRange {
  fileprivate init(_ limits: NumberLimits) {
    self.init(
      from: limits.minimum, to: limits.maximum, allowsNegative: limits.allowsNegative)
  }
}

extension ResponseCode {
  fileprivate init(_ model: ResponseCodeModel) {
    self.init(
      name: model.name.text, rawValue: model.rawValue,
      outcome: model.isOwnSuccess ? .success : Outcome(code: model.name.text))
  }
}
