import ParlanceLanguages
import ParlanceText
import Synchronization

@testable import ParlanceEntities

/// A language made ready once, and short texts for what is found in it.
struct Fixture: Sendable {
  let recognizer: EntityRecognizer
  let lexicon: Lexicon
  let tokenizer: Tokenizer

  /// Wednesday.
  static let reference = moment("2026-03-11T09:30")

  init(_ identifier: String, in library: PackLibrary = .embedded) throws {
    try self.init(LanguagePack(for: LanguageCode(identifier), in: library))
  }

  /// A language with or without a pack of its own.
  init(ofAny identifier: String) throws {
    try self.init(LanguagePack(ofAny: LanguageCode(identifier)))
  }

  private init(_ pack: LanguagePack) throws {
    var lexicon = Lexicon()
    tokenizer = try Tokenizer(for: pack.code, rules: TextRules(pack))
    recognizer = try EntityRecognizer(pack: pack, tokenizer: tokenizer, lexicon: &lexicon)
    self.lexicon = lexicon
  }

  static func moment(_ text: String) -> ReferenceDate {
    guard let moment = ReferenceDate(text) else { preconditionFailure("\(text) is no moment") }
    return moment
  }

  func utterance(_ text: String) throws -> Utterance {
    var utterance = try tokenizer.utterance(text)
    lexicon.annotate(&utterance)
    return utterance
  }

  /// The entities of a kind, or of all, each as its text, an equals sign and its value.
  func entities(
    _ text: String, _ kind: Entity.Kind? = nil, at reference: ReferenceDate = Self.reference
  ) throws -> [String] {
    let utterance = try utterance(text)
    return recognizer.entities(in: utterance, at: reference)
      .filter { kind == nil || $0.kind == kind }
      .map { "\(utterance.text(of: $0.span)) = \($0.value.text)" }
  }

  /// The candidates of a kind, each as its text, an equals sign, its value, and a question mark when it is doubtful.
  func candidates(_ text: String, _ kind: Entity.Kind) throws -> [String] {
    let utterance = try utterance(text)
    return recognizer.candidates(in: utterance, at: Self.reference)
      .filter { $0.kind == kind }
      .map { entity in
        let text = utterance.text(of: entity.span)
        return "\(text) = \(entity.value.text)\(entity.cost > 0 ? " ?" : "")"
      }
  }
}

extension EntityValue {
  /// `25`, `USD 20`, `USD 10..20`, `2026-03-11`, or `upcoming | latest` where they differ.
  var text: String {
    switch self {
    case .number(let value): "\(value)"
    case .currencyAmount(let sum): "\(sum.currency) \(sum.amount)"
    case .currencyInterval(let sums):
      "\(sums.currency) \(sums.from.map { "\($0)" } ?? "")..\(sums.to.map { "\($0)" } ?? "")"
    case .date(let reading):
      reading.upcoming == reading.latest
        ? "\(reading.upcoming)" : "\(reading.upcoming) | \(reading.latest)"
    case .handle(let handle): handle
    }
  }
}

/// The languages that the tests of this module speak, each made ready once.
enum Languages {
  static func fixture(_ identifier: String) throws -> Fixture {
    guard let fixture = all[identifier] else {
      preconditionFailure("\(identifier) is missing in the list of languages")
    }
    return try fixture.get()
  }

  /// A language with or without a pack of its own.
  static func any(_ identifier: String) throws -> Fixture {
    try fixtures.withLock { known in
      if let fixture = known[identifier] { return fixture }
      let fixture = try Fixture(ofAny: identifier)
      known[identifier] = fixture
      return fixture
    }
  }

  private static let fixtures = Mutex<[String: Fixture]>([:])

  static let english = Result { try Fixture("en-US") }

  private static let all: [String: Result<Fixture, any Error>] = {
    var all = ["en-US": english]
    for identifier in ["en-AU", "en-CA", "en-GB", "en-IE", "en-IN", "en-NZ", "en-SG", "en-ZA"] {
      all[identifier] = Result { try Fixture(identifier) }
    }
    return all
  }()
}
