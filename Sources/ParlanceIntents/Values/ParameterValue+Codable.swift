internal import ParlanceEntities

extension ParameterValue: Codable {
  /// The kinds of values, by what they are called in JSON.
  private enum CodingKeys: CodingKey {
    case person
    case currencyAmount
    case paymentAmount
    case dateRange
    case enumeration
    case boolean
    case number
    case temperature
    case callRecordFilter
    case term
    case object
    case text
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` for a kind of value that this version does not know.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a value is of one kind that is known"))
    }
    self = try Self.decode(kind, from: container)
  }

  private static func decode(
    _ kind: CodingKeys, from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ParameterValue {
    switch kind {
    case .person: .person(try container.decode(Person.self, forKey: kind))
    case .currencyAmount: .currencyAmount(try container.decode(CurrencyAmount.self, forKey: kind))
    case .paymentAmount: .paymentAmount(try container.decode(PaymentAmount.self, forKey: kind))
    case .dateRange: .dateRange(try container.decode(DateComponentsRange.self, forKey: kind))
    case .enumeration: .enumeration(try container.decode(String.self, forKey: kind))
    case .boolean: .boolean(try container.decode(Bool.self, forKey: kind))
    case .number: .number(try container.decode(DecimalText.self, forKey: kind).value)
    case .temperature: .temperature(try container.decode(Temperature.self, forKey: kind))
    case .callRecordFilter:
      .callRecordFilter(try container.decode(CallRecordFilter.self, forKey: kind))
    case .term: .term(try container.decode(Term.self, forKey: kind))
    case .object: .object(try container.decode(IntentObject.self, forKey: kind))
    case .text: .text(try container.decode(String.self, forKey: kind))
    }
  }

  /// Writes an object of one member, which is called as the kind of value is: `{"boolean":true}`.
  ///
  /// What is read back equals what was written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .person(let person): try container.encode(person, forKey: .person)
    case .currencyAmount(let amount): try container.encode(amount, forKey: .currencyAmount)
    case .paymentAmount(let amount): try container.encode(amount, forKey: .paymentAmount)
    case .dateRange(let range): try container.encode(range, forKey: .dateRange)
    case .enumeration(let name): try container.encode(name, forKey: .enumeration)
    case .boolean(let isTrue): try container.encode(isTrue, forKey: .boolean)
    case .number(let number): try container.encode(DecimalText(number), forKey: .number)
    case .temperature(let temperature): try container.encode(temperature, forKey: .temperature)
    case .callRecordFilter(let filter): try container.encode(filter, forKey: .callRecordFilter)
    case .term(let term): try container.encode(term, forKey: .term)
    case .object(let object): try container.encode(object, forKey: .object)
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }
}
