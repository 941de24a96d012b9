internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceIntents

extension JSONWriter {
  /// Writes the value of a parameter.
  package mutating func value(_ value: ParameterValue) {
    switch value {
    case .person(let person): self.person(person)
    case .currencyAmount(let amount), .paymentAmount(.amount(let amount)):
      object { $0.currencyAmount(amount) }
    case .paymentAmount(.type(let type)): object { $0.member("amountType", type) }
    case .dateRange(let range): dateRange(range)
    case .enumeration(let name): object { $0.member("case", name) }
    case .boolean(let isTrue): bool(isTrue)
    case .number(let number): raw(number.description)
    case .temperature(let temperature): self.temperature(temperature)
    case .callRecordFilter(let filter): callRecordFilter(filter)
    case .term(let term): self.term(term)
    case .object(let object): self.object(object)
    case .text(let text): string(text)
    }
  }

  private mutating func person(_ person: Person) {
    object { json in
      json.member("displayName", person.displayName)
      json.member("match", person.match.rawValue)
      if !person.candidates.isEmpty {
        json.member("candidates") { $0.array(of: person.candidates) { $0.candidate($1) } }
      }
      json.member("identifier", ifPresent: person.identifier)
      json.member("relationship", ifPresent: person.relationship)
      json.member("handle", ifPresent: person.handle)
    }
  }

  /// Writes a name, or where there is an identifier an object with both.
  private mutating func candidate(_ candidate: Person.Candidate) {
    guard let identifier = candidate.identifier else { return string(candidate.displayName) }
    object { json in
      json.member("displayName", candidate.displayName)
      json.member("identifier", identifier)
    }
  }

  /// Writes the members of a sum of money.
  private mutating func currencyAmount(_ amount: CurrencyAmount) {
    member("amount", amount.amount.description)
    member("currency", amount.currency)
  }

  private mutating func dateRange(_ range: DateComponentsRange) {
    // ISO 8601 writes a range that is one day or one moment without a second half.
    let bounds = range.description.split(separator: "/").map { $0 == ".." ? nil : String($0) }
    object { json in
      json.member("start", orNull: bounds.first ?? nil)
      json.member("end", orNull: bounds.last ?? nil)
    }
  }

  private mutating func temperature(_ temperature: Temperature) {
    object { json in
      json.member("degrees") { $0.raw(temperature.value.description) }
      json.member("unit", ifPresent: temperature.unit)
    }
  }

  private mutating func callRecordFilter(_ filter: CallRecordFilter) {
    object { json in
      json.member("callTypes") { $0.array(of: filter.callTypes) { $0.string($1) } }
    }
  }

  private mutating func term(_ term: Term) {
    object { json in
      json.member("spokenPhrase", term.spokenPhrase)
      json.member("known") { $0.bool(term.isKnown) }
      json.member("vocabularyIdentifier", ifPresent: term.vocabularyIdentifier)
      json.member("accountType", ifPresent: term.accountType)
    }
  }

  private mutating func object(_ object: IntentObject) {
    self.object { json in
      json.member("type", object.type)
      json.member("identifier", ifPresent: object.identifier)
      json.member("displayString", object.displayString)
      json.member("properties") { $0.values(object.properties) }
    }
  }

  /// Writes the values of parameters, each an array, by name.
  package mutating func values(_ values: ParameterValues) {
    object { json in
      for name in values.names {
        json.member(name) { $0.array(of: values[name]) { $0.value($1) } }
      }
    }
  }
}
