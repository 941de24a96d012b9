internal import ParlanceLanguages

/// How large what a pack says may become, so that no pack takes all memory, all of the stack, or minutes.
///
/// Rules that name rules can double with each line: a page of them stands for more than a machine holds. What the largest
/// of the project's languages needs is in parentheses.
struct PhraseLimits {
  /// How deep groups, options and rules stand in each other, since the parser descends as deep (19).
  static let maximumDepth = 100
  /// How many parts a template or a rule has in a row: an utterance has no more tokens (25).
  static let maximumLength = 1_000
  /// How many nodes of an ``Automaton`` a template or a rule stands for (1 107 421).
  static let maximumSize = 8_000_000
  /// How many of these can come first (8 303).
  static let maximumChoices = 50_000
  /// How many can come first in all templates together (243 173).
  static let maximumTotalChoices = 2_000_000
  /// How many different expressions all templates and rules have (24 789).
  static let maximumExpressions = 250_000

  /// How many rules, templates and examples a file has.
  static let maximumStatements = 100_000
  /// How many bytes a word has, or words of a script without spaces.
  private static let maximumWordSize = 10_000

  /// How deep the parser is.
  private var depth = 0
  /// The deepest that it came since a rule began.
  private var deepest = 0
  private var totalChoices = 0

  // MARK: Depth

  /// Begins a group, an option, a template or the body of a rule.
  mutating func enter(at statement: PhraseStatement) throws(PackError) {
    try pass(1, at: statement)
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// Takes what was read before and is so many levels deep.
  mutating func pass(_ levels: Int, at statement: PhraseStatement) throws(PackError) {
    guard depth + levels <= Self.maximumDepth else {
      throw statement.error("groups, options and rules are at most \(Self.maximumDepth) deep")
    }
    deepest = max(deepest, depth + levels)
  }

  /// Begins to measure how deep a rule is.
  ///
  /// - Returns: What ``endRule(_:)`` is to be given.
  mutating func beginRule() -> Int {
    defer { deepest = depth }
    return deepest
  }

  /// How many levels deep the rule is.
  mutating func endRule(_ outer: Int) -> Int {
    defer { deepest = max(deepest, outer) }
    return deepest - depth
  }

  // MARK: Size

  static func check(length: Int, at statement: PhraseStatement) throws(PackError) {
    guard length <= maximumLength else {
      throw tooLarge(statement, "more than \(maximumLength) parts in a row")
    }
  }

  static func check(wordSize: Int, at statement: PhraseStatement) throws(PackError) {
    guard wordSize <= maximumWordSize else {
      throw statement.error("a word has more than \(maximumWordSize) bytes")
    }
  }

  static func check(choices: Int, at statement: PhraseStatement) throws(PackError) {
    guard choices <= maximumChoices else {
      throw tooLarge(
        statement, "more than \(maximumChoices) ways to begin, or to go on from some place")
    }
  }

  /// Looks whether an expression can still be used.
  static func check(
    _ id: PhraseArena.ID, in arena: PhraseArena, at statement: PhraseStatement
  ) throws(PackError) {
    let measure = arena.measure(id)
    guard measure.size <= maximumSize else {
      throw tooLarge(statement, "more than \(maximumSize) parts")
    }
    try check(choices: measure.choices, at: statement)
    guard arena.expressions.count <= maximumExpressions else {
      throw statement.error(
        "the pack has more than \(maximumExpressions) different parts of templates")
    }
  }

  private static func tooLarge(_ statement: PhraseStatement, _ excess: String) -> PackError {
    statement.error("with its rules written out this has \(excess)")
  }

  /// Takes a template into account.
  mutating func add(
    _ root: PhraseArena.ID, in arena: PhraseArena, at statement: PhraseStatement
  ) throws(PackError) {
    totalChoices += arena.measure(root).choices
    guard totalChoices <= Self.maximumTotalChoices else {
      throw statement.error(
        "with this one the templates have more than \(Self.maximumTotalChoices) ways to begin")
    }
  }
}
