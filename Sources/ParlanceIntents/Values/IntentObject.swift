/// A thing of a type that an app or the system defines (INObject and its subclasses): a soup, a restaurant.
public struct IntentObject: Hashable, Sendable {
  /// The type without a prefix: `Soup`.
  public var type: String
  /// The app's own name for the thing; nil for what people made up.
  public var identifier: String?
  /// What people see.
  public var displayString: String
  /// What it sounds like, spelt as plain words.
  public var pronunciationHint: String?
  /// What else people call it.
  public var synonyms: [String]
  /// The values of its further properties, by name.
  public var properties: ParameterValues

  /// Makes an object.
  public init(
    type: String, identifier: String? = nil, displayString: String,
    pronunciationHint: String? = nil, synonyms: [String] = [],
    properties: ParameterValues = ParameterValues()
  ) {
    self.type = type
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.synonyms = synonyms
    self.properties = properties
  }
}
