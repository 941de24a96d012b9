public import ParlanceEntities
public import ParlanceIntents
public import ParlanceLanguages
internal import ParlanceMatching
public import ParlanceVocabulary

/// A context file: vocabulary, apps, and what "today" is.
///
///     {"referenceDate": "2026-03-11T09:30:00", "timeZone": "America/New_York",
///      "vocabulary": {"contactName": ["Jason Clayton", {"name": "Siobhán", "pronunciation": "shi vawn"}]},
///      "apps": [{"name": "LetsEat", "alternativeNames": ["Lets Eat"], "intents": ["INSendPaymentIntent"]}]}
///
/// Every key is optional but an app's name and a term's.
public struct ContextDocument: Sendable {
  /// The vocabulary and the apps.
  public let context: Context
  /// What "today" is; nil when the file leaves it to the clock.
  public let referenceDate: ReferenceDate?
  /// The zone of the IANA database in which the clock is read; nil for the system's.
  public let timeZone: String?
  /// The terms that the vocabulary did not take, by the order of ``VocabularyType/allCases``.
  public let rejections: [VocabularyRejection]

  /// Reads a context.
  ///
  /// - Parameter file: One JSON object; its path is what errors name.
  /// - Throws: ``PackError`` with the line of a syntax error, of an unknown key, type or time zone, or of a value that is
  ///   of another type than its key asks for.
  /// - Complexity: O(*n*), *n* the length of the file.
  public init(_ file: PackFile) throws(PackError) {
    let json = try JSONDocument(file)
    try Self.requireKeys(["vocabulary", "apps", "referenceDate", "timeZone"], in: json)
    referenceDate = try Self.referenceDate(in: json)
    timeZone = try Self.timeZone(in: json)
    var vocabulary = Vocabulary()
    rejections = try Self.readVocabulary(try json.object("vocabulary"), into: &vocabulary)
    let apps = try (try json.objects("apps") ?? []).map(Self.app)
    context = Context(vocabulary: vocabulary, apps: apps)
  }

  // MARK: Time

  private static func referenceDate(in json: JSONDocument) throws(PackError) -> ReferenceDate? {
    guard let text = try json.string("referenceDate") else { return nil }
    guard let date = ReferenceDate(text) else {
      throw json.fault(
        "'\(text)' is no date; write one such as 2026-03-11T09:30", at: "referenceDate")
    }
    return date
  }

  private static func timeZone(in json: JSONDocument) throws(PackError) -> String? {
    guard let zone = try json.string("timeZone") else { return nil }
    guard ReferenceDate(nowIn: zone) != nil else {
      throw json.fault(
        "unknown time zone '\(zone)'; write one such as Europe/Paris", at: "timeZone")
    }
    return zone
  }

  // MARK: Vocabulary

  private static let typesByName = Dictionary(
    uniqueKeysWithValues: VocabularyType.allCases.map { ("\($0)", $0) })

  private static func readVocabulary(
    _ json: JSONDocument?, into vocabulary: inout Vocabulary
  ) throws(PackError) -> [VocabularyRejection] {
    guard let json else { return [] }
    for name in json.keys where typesByName[name] == nil {
      let hint = PhraseCatalog.hint(name, typesByName.keys)
      throw json.fault("unknown vocabulary type \"\(name)\"\(hint)", at: name)
    }
    var rejections: [VocabularyRejection] = []
    for type in VocabularyType.allCases {
      guard let elements = try json.elements("\(type)") else { continue }
      var terms: [VocabularyTerm] = []
      terms.reserveCapacity(elements.count)
      for element in elements { terms.append(try term(element)) }
      rejections += vocabulary.setVocabulary(terms, of: type)
    }
    return rejections
  }

  private static func term(_ json: JSONDocument) throws(PackError) -> VocabularyTerm {
    if let phrase = json.text { return VocabularyTerm(phrase) }
    guard json.isObject else {
      throw json.fault("a term is to be a string, or an object with a \"name\"")
    }
    try requireKeys(["name", "identifier", "pronunciation"], in: json)
    return try namedTerm(json)
  }

  private static func namedTerm(_ json: JSONDocument) throws(PackError) -> VocabularyTerm {
    guard let name = try json.string("name") else { throw json.fault("the term has no \"name\"") }
    return VocabularyTerm(
      name, pronunciationHint: try json.string("pronunciation"),
      vocabularyIdentifier: try json.string("identifier"))
  }

  // MARK: Apps

  private static let vocabularyProperties: [String] = {
    // The embedded catalogue is tested; where it is unreadable no interpreter can be made either.
    let catalog = try? IntentCatalog(sharedIn: .embedded)
    return catalog?.vocabularyProperties.map(\.name) ?? []
  }()

  private static func app(_ json: JSONDocument) throws(PackError) -> App {
    try requireKeys(["name", "alternativeNames", "intents", "terms"], in: json)
    guard let name = try json.string("name") else { throw json.fault("the app has no \"name\"") }
    return App(
      name: name, alternativeNames: try json.strings("alternativeNames") ?? [],
      intents: try json.strings("intents") ?? [],
      terms: try (try json.objects("terms") ?? []).map(appTerm))
  }

  private static func appTerm(_ json: JSONDocument) throws(PackError) -> AppTerm {
    try requireKeys(["name", "identifier", "pronunciation", "parameters"], in: json)
    guard let parameters = try json.strings("parameters") else {
      throw json.fault("the term has no \"parameters\" such as INStartWorkoutIntent.workoutName")
    }
    for name in parameters where !vocabularyProperties.contains(name) {
      let hint = PhraseCatalog.hint(name, vocabularyProperties)
      throw json.fault("'\(name)' takes no terms of apps\(hint)", at: "parameters")
    }
    return AppTerm(try namedTerm(json), parameters: parameters)
  }

  private static func requireKeys(_ known: [String], in json: JSONDocument) throws(PackError) {
    for key in json.keys where !known.contains(key) {
      let hint = PhraseCatalog.nearest(key, of: known).map { "; did you mean \"\($0)\"?" }
      let list = "; known are \(known.joined(separator: ", "))"
      throw json.fault("unknown key \"\(key)\"\(hint ?? list)", at: key)
    }
  }
}
