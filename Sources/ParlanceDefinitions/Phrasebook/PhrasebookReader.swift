/// Reads how people speak of the intents that a definition declares.
package struct PhrasebookReader {
  private let definition: IntentDefinition
  private let translation: [String: String]

  /// - Parameter translation: The texts of a language by their identifiers; what it lacks is said as the definition has
  ///   it.
  package init(_ definition: IntentDefinition, translation: [String: String] = [:]) {
    self.definition = definition
    self.translation = translation
  }

  /// What there is in the language.
  package var phrasebook: PhrasebookModel {
    let intents = definition.intents.filter(\.isCustom)
    return PhrasebookModel(
      phrases: intents.flatMap(phrases), enumerations: definition.enumerations.map(enumeration),
      sentences: Dictionary((intents.flatMap(sentences) + valueSentences)) { first, _ in first })
  }

  /// A text in one line; nil where there is none.
  private func words(_ text: DefinitionText) -> String? {
    let found = text.identifier.flatMap { translation[$0] } ?? text.text?.text
    let words = (found ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  // MARK: Phrases

  private func phrases(_ intent: CustomIntent) -> [PhrasebookModel.Phrase] {
    let combinations = intent.combinations + intent.managedCombinations
    let texts = [words(intent.title)] + combinations.map { words($0.title) }
    var seen: Set<String> = []
    return texts.compactMap(\.self)
      .filter { seen.insert($0).inserted && Self.fault(in: $0, of: intent) == nil }
      .map { PhrasebookModel.Phrase(className: intent.className, text: $0) }
  }

  /// What is wrong with the titles of combinations, which are left out then.
  package var faults: [FileFault] {
    definition.intents.filter(\.isCustom).flatMap { intent in
      (intent.combinations + intent.managedCombinations).compactMap { combination in
        words(combination.title).flatMap { Self.fault(in: $0, of: intent) }
          .map { FileFault(message: $0, line: combination.title.line) }
      }
    }
  }

  private static func fault(in title: String, of intent: CustomIntent) -> String? {
    let variables = TextVariables.names(in: title).map { $0.prefix { $0 != "." } }
    guard
      variables.count == title.split(separator: "${", omittingEmptySubsequences: false).count - 1
    else { return "a variable does not end in '\(title)', which is left out" }
    let names = Set(intent.parameters.map { $0.name[...] })
    return variables.first { !names.contains($0) }.map {
      "\(intent.name) has no parameter '\($0)', of which '\(title)' speaks, which is left out"
    }
  }

  private func enumeration(_ enumeration: DefinedEnumeration) -> PhrasebookModel.Enumeration {
    PhrasebookModel.Enumeration(
      name: enumeration.className,
      cases: enumeration.cases.map { one in
        PhrasebookModel.Case(
          name: one.name, terms: ([one.title] + one.synonyms).compactMap(words))
      })
  }

  // MARK: Sentences

  private typealias Sentence = (key: String, text: String)

  private func sentence(_ key: String, _ text: DefinitionText?) -> Sentence? {
    text.flatMap(words).map { (key, $0) }
  }

  private func sentences(_ intent: CustomIntent) -> [(String, String)] {
    let name = intent.className
    let codes = intent.responseCodes.compactMap { code in
      // What is said when all is ready asks whether it is to be done.
      sentence(
        code.name == "ready" ? "confirm.\(name)" : "response.\(code.name).\(name)", code.format)
    }
    let parameters = intent.parameters.flatMap { sentences($0, of: name) }
    let properties = intent.responseParameters.compactMap {
      sentence("label.\(name).\($0.name)", $0.title)
    }
    return [sentence("title.\(name)", intent.title)].compactMap(\.self) + codes + parameters
      + properties
  }

  private func sentences(_ parameter: IntentParameter, of intent: String) -> [Sentence] {
    let path = "\(intent).\(parameter.name)"
    let reasons = parameter.reasons.map { sentence("unsupported.\(path).\($0.code)", $0.format) }
    return
      ([
        sentence("label.\(path)", parameter.title),
        sentence("ask.\(path)", parameter.dialog("Primary")),
        sentence("confirm.value.\(path)", parameter.dialog("Confirmation")),
      ] + reasons).compactMap(\.self)
  }

  /// What cards call the cases of enumerations.
  private var valueSentences: [(String, String)] {
    definition.enumerations.flatMap { enumeration in
      enumeration.cases.compactMap {
        sentence("value.\(enumeration.className).\($0.name)", $0.title)
      }
    }
  }
}

extension IntentParameter {
  /// What is asked in a situation, where the definition has its own words for it.
  fileprivate func dialog(_ kind: String) -> DefinitionText? {
    dialogs.first { $0.kind == kind && !$0.text.isBlank }?.text
  }
}
