/// A thing of a type that an app or the system defines, with typed properties (a subclass of INObject).
///
/// The generator writes a structure for each type; ``IntentObject`` is a thing of any type.
public protocol ObjectValue: IntentValue {
  /// The type without a prefix: `Soup`.
  static var typeName: String { get }
  /// The same thing, its type at run time.
  var object: IntentObject { get set }
  /// Makes a thing of this type from one of the type's name.
  init(object: IntentObject)
}

extension ObjectValue {
  /// Makes a thing.
  ///
  /// - Parameters:
  ///   - identifier: The app's own name for it.
  ///   - display: What people see.
  ///   - pronunciationHint: What it sounds like, spelt as plain words.
  ///   - synonyms: What else people call it.
  public init(
    identifier: String?, display: String, pronunciationHint: String? = nil,
    synonyms: [String] = []
  ) {
    self.init(
      object: IntentObject(
        type: Self.typeName, identifier: identifier, displayString: display,
        pronunciationHint: pronunciationHint, synonyms: synonyms))
  }

  /// Reads a thing of this type, and a name or text as what such a thing is called.
  public init?(_ value: ParameterValue) {
    guard let object = IntentObject(value, type: Self.typeName) else { return nil }
    self.init(object: object)
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .object(object) }

  /// The app's own name for it; nil for what people made up.
  public var identifier: String? {
    get { object.identifier }
    set { object.identifier = newValue }
  }

  /// What people see.
  public var displayString: String {
    get { object.displayString }
    set { object.displayString = newValue }
  }

  /// What it sounds like, spelt as plain words.
  public var pronunciationHint: String? {
    get { object.pronunciationHint }
    set { object.pronunciationHint = newValue }
  }

  /// What else people call it (`alternativeSpeakableMatches`).
  public var synonyms: [String] {
    get { object.synonyms }
    set { object.synonyms = newValue }
  }
}
