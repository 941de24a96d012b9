internal import ParlanceLanguages
internal import ParlanceText

/// Reads the phrase files of a pack into expressions.
///
/// It cannot be copied: its tables are large, and asked at every word.
struct PhraseCompiler: ~Copyable {
  private(set) var templates: [PhraseTemplate] = []
  /// The names of the parameters that templates bind.
  private(set) var parameters: [String] = []
  private(set) var impliedValues: [PhraseSet.ImpliedValue] = []
  private(set) var arena = PhraseArena()
  var catalog: PhraseCatalog
  private(set) var rules: [PhraseRule] = []
  var names: PhraseNames
  private(set) var words: WordReader
  /// By name, the place in ``rules``.
  private var ruleNumbers = IntegerTable()
  /// What the rule that is being parsed binds.
  private var uses = NumberSet()
  private var parameterNumbers = IntegerTable()
  private var impliedNumbers = IntegerTable()
  /// What the parser keeps to.
  var limits = PhraseLimits()

  /// Parses the phrase files of a pack, most specific layer first: its rules replace those of the same name.
  ///
  /// - Throws: ``PackError`` with the file and line of what is wrong.
  init(
    _ files: [PackFile], catalog: PhraseCatalog, tokenizer: Tokenizer
  ) throws(PackError) {
    self.catalog = catalog
    names = PhraseNames(catalog)
    words = WordReader(tokenizer: tokenizer, lexicon: Lexicon())
    var statements: [PhraseStatement] = []
    for file in files { statements += try PhraseFile(file).statements }
    for statement in statements { try addRule(statement) }
    for statement in statements { try addTemplate(statement) }
    // Of templates equally good the first wins: in doubt nothing was asked for.
    templates = templates.filter { !$0.isRequest } + templates.filter(\.isRequest)
  }

  private mutating func addRule(_ statement: PhraseStatement) throws(PackError) {
    guard case .rule(let range, let body) = statement.content else { return }
    let name = number(range, statement)
    let known = ruleNumbers[UInt64(name)]
    guard known >= 0 else {
      ruleNumbers.insert(UInt64(name), Int32(rules.count))
      return rules.append(PhraseRule(name: name, body: body, statement: statement))
    }
    let other = rules[Int(known)].statement
    guard Self.folder(of: other) != Self.folder(of: statement) else {
      throw statement.error(
        "the rule '\(names.text(name))' stands twice, first in \(Self.place(of: other, from: statement))"
      )
    }
  }

  private static func folder(of statement: PhraseStatement) -> Substring {
    let path = statement.file.path
    return path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
  }

  private static func place(
    of other: PhraseStatement, from statement: PhraseStatement
  ) -> String {
    other.file.path == statement.file.path
      ? "line \(other.line)" : "\(other.file.path):\(other.line)"
  }

  private mutating func addTemplate(_ statement: PhraseStatement) throws(PackError) {
    switch statement.content {
    case .rule: break
    case .example(let range):
      templates[templates.count - 1].examples.append(.init(statement: statement, range: range))
    case .template(let range, let body, let needsApp):
      let intent = number(range, statement)
      guard names.isIntent(intent) else {
        let name = names.text(intent)
        throw statement.error(
          "unknown intent '\(name)'" + PhraseCatalog.hint(name, catalog.intents.keys))
      }
      let template = try template(body, of: statement, intent: intent, needsApp: needsApp)
      guard template.isRequest || !needsApp else {
        throw statement.error("no app is needed for what asks for none of the intents")
      }
      templates.append(template)
    }
  }

  private mutating func template(
    _ body: Range<Int>, of statement: PhraseStatement, intent: PhraseNames.Number, needsApp: Bool
  ) throws(PackError) -> PhraseTemplate {
    uses = NumberSet()
    let closing = try closing(intent: intent, at: statement)
    var parser = PhraseParser(body, of: statement, intent: intent)
    let root = try parser.parse(into: &self, before: closing)
    try limits.add(root, in: arena, at: statement)
    return PhraseTemplate(
      intent: names.text(intent), statement: statement, body: body, root: root,
      needsApp: needsApp,
      parameters: names.parameters(of: uses))
  }

  /// What may follow a request, "for me", "right now"; nothing where the pack has no such rule.
  private mutating func closing(
    intent: PhraseNames.Number, at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    guard let closing = catalog.closing else { return arena.empty }
    let name = names.number(closing)
    guard ruleNumbers[UInt64(name)] >= 0 else { return arena.empty }
    return arena.optional(try rule(name, intent: intent, at: statement))
  }

  private mutating func number(
    _ name: Range<Int>, _ statement: PhraseStatement
  ) -> PhraseNames.Number {
    names.number(statement.file.bytes.span.extracting(name))
  }

  // MARK: What the parser asks for

  mutating func withArena(_ body: (inout PhraseArena) -> PhraseArena.ID) -> PhraseArena.ID {
    body(&arena)
  }

  /// The expression of a literal; nil where it has no word.
  mutating func word(
    _ literal: Span<UInt8>, at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID? {
    var lexemes = words.lexemes(literal)
    try PhraseLimits.check(length: lexemes.count, at: statement)
    guard let last = lexemes.popLast() else { return nil }
    // From the end, since a sequence is made anew where something is put behind it.
    return lexemes.reversed().reduce(arena.intern(.init(operation: .word, a: last))) { rest, word in
      arena.sequence(arena.intern(.init(operation: .word, a: word)), rest)
    }
  }

  /// The expression of a rule in templates of an intent.
  mutating func rule(
    _ name: Range<Int>, intent: PhraseNames.Number, at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    try rule(number(name, statement), intent: intent, at: statement)
  }

  mutating func rule(
    _ name: PhraseNames.Number, intent: PhraseNames.Number, at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    let index = Int(ruleNumbers[UInt64(name)])
    guard index >= 0 else { throw unknownRule(name, at: statement) }
    for known in rules[index].meanings.indices
    where names.arePossible(rules[index].meanings[known].uses, in: intent) {
      let meaning = rules[index].meanings[known]
      uses.formUnion(meaning.uses)
      try limits.pass(meaning.depth, at: statement)
      return meaning.expression
    }
    guard !rules[index].isUnderway else {
      throw rules[index].statement.error("the rule '\(names.text(name))' refers to itself")
    }
    let meaning = try meaning(of: index, intent: intent)
    rules[index].meanings.append(meaning)
    uses.formUnion(meaning.uses)
    return meaning.expression
  }

  private func unknownRule(
    _ name: PhraseNames.Number, at statement: PhraseStatement
  ) -> PackError {
    let text = names.text(name)
    return statement.error(
      "unknown rule '\(text)'" + PhraseCatalog.hint(text, rules.map { names.text($0.name) }))
  }

  private mutating func meaning(
    of index: Int, intent: PhraseNames.Number
  ) throws(PackError) -> PhraseRule.Meaning {
    let outer = uses
    uses = NumberSet()
    rules[index].isUnderway = true
    defer {
      uses = outer
      rules[index].isUnderway = false
    }
    let statement = rules[index].statement
    let outerDepth = limits.beginRule()
    var parser = PhraseParser(rules[index].body, of: statement, intent: intent)
    let expression = try parser.parse(into: &self, before: arena.empty)
    return PhraseRule.Meaning(
      expression: expression, uses: uses, depth: limits.endRule(outerDepth))
  }

  /// The expression of a parameter.
  ///
  /// - Parameter rule: The name of the rule that reads it; nil for that of its type.
  mutating func parameter(
    _ range: Range<Int>, rule own: Range<Int>?, intent: PhraseNames.Number,
    at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    let name = number(range, statement)
    let typeRule = try typeRule(of: name, in: intent, at: statement)
    let rule = own.map { number($0, statement) } ?? typeRule
    let body = try self.rule(rule, intent: intent, at: statement)
    guard !arena.bindsParameter(body) else {
      throw statement.error("the parameter '\(names.text(name))' holds another parameter")
    }
    use(name, typeRule: own == nil ? typeRule : nil)
    var id = parameterNumbers[UInt64(name)]
    if id < 0 {
      id = Int32(parameters.count)
      parameters.append(names.text(name))
      parameterNumbers.insert(UInt64(name), id)
    }
    return arena.intern(.init(operation: .parameter, a: id, b: slot(name, reading: body)))
  }

  /// What a slot takes: what its rule reads, and the edges that it takes whatever that is.
  private mutating func slot(
    _ parameter: PhraseNames.Number, reading body: PhraseArena.ID
  ) -> PhraseArena.ID {
    guard let kinds = catalog.kindsOfSlots[names.text(parameter)] else { return body }
    return kinds.reduce(body) { body, kind in
      arena.alternative(arena.intern(.init(operation: .kind, a: kind)), body)
    }
  }

  private func typeRule(
    of parameter: PhraseNames.Number, in intent: PhraseNames.Number, at statement: PhraseStatement
  ) throws(PackError) -> PhraseNames.Number {
    guard let rule = names.typeRule(of: parameter, in: intent) else {
      throw statement.error(
        catalog.unknownParameter(names.text(parameter), of: names.text(intent)))
    }
    return rule
  }

  private mutating func use(_ parameter: PhraseNames.Number, typeRule: PhraseNames.Number?) {
    uses.insert(names.number(.init(parameter: parameter, typeRule: typeRule)))
  }

  /// The expression of a value that has no text.
  mutating func implied(
    _ range: Range<Int>, value: Range<Int>, intent: PhraseNames.Number,
    at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    let name = number(range, statement)
    _ = try typeRule(of: name, in: intent, at: statement)
    use(name, typeRule: nil)
    let value = number(value, statement)
    let key = IntegerTable.key(name, value)
    var id = impliedNumbers[key]
    if id < 0 {
      id = Int32(impliedValues.count)
      impliedValues.append(
        .init(parameter: names.text(name), value: names.text(value)))
      impliedNumbers.insert(key, id)
    }
    return arena.intern(.init(operation: .implied, a: id))
  }

  /// The expression of an edge of a kind, or of a name or text that nothing knows.
  mutating func kind(
    _ range: Range<Int>, at statement: PhraseStatement
  ) throws(PackError) -> PhraseArena.ID {
    let name = number(range, statement)
    if let kind = names.kind(name) {
      return arena.intern(.init(operation: .kind, a: kind))
    }
    let text = names.text(name)
    guard let operation = Self.openKinds[text] else {
      throw statement.error(
        "unknown kind '@\(text)'" + PhraseCatalog.hint(text, catalog.kinds + Self.openKinds.keys))
    }
    return arena.intern(.init(operation: operation))
  }

  /// The kinds that no list holds.
  private static let openKinds: [String: PhraseArena.Expression.Operator] = [
    "name": .name, "text": .text, "noun": .noun,
  ]
}
