/// A request of any class.
public struct AnyIntent: Hashable, Codable, Sendable {
  /// The class: `INSendPaymentIntent`.
  public let intentClass: String
  /// The values of its parameters.
  public var values: ParameterValues

  /// Makes an intent.
  public init(intentClass: String, values: ParameterValues = ParameterValues()) {
    self.intentClass = intentClass
    self.values = values
  }

  /// The request that an utterance makes.
  public init(_ interpretation: Interpretation) {
    self.init(intentClass: interpretation.intent, values: ParameterValues(interpretation))
  }

  /// The version of the form that ``encode(to:)`` writes.
  private static let version = 1

  private enum CodingKeys: String, CodingKey {
    case version
    case intentClass = "class"
    case values
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError`, also when a newer version wrote it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version) of an intent; \(Self.version) is read")
    }
    intentClass = try container.decode(String.self, forKey: .intentClass)
    values = try container.decode(ParameterValues.self, forKey: .values)
  }

  /// Writes the intent: `{"version":1,"class":"INSendPaymentIntent","values":{"note":[{"text":"lunch"}]}}`.
  ///
  /// What is read back equals what was written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(intentClass, forKey: .intentClass)
    try container.encode(values, forKey: .values)
  }
}
