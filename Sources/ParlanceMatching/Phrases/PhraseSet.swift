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
    package fileprivate(set) var examples: [Example] = []
  }

  /// What someone would say, which the template above it must match.
  package struct Example: Sendable {
    package let text: String
    package let file: String
    package let line: Int
  }

  /// A parameter of an intent that templates bind.
  package struct Parameter: Hashable, Sendable {
    /// The intent class; nil for a parameter that all intents share.
    package let intent: String?
    package let name: String
  }

  /// A value that a template gives to a parameter without a text: `{callCapability=videoCall}`.
  package struct ImpliedValue: Hashable, Sendable {
    package let parameter: String
    package let value: String
  }

  package private(set) var templates: [Template] = []
  package private(set) var parameters: [Parameter] = []
  package private(set) var impliedValues: [ImpliedValue] = []
  private(set) var arena = PhraseArena()
  package internal(set) var catalog: PhraseCatalog

  struct Rule {
    let body: String
    let statement: PhraseFile.Statement
    /// What it stands for once parsed, where it binds no parameter and so means the same everywhere.
    var expression: PhraseArena.ID?
    /// What it stands for in the templates of an intent, where it binds parameters.
    var expressions: [String: PhraseArena.ID] = [:]

    /// Whether a template leads to it.
    var isUsed: Bool { expression != nil || !expressions.isEmpty }
  }

  private(set) var rules: [String: Rule] = [:]
  private var underway: [String] = []
  private var parameterIDs: [Parameter: Int32] = [:]
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
      let request = try parse(body, intent: intent, at: statement, &words)
      let root = try closed(request, intent: intent, at: statement, &words)
      templates.append(
        Template(
          intent: intent, file: statement.file, line: statement.line, source: body, root: root))
    }
  }

  /// The rule that may follow any request: "for me", "right now".
  private static let closingRule = "closing"

  private mutating func closed(
    _ request: PhraseArena.ID, intent: String, at statement: PhraseFile.Statement,
    _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    guard rules[Self.closingRule] != nil else { return request }
    let closing = try rule(Self.closingRule, intent: intent, at: statement, &words)
    return arena.sequence(request, arena.optional(closing))
  }

  private mutating func parse(
    _ body: String, intent: String, at statement: PhraseFile.Statement, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    var parser = PhraseParser(body, intent: intent, statement: statement)
    return try parser.parse(into: &self, &words)
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
    if let known = rule.expression ?? rule.expressions[intent] { return known }
    guard !underway.contains(name) else {
      throw rule.statement.error("the rule '\(name)' refers to itself")
    }
    underway.append(name)
    let id = try parse(rule.body, intent: intent, at: rule.statement, &words)
    underway.removeLast()
    if arena.binding(of: id) == .own {
      rules[name]?.expressions[intent] = id
    } else {
      rules[name]?.expression = id
    }
    return id
  }

  mutating func parameter(
    _ name: String, rule: String?, intent: String, at statement: PhraseFile.Statement,
    _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    guard let typeRule = catalog.intents[intent]?[name] else {
      throw statement.error(catalog.unknownParameter(name, of: intent))
    }
    let body = try self.rule(rule ?? typeRule, intent: intent, at: statement, &words)
    guard arena.binding(of: body) == .none else {
      throw statement.error("the parameter '\(name)' holds another parameter")
    }
    let isShared = catalog.sharedParameters.contains(name)
    let parameter = Parameter(intent: isShared ? nil : intent, name: name)
    let id = parameterIDs[parameter] ?? Int32(parameters.count)
    if id == parameters.count {
      parameters.append(parameter)
      parameterIDs[parameter] = id
    }
    return arena.intern(
      .init(operation: .parameter, a: id, b: body), binding: isShared ? .shared : .own)
  }

  mutating func implied(
    _ name: String, value: String, intent: String, at statement: PhraseFile.Statement
  ) throws(PackError) -> PhraseArena.ID {
    guard catalog.intents[intent]?[name] != nil else {
      throw statement.error(catalog.unknownParameter(name, of: intent))
    }
    let implied = ImpliedValue(parameter: name, value: value)
    let id = impliedIDs[implied] ?? Int32(impliedValues.count)
    if id == impliedValues.count {
      impliedValues.append(implied)
      impliedIDs[implied] = id
    }
    return arena.intern(.init(operation: .implied, a: id), binding: .own)
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
