extension Person {
  /// Someone of the vocabulary who may be meant.
  ///
  /// Two people of one name are two, by their identifiers. A literal is somebody without one.
  public struct Candidate: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The vocabulary's term.
    public var displayName: String
    /// The vocabulary's identifier, where it has one.
    public var identifier: String?

    private enum CodingKeys: CodingKey {
      case displayName
      case identifier
    }

    /// Makes a candidate.
    public init(displayName: String, identifier: String? = nil) {
      self.displayName = displayName
      self.identifier = identifier
    }

    /// Makes a candidate without an identifier.
    public init(stringLiteral displayName: String) {
      self.init(displayName: displayName)
    }

    /// Reads what ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.init(displayName: name)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        displayName: try container.decode(String.self, forKey: .displayName),
        identifier: try container.decodeIfPresent(String.self, forKey: .identifier))
    }

    /// Writes the name, or where there is an identifier both, `displayName` and `identifier`.
    public func encode(to encoder: any Encoder) throws {
      guard let identifier else {
        var container = encoder.singleValueContainer()
        try container.encode(displayName)
        return
      }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(displayName, forKey: .displayName)
      try container.encode(identifier, forKey: .identifier)
    }
  }
}
