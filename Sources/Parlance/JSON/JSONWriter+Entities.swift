internal import FoundationEssentials
package import ParlanceEntities
package import ParlanceLanguages
package import ParlanceText

extension JSONWriter {
  /// Writes the entities of an utterance as one object.
  ///
  /// - Parameters:
  ///   - id: JSON to echo as `id`; without one the object names the utterance and its language.
  package mutating func entities(
    _ entities: [Entity], of utterance: Utterance, language: LanguageCode, id: String? = nil
  ) {
    object { json in
      json.identifier(id)
      if id == nil {
        json.member("utterance", utterance.text)
        json.member("language", language.identifier)
      }
      json.member("entities") { $0.array(of: entities) { $0.entity($1, of: utterance) } }
    }
  }

  private mutating func entity(_ entity: Entity, of utterance: Utterance) {
    let range = utterance.scalarRange(of: entity.span)
    object { json in
      json.member("kind", entity.kind.rawValue)
      json.member("start", range.lowerBound)
      json.member("end", range.upperBound)
      json.member("text", utterance.text(of: entity.span))
      json.entityValue(entity.value)
    }
  }

  private mutating func entityValue(_ value: EntityValue) {
    switch value {
    case .number(let number): member("value", number.description)
    case .currencyAmount(let amount):
      member("value", amount.amount.description)
      member("currency", amount.currency)
    case .currencyInterval(let interval):
      member("from", orNull: interval.from?.description)
      member("to", orNull: interval.to?.description)
      member("currency", interval.currency)
    case .date(let reading):
      member("value", reading.upcoming.description)
      // Where looking back gives another date: "Friday".
      if reading.latest != reading.upcoming { member("latest", reading.latest.description) }
    case .handle(let handle): member("value", handle)
    }
  }
}
