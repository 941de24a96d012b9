internal import FoundationEssentials
internal import Parlance

/// Values of parameters and entities as people read them.
enum ValueText {
  /// The value of a parameter.
  static func text(of value: ParameterValue) -> String {
    switch value {
    case .person(let person): text(of: person)
    case .currencyAmount(let amount), .paymentAmount(.amount(let amount)): text(of: amount)
    case .paymentAmount(.type(let name)), .enumeration(let name): name
    case .dateRange(let range): range.description
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let number): number.description
    case .temperature(let temperature):
      temperature.value.description + (temperature.unit.map { " \($0)" } ?? "")
    case .callRecordFilter(let filter): filter.callTypes.joined(separator: ", ")
    case .term(let term): term.spokenPhrase + (term.isKnown ? "" : " (unknown)")
    case .object(let object): object.displayString
    case .text(let text): text
    }
  }

  /// The value of an entity.
  static func text(of value: EntityValue) -> String {
    switch value {
    case .number(let number): number.description
    case .currencyAmount(let amount): text(of: amount)
    case .currencyInterval(let interval):
      "\(interval.currency) \(interval.from?.description ?? "")..\(interval.to?.description ?? "")"
    case .date(let reading):
      reading.latest == reading.upcoming
        ? reading.upcoming.description : "\(reading.upcoming) or past \(reading.latest)"
    case .handle(let handle): handle
    }
  }

  private static func text(of amount: CurrencyAmount) -> String {
    "\(amount.currency) \(amount.amount)"
  }

  private static func text(of person: Person) -> String {
    let name = person.candidates.isEmpty ? person.displayName : text(of: person.candidates, person)
    let detail = person.relationship ?? person.handle
    return "\(name) (\(person.match.rawValue)\(detail.map { ": \($0)" } ?? ""))"
  }

  /// The people who may be meant. One alone is not taken either, and must not look so.
  private static func text(of candidates: [Person.Candidate], _ person: Person) -> String {
    let names = candidates.map { candidate in
      let isShared = candidates.contains {
        $0 != candidate && $0.displayName == candidate.displayName
      }
      let identifier = isShared ? candidate.identifier.map { " [\($0)]" } : nil
      return candidate.displayName + (identifier ?? "")
    }
    let isGuess = person.match == .fuzzy || person.match == .transliterated
    return (isGuess ? "perhaps " : "") + names.joined(separator: " or ")
  }
}
