package import ParlanceLanguages
package import ParlanceText

/// The templates of a language, parsed.
package struct PhraseSet {
  /// A template and where it stands.
  package struct Template: Sendable {
    package let intent: String
    package let file: String
    package let line: Int
    package let source: String
    let root: PhraseArena.ID
    let uses: Set<ParameterUse>
    package fileprivate(set) var examples: [Example] = []

    /// The names of the parameters that it binds or gives a value, somewhere in it.
    package var parameters: Set<String> { Set(uses.map(\.name)) }
  }

  /// What someone would say, which the template above it must match.
  package struct Example: Sendable {
    package let text: String
    package let file: String
    package let line: Int
  }

  /// A value that a template gives to a parameter without a text: `{callCapability=videoCall}`.
  package struct ImpliedValue: Hashable, Sendable {
    package let parameter: String
    package let value: String
  }

  package private(set) var templates: [Template] = []
  /// The names of the parameters that templates bind.
  package private(set) var parameters: [String] = []
  package private(set) var impliedValues: [ImpliedValue] = []
  private(set) var arena = PhraseArena()
  package internal(set) var catalog: PhraseCatalog

  struct Rule {
    /// What a body stands for, in the templates of every intent whose parameters it takes for the same.
    struct Meaning {
      let expression: PhraseArena.ID
      let uses: Set<ParameterUse>
    }

    let body: String
    let statement: PhraseFile.Statement
    /// One, unless intents have parameters of the same name that are read differently.
    var meanings: [Meaning] = []

    /// Whether a template leads to it.
    var isUsed: Bool { !meanings.isEmpty }
  }

  /// A parameter that a rule binds, and the rule that reads it where the intent decides that.
  struct ParameterUse: Hashable, Sendable {
    let name: String
    let typeRule: String?
  }

  private(set) var rules: [String: Rule] = [:]
  private var underway: [String] = []
  /// What the rule that is being parsed binds.
  private var uses: Set<ParameterUse> = []
  private var parameterIDs: [String: Int32] = [:]
  private var impliedIDs: [ImpliedValue: Int32] = [:]
  private var kindIDs: [String: Int32] = [:]

  /// Parses the phrase files of a pack, most specific layer first: its rules replace those of the same name.
  ///
  /// - Parameter lexicon: Takes in the words of the templates.
  /// - Throws: ``PackError`` with the file and line of what is wrong.
  package init(
    _ files: [PackFile], catalog: PhraseCatalog, tokenizer: Tokenizer, lexicon: inout Lexicon
  ) throws(PackError) {
    self.catalog = catalog
    for (index, kind) in catalog.kinds.enumerated() { kindIDs[kind] = Int32(index) }
    var statements: [PhraseFile.Statement] = []
    for file in files { statements += try PhraseFile(file).statements }
    try collectRules(statements)
    var words = WordReader(tokenizer: tokenizer, lexicon: lexicon)
    for statement in statements { try add(statement, &words) }
    lexicon = words.lexicon
  }

  private mutating func collectRules(_ statements: [PhraseFile.Statement]) throws(PackError) {
    for statement in statements {
      guard case .rule(let name, let body) = statement.content else { continue }
      if let other = rules[name], Self.folder(of: other.statement) == Self.folder(of: statement) {
        throw statement.error(
          "the rule '\(name)' stands twice, first in \(Self.place(of: other.statement, from: statement))"
        )
      }
      if rules[name] == nil { rules[name] = Rule(body: body, statement: statement) }
    }
  }

  private static func folder(of statement: PhraseFile.Statement) -> Substring {
    statement.file.prefix(upTo: statement.file.lastIndex(of: "/") ?? statement.file.startIndex)
  }

  private static func place(
    of other: PhraseFile.Statement, from statement: PhraseFile.Statement
  ) -> String {
    other.file == statement.file ? "line \(other.line)" : "\(other.file):\(other.line)"
  }

  private mutating func add(
    _ statement: PhraseFile.Statement, _ words: inout WordReader
  ) throws(PackError) {
    switch statement.content {
    case .rule: break
    case .example(let text):
      templates[templates.count - 1].examples.append(
        Example(text: text, file: statement.file, line: statement.line))
    case .template(let intent, let body):
      guard catalog.intents[intent] != nil else {
        throw statement.error(
          "unknown intent '\(intent)'" + PhraseCatalog.hint(intent, catalog.intents.keys))
      }
      uses = []
      let closing = try closing(intent: intent, at: statement, &words)
      var parser = PhraseParser(body, intent: intent, statement: statement)
      let root = try parser.parse(into: &self, &words, before: closing)
      templates.append(
        Template(
          intent: intent, file: statement.file, line: statement.line, source: body, root: root,
          uses: uses))
    }
  }

  /// The rule that may follow any request: "for me", "right now".
  private static let closingRule = "closing"

  /// What may follow a request; nothing where the pack has no such rule.
  private mutating func closing(
    intent: String, at statement: PhraseFile.Statement, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    guard rules[Self.closingRule] != nil else { return arena.empty }
    return arena.optional(try rule(Self.closingRule, intent: intent, at: statement, &words))
  }

  // MARK: What the parser asks for

  mutating func withArena(_ body: (inout PhraseArena) -> PhraseArena.ID) -> PhraseArena.ID {
    body(&arena)
  }

  /// The expression of a rule in templates of an intent.
  mutating func rule(
    _ name: String, intent: String, at statement: PhraseFile.Statement, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    guard let rule = rules[name] else {
      throw statement.error("unknown rule '\(name)'" + PhraseCatalog.hint(name, rules.keys))
    }
    if let known = rule.meanings.first(where: { holds($0.uses, in: intent) }) {
      uses.formUnion(known.uses)
      return known.expression
    }
    guard !underway.contains(name) else {
      throw rule.statement.error("the rule '\(name)' refers to itself")
    }
    let meaning = try meaning(of: name, rule, intent: intent, &words)
    rules[name]?.meanings.append(meaning)
    uses.formUnion(meaning.uses)
    return meaning.expression
  }

  private mutating func meaning(
    of name: String, _ rule: Rule, intent: String, _ words: inout WordReader
  ) throws(PackError) -> Rule.Meaning {
    let outer = uses
    uses = []
    underway.append(name)
    var parser = PhraseParser(rule.body, intent: intent, statement: rule.statement)
    let expression = try parser.parse(into: &self, &words, before: arena.empty)
    underway.removeLast()
    defer { uses = outer }
    return Rule.Meaning(expression: expression, uses: uses)
  }

  /// Whether an intent has the parameters, read by the same rules.
  private func holds(_ uses: Set<ParameterUse>, in intent: String) -> Bool {
    guard !uses.isEmpty, let parameters = catalog.intents[intent] else { return uses.isEmpty }
    return uses.allSatisfy { use in
      parameters[use.name].map { use.typeRule == nil || use.typeRule == $0 } ?? false
    }
  }

  mutating func parameter(
    _ name: String, rule: String?, intent: String, at statement: PhraseFile.Statement,
    _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    guard let typeRule = catalog.intents[intent]?[name] else {
      throw statement.error(catalog.unknownParameter(name, of: intent))
    }
    let body = try self.rule(rule ?? typeRule, intent: intent, at: statement, &words)
    guard !arena.bindsParameter(body) else {
      throw statement.error("the parameter '\(name)' holds another parameter")
    }
    uses.insert(ParameterUse(name: name, typeRule: rule == nil ? typeRule : nil))
    let id = parameterIDs[name] ?? Int32(parameters.count)
    if id == parameters.count {
      parameters.append(name)
      parameterIDs[name] = id
    }
    return arena.intern(.init(operation: .parameter, a: id, b: body))
  }

  mutating func implied(
    _ name: String, value: String, intent: String, at statement: PhraseFile.Statement
  ) throws(PackError) -> PhraseArena.ID {
    guard catalog.intents[intent]?[name] != nil else {
      throw statement.error(catalog.unknownParameter(name, of: intent))
    }
    uses.insert(ParameterUse(name: name, typeRule: nil))
    let implied = ImpliedValue(parameter: name, value: value)
    let id = impliedIDs[implied] ?? Int32(impliedValues.count)
    if id == impliedValues.count {
      impliedValues.append(implied)
      impliedIDs[implied] = id
    }
    return arena.intern(.init(operation: .implied, a: id))
  }

  mutating func kind(_ name: String, at statement: PhraseFile.Statement) throws(PackError)
    -> PhraseArena.ID
  {
    switch name {
    case "name": return arena.intern(.init(operation: .name))
    case "text": return arena.intern(.init(operation: .text))
    case "noun": return arena.intern(.init(operation: .noun))
    default:
      guard let id = kindIDs[name] else {
        throw statement.error(
          "unknown kind '@\(name)'"
            + PhraseCatalog.hint(name, catalog.kinds + ["name", "text", "noun"]))
      }
      return arena.intern(.init(operation: .kind, a: id))
    }
  }
}
