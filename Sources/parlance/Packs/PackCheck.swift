internal import Parlance
internal import ParlanceIntents
internal import ParlanceMatching

/// Compiles a pack and runs the examples of its templates.
struct PackCheck {
  /// An intent that templates of the pack are for.
  struct Intent {
    /// The class.
    let name: String
    /// How many templates are for it.
    var templateCount = 0
    /// How many examples stand below them.
    var exampleCount = 0
    /// The parameters that templates fill, in the catalogue's order.
    var filled: [String] = []
    /// The parameters that none fills, in the catalogue's order.
    var missing: [String] = []
  }

  /// The pack.
  let tag: String
  /// Whether the pack has templates of its own, and not only those of the packs that it stands on.
  let hasTemplates: Bool
  /// The classes of the intents that a pack is expected to have templates for, in the order of the scaffold's.
  let expectedIntents: [String]
  /// How many templates have an example.
  var exampledTemplateCount: Int { model.templates.count { !$0.examples.isEmpty } }
  /// How many different words the pack knows.
  let wordCount: Int
  /// By the order of their first template; what asks for none of the intents is one of them.
  private(set) var intents: [Intent] = []
  /// The examples that are not understood as their template means, and rules that no template could use.
  private(set) var errors: [PackError] = []
  /// What does nothing: rules without a template, words in lists that nobody can say.
  private(set) var warnings: [PackError] = []
  /// The examples that another template of the same intent explains better.
  private(set) var notes: [PackError] = []
  private let model: LanguageModel
  private let answers: LanguageModel

  /// Checks a pack.
  ///
  /// - Throws: ``PackError`` when the pack cannot be compiled, ``LanguageCodeError`` when its tag is no language.
  init(_ tag: String, in library: PackLibrary) throws {
    let pack = try LanguagePack(for: LanguageCode(tag), in: library)
    model = try LanguageModel(pack)
    answers = try LanguageModel(pack, for: .answers)
    self.tag = tag
    let layer = try library.layer(tag)
    hasTemplates = layer?.files.contains { $0.name.hasSuffix(".phrases") } ?? false
    wordCount = model.lexicon.count
    expectedIntents = try Self.intents(of: PackLibrary.scaffold)
    if let layer { try inspect(layer, of: pack) }
    countTemplates()
    try runExamples(of: model)
    try runExamples(of: answers)
  }

  /// Leaves out what was found before: a pack shares the templates of those that it stands on.
  mutating func removeFindings(_ known: Set<PackError>) {
    errors.removeAll(where: known.contains)
    warnings.removeAll(where: known.contains)
    notes.removeAll(where: known.contains)
  }

  private mutating func inspect(_ layer: PackLayer, of pack: LanguagePack) throws(PackError) {
    let inspection = try PackInspection(layer, of: pack, requests: model, answers: answers)
    errors = inspection.errors
    warnings = inspection.warnings
  }

  private mutating func runExamples(of model: LanguageModel) throws(UtteranceError) {
    let inspection = try ExampleInspection(model)
    errors += inspection.errors
    notes += inspection.notes
  }

  // MARK: Answers

  /// How many templates there are for answers.
  var answerTemplateCount: Int { answers.templates.count }

  /// How many examples stand below them.
  var answerExampleCount: Int { answers.templates.reduce(0) { $0 + $1.examples.count } }

  /// What nobody can answer, for want of a template.
  var missingAnswers: [String] {
    let answered = Set(answers.templates.map(\.intent))
    return AnswerCatalog.languageSpecific.filter { !answered.contains($0) }
  }

  // MARK: Coverage

  private mutating func countTemplates() {
    var bound: [String: Set<String>] = [:]
    for template in model.templates {
      let index = index(of: template.intent)
      intents[index].templateCount += 1
      intents[index].exampleCount += template.examples.count
      bound[template.intent, default: []].formUnion(template.parameters)
    }
    for index in intents.indices {
      let name = intents[index].name
      for parameter in model.catalog.intents[name] ?? [] {
        if bound[name]?.contains(parameter.name) == true {
          intents[index].filled.append(parameter.name)
        } else {
          intents[index].missing.append(parameter.name)
        }
      }
    }
  }

  private mutating func index(of name: String) -> Int {
    if let known = intents.firstIndex(where: { $0.name == name }) { return known }
    intents.append(Intent(name: name))
    return intents.count - 1
  }

  /// The parameters of an intent that has no template.
  func parameterCount(of intent: String) -> Int { model.catalog.intents[intent]?.count ?? 0 }

  private static func intents(of files: [PackFile]) throws(PackError) -> [String] {
    var intents: [String] = []
    for file in files where file.name.hasSuffix(".phrases") {
      for statement in try PhraseFile(file).statements {
        guard case .template(let range, _, _) = statement.content else { continue }
        let intent = statement.text(range)
        if !intents.contains(intent) { intents.append(intent) }
      }
    }
    return intents
  }
}
