internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText

/// What the phrasebooks of apps add to a language pack: files above all others, as if they had been written for it.
struct PhrasebookLayer {
  private let tokenizer: Tokenizer
  private var types: PhrasebookTypes
  private var schemas: [String: IntentSchema] = [:]
  /// By class and parameter, what the catalogue calls the type.
  private var typeNames: [String: [String: String]] = [:]
  private var parameterRows: [String] = []
  private var propertyRows: [String] = []
  private var templates = RecordedTemplates()
  private var sentences: [String: String] = [:]

  /// Reads the phrasebooks of apps; nil where no app has one.
  ///
  /// - Parameters:
  ///   - pack: The language.
  ///   - tokenizer: That of the language.
  /// - Throws: ``PackError`` at a class that stands for two things, and at a phrase whose class or variable nothing
  ///   declares.
  init?(_ apps: [App], in pack: LanguagePack, tokenizer: Tokenizer) throws(PackError) {
    let speaking = apps.filter { $0.phrasebook != nil }
    guard !speaking.isEmpty else { return nil }
    let catalog = try IntentCatalog(pack)
    self.tokenizer = tokenizer
    types = try PhrasebookTypes(catalog, pack)
    for app in speaking {
      guard let book = app.phrasebook else { continue }
      let options = Set(app.terms.flatMap(\.parameters))
      for schema in book.intents { try declare(schema, book, options, catalog) }
      for phrase in book.phrases { try add(phrase, book) }
      sentences.merge(book.sentences) { first, _ in first }
    }
  }

  // MARK: Intents

  private mutating func declare(
    _ schema: IntentSchema, _ book: IntentPhrasebook, _ options: Set<String>,
    _ catalog: IntentCatalog
  ) throws(PackError) {
    let intent = schema.intentClass
    guard catalog.intents[intent] == nil else {
      throw Self.error("'\(intent)' is a class of the system, and cannot be an app's own")
    }
    if let known = schemas[intent] {
      guard known == schema else {
        throw Self.error("two apps declare '\(intent)', each in its own way")
      }
      return
    }
    schemas[intent] = schema
    for parameter in schema.parameters where PhraseWords.isName(parameter.name) {
      declare(parameter, of: intent, book, options)
    }
    if typeNames[intent] == nil { parameterRows.append("\(intent)\t-") }
  }

  private mutating func declare(
    _ parameter: IntentSchema.Parameter, of intent: String, _ book: IntentPhrasebook,
    _ options: Set<String>
  ) {
    let path = "\(intent).\(parameter.name)"
    let hasOptions = options.contains(path)
    guard let type = types.name(of: parameter, of: intent, in: book, options: hasOptions) else {
      return
    }
    typeNames[intent, default: [:]][parameter.name] = type
    parameterRows.append("\(path)\t\(type)\(parameter.isArray ? "[]" : "")")
    if hasOptions { propertyRows.append("\(path)\t\(parameter.name)") }
  }

  // MARK: Phrases

  private static let lead = "phrase-lead"
  private static let end = "phrase-end"
  private static let article = "value-lead"
  private static let and = "value-and"

  /// The rules of a pack that stand around phrases and values, whatever its own templates use.
  static let surroundingRules = [lead, end, article, and]

  private mutating func add(_ phrase: IntentPhrase, _ book: IntentPhrasebook) throws(PackError) {
    guard let schema = schemas[phrase.intentClass] else {
      throw Self.error("'\(phrase.text)' asks for '\(phrase.intentClass)', which no app declares")
    }
    guard let text = SentenceTemplate(phrase.text) else {
      throw Self.error("a variable is written ${name}: '\(phrase.text)'")
    }
    for variable in text.variables where schema[declaring: variable] == nil {
      throw Self.error("\(phrase.intentClass) has no parameter '\(variable)': '\(phrase.text)'")
    }
    let recorded = recorded(text, phrase, schema, book)
    guard let body = body(recorded, of: phrase.intentClass) else { return }
    templates.add(
      "<\(Self.lead)> \(body) [<\(Self.end)>]", saying: words(recorded, of: phrase.intentClass),
      for: .init(intentClass: phrase.intentClass, variables: recorded.variables),
      with: recorded.values, isTitle: phrase.values.names.isEmpty)
  }

  /// The words of a phrase as the language folds them, with types in place of variables.
  private func words(_ phrase: RecordedPhrase, of intent: String) -> [String] {
    phrase.parts.flatMap { part in
      switch part {
      case .text(let text): (try? tokenizer.utterance(text).foldedWords) ?? [text]
      case .variable(let path):
        ["{\(schemas[intent]?[String(path.prefix { $0 != "." })]?.type ?? path)}"]
      }
    }
  }

  private func recorded(
    _ text: SentenceTemplate, _ phrase: IntentPhrase, _ schema: IntentSchema,
    _ book: IntentPhrasebook
  ) -> RecordedPhrase {
    var recorded = RecordedPhrase(text, values: phrase.values)
    for name in phrase.values.names where typeNames[phrase.intentClass]?[name] != nil {
      guard phrase.values[name].count == 1, let type = schema[name]?.type else { continue }
      recorded.generalize(
        name, names: book.names(of: phrase.values[name][0], type: type), by: tokenizer)
    }
    return recorded
  }

  /// What a template says of a phrase; nil where it has no word, or a variable whose values nobody can say.
  private func body(_ phrase: RecordedPhrase, of intent: String) -> String? {
    var body = ""
    var hasWords = false
    for part in phrase.parts {
      switch part {
      case .text(let text):
        body += PhraseWords.literal(text)
        hasWords = hasWords || PhraseWords.hasWords(text)
      case .variable(let path):
        let name = String(path.prefix { $0 != "." })
        guard let type = typeNames[intent]?[name] else { return nil }
        let isArray = schemas[intent]?[name]?.isArray == true
        let value = types[own: type] != nil ? "[<\(Self.article)>] {\(name)}" : "{\(name)}"
        body += isArray ? "\(value) (<\(Self.and)> \(value))*" : value
      }
    }
    return hasWords ? body : nil
  }

  // MARK: Files

  /// The name that errors give the files.
  private static let folder = "phrasebooks"

  private static func error(_ message: String) -> PackError {
    PackError(message, file: folder, line: 0)
  }

  private static let templateFile = "intents.phrases"

  /// By template, what it means that neither its words nor the values in it say.
  func values(of templates: [PhraseTemplate]) -> [Int32: ParameterValues] {
    let path = Self.path(of: Self.templateFile)
    let own = templates.enumerated().filter { $1.file == path }
    let values = self.templates.values
    return Dictionary(own.map { (Int32($0), values[$1.line] ?? ParameterValues()) }) { $1 }
  }

  /// A pack with these files above its own.
  func over(_ pack: LanguagePack) -> LanguagePack {
    let plurals = PluralForms(pack.settings)
    return pack.adding(
      PackLayer(
        adding: [
          file("intents.tsv", parameterRows), file("vocabulary.tsv", propertyRows),
          file("enums.tsv", types.all.flatMap(\.caseRows)),
          file("values.tsv", types.all.flatMap { $0.termRows(plurals) }),
          file(Self.templateFile, templates.lines + types.all.map(\.requestRule)),
          file("answers.phrases", answerLines), file("sentences.tsv", sentenceRows),
        ], tag: Self.folder))
  }

  private static func path(of name: String) -> String { "\(folder)/\(name)" }

  private func file(_ name: String, _ lines: [String]) -> PackFile {
    PackFile(path: Self.path(of: name), text: lines.map { $0 + "\n" }.joined())
  }

  private var sentenceRows: [String] {
    sentences.sorted { $0.key < $1.key }.map { key, sentence in
      "\(key)\t\(sentence.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
    }
  }

  private var answerLines: [String] {
    types.all.flatMap(\.answerLines)
      + schemas.values.sorted { $0.intentClass < $1.intentClass }.flatMap(correctionLines)
  }

  /// "No, four": who corrects a value says no to another one, not to the whole.
  private static let denial = "[<no-word> [,|.|、|。|،]]"

  /// Values that are told without being asked for: those whose type says which parameter they are for.
  private func correctionLines(_ schema: IntentSchema) -> [String] {
    let names = typeNames[schema.intentClass] ?? [:]
    let parameters = Dictionary(grouping: names.keys, by: { names[$0] ?? "" })
    let lines = parameters.sorted { $0.key < $1.key }.compactMap { type, names -> String? in
      guard names.count == 1, let place = types.place(ofAnswers: type) else { return nil }
      let rule = types[own: type]?.correctionRule ?? type
      let isArray = schema[names[0]]?.isArray == true
      let value = "{\(names[0]):\(rule)}"
      let values = isArray ? "\(value) (<\(Self.and)> \(value))*" : value
      return "\(Self.denial) <answer-lead> [<before-\(place)>] \(values) "
        + "[<after-\(place)>] <answer-end>"
    }
    return lines.isEmpty ? [] : ["## \(schema.intentClass)"] + lines
  }
}
