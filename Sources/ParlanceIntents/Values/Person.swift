/// Someone that an utterance names (INPerson).
public struct Person: Hashable, Codable, Sendable {
  /// How the words of the utterance led to the person.
  public enum Match: String, Hashable, Codable, Sendable {
    /// A vocabulary term, letter by letter after folding.
    case exact
    /// A vocabulary term but for its accents.
    case folded
    /// A part of a vocabulary term: a given or a family name.
    case partial
    /// A nickname of a given name.
    case nickname
    /// A vocabulary term with letters wrong.
    case fuzzy
    /// A vocabulary term that is written in another script and sounds so: *wang xiaoming* for 王小明.
    case transliterated
    /// A word for a person by relation or role: "my mom".
    case relation
    /// A phone number or an e-mail address.
    case handle
    /// A name that no vocabulary holds.
    case unknown
  }

  /// The name to show: a vocabulary term where there is exactly one, else the words as said.
  public var displayName: String
  /// How the words led here.
  public var match: Match
  /// All people of the vocabulary who fit equally well, in order of priority, when they are more than one; of a name with
  /// letters wrong, or from another script, those that resemble it, the best first.
  public var candidates: [Candidate]
  /// The vocabulary's identifier of the only term that fits, where it has one.
  public var identifier: String?
  /// SiriKit's relationship, such as `mother`.
  public var relationship: String?
  /// The phone number or e-mail address.
  public var handle: String?

  /// Makes a person.
  ///
  /// Interpretations give `candidates` and no identifier where it is not clear who is meant.
  public init(
    displayName: String, match: Match, candidates: [Candidate] = [], identifier: String? = nil,
    relationship: String? = nil, handle: String? = nil
  ) {
    self.displayName = displayName
    self.match = match
    self.candidates = candidates
    self.identifier = identifier
    self.relationship = relationship
    self.handle = handle
  }
}
