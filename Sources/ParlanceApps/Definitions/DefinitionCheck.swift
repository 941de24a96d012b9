internal import ParlanceDefinitions
internal import ParlanceMatching

/// Looks at an `.intentdefinition`, without its translations.
struct DefinitionCheck {
  private var collector: FindingCollector
  private let definition: IntentDefinition

  /// What is wrong with it, beside what the file has already.
  static func findings(_ list: PropertyList, _ collector: FindingCollector) -> [AppFinding] {
    var schema = SchemaCheck(collector)
    schema.check(list.root, IntentDefinition.schema, name: "the file")
    var check = DefinitionCheck(
      collector: schema.collector, definition: IntentDefinition(list.root))
    check.checkIdentifiers()
    for intent in check.definition.intents { check.check(intent) }
    return check.collector.findings
  }

  /// A translation cannot fit two texts.
  private mutating func checkIdentifiers() {
    var seen: [String: DefinitionText] = [:]
    for text in definition.texts {
      guard let identifier = text.identifier, let words = text.text?.text else { continue }
      let first = seen[identifier] ?? text
      seen[identifier] = first
      guard let other = first.text?.text, other != words else { continue }
      collector.add(
        .reusedTextIdentifier,
        "'\(words)' has the identifier \(identifier) that '\(other)' has, too", at: text.line)
    }
  }

  private mutating func check(_ intent: CustomIntent) {
    if intent.isCustom { checkTitle(of: intent) }
    checkPrimary(of: intent)
    for combination in intent.combinations + intent.managedCombinations {
      check(combination.texts, in: .combination(combination, of: intent))
    }
    for parameter in intent.parameters {
      check(parameter.dialogs.map(\.text), in: .dialog(of: intent))
      check(parameter.unsupportedReasons, in: .reason(of: intent))
    }
    check(intent.responseTexts, in: .response(of: intent))
  }

  private mutating func checkTitle(of intent: CustomIntent) {
    if intent.title.isBlank {
      collector.add(.missingIntentTitle, "\(intent.name) has no title", at: intent.title.line)
    }
    if intent.description.isBlank {
      collector.add(
        .missingIntentDescription, "\(intent.name) has no description",
        at: intent.description.line)
    }
  }

  /// A single combination needs no mark.
  private mutating func checkPrimary(of intent: CustomIntent) {
    let count = intent.combinations.count(where: \.isPrimary)
    guard intent.combinations.count > 1, count != 1 else { return }
    collector.add(
      .primaryCombination,
      "\(intent.name) has \(count) primary combinations of \(intent.combinations.count)",
      at: intent.node["INIntentParameterCombinations"]?.line ?? intent.node.line)
  }

  private mutating func check(_ texts: [DefinitionText], in scope: VariableScope) {
    for text in texts {
      guard let words = text.text else { continue }
      for name in TextVariables.names(in: words.text)
      where !scope.contains(name, properties: definition.properties) {
        let hint = PhraseCatalog.hint(name, scope.names)
        collector.add(
          .unknownVariable, "'${\(name)}' is no \(scope.owner)" + hint, at: words.line)
      }
    }
  }
}
