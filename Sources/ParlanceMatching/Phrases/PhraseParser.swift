internal import ParlanceLanguages

/// A recursive descent over one expression.
///
///     alternatives = sequence { "|" sequence }
///     element      = primary [ "*" ]
///     primary      = "(" ( alternatives | part ";" part { ";" part } ) ")" | "[" alternatives "]" | "<" rule ">"
///                  | "{" parameter [ ":" rule | "=" value ] "}" | "@" kind | "~" cost | word
struct PhraseParser {
  private let bytes: [UInt8]
  private let body: Range<Int>
  private let intent: PhraseNames.Number
  private let statement: PhraseStatement
  private var index: Int
  private var depth = 0
  /// The parts of the expressions underway: one array for all, since each has few.
  private var parts: [PhraseArena.ID] = []
  /// What follows the whole.
  private var tail: PhraseArena.ID = 0

  /// A parser of a part of a statement.
  init(_ body: Range<Int>, of statement: PhraseStatement, intent: PhraseNames.Number) {
    bytes = statement.file.bytes
    self.body = body
    self.intent = intent
    self.statement = statement
    index = body.lowerBound
  }

  /// - Parameter tail: What may come after the whole.
  mutating func parse(
    into compiler: inout PhraseCompiler, before tail: PhraseArena.ID
  ) throws(PackError) -> PhraseArena.ID {
    self.tail = tail
    let expression = try alternatives(&compiler)
    guard index == body.upperBound else {
      throw statement.error("unexpected '\(character)' in \(quotation)")
    }
    return expression
  }

  private var next: UInt8? { index < body.upperBound ? bytes[index] : nil }

  private var character: String { next.map { String(decoding: [$0], as: UTF8.self) } ?? "end" }

  private var quotation: String {
    let text = statement.text(body.prefix(Self.maximumQuotation))
    return "\"\(text)\(body.count > Self.maximumQuotation ? " …" : "")\""
  }

  private static let maximumQuotation = 1_000

  private mutating func skipSpace() {
    while index < body.upperBound, PhraseStatement.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(PackError) {
    guard take(mark) else {
      throw statement.error(
        "expected '\(mark)' but found '\(character)' in \(quotation)")
    }
  }

  private mutating func alternatives(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    try compiler.limits.enter(at: statement)
    depth += 1
    defer {
      depth -= 1
      compiler.limits.leave()
    }
    let last = depth == 1 ? tail : compiler.arena.empty
    let start = parts.count
    repeat {
      parts.append(try sequence(before: last, &compiler))
      try PhraseLimits.check(choices: parts.count - start, at: statement)
    } while take("|")
    // Leaning right: a|(b|c), one expression for one list.
    var result = parts.removeLast()
    while parts.count > start {
      let option = parts.removeLast()
      result = compiler.withArena { $0.alternative(option, result) }
    }
    try PhraseLimits.check(result, in: compiler.arena, at: statement)
    return result
  }

  private mutating func sequence(
    before last: PhraseArena.ID, _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let start = parts.count
    var length = compiler.arena.measure(last).length
    skipSpace()
    while let byte = next, !Self.ends(byte) {
      let element = try element(&compiler)
      length += compiler.arena.measure(element).length
      // Before they are put together: what is longer takes longer.
      try PhraseLimits.check(length: length, at: statement)
      parts.append(element)
      skipSpace()
    }
    var result = last
    while parts.count > start {
      let element = parts.removeLast()
      result = compiler.withArena { $0.sequence(element, result) }
    }
    return result
  }

  private mutating func element(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let content = try primary(&compiler)
    guard next == UInt8(ascii: "*") else { return content }
    index += 1
    return compiler.withArena { $0.intern(.init(operation: .repetition, a: content)) }
  }

  private mutating func primary(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    skipSpace()
    guard let mark = next, Self.isOpening(mark) else { return try word(&compiler) }
    index += 1
    switch mark {
    case UInt8(ascii: "("): return try group(&compiler)
    case UInt8(ascii: "["): return try option(&compiler)
    case UInt8(ascii: "<"): return try rule(&compiler)
    case UInt8(ascii: "{"): return try parameter(&compiler)
    case UInt8(ascii: "@"): return try compiler.kind(name("a kind"), at: statement)
    default: return try cost(&compiler)
    }
  }

  /// Whether something other than a word begins with a byte.
  private static func isOpening(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"),
      UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private mutating func option(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let content = try alternatives(&compiler)
    try expect("]")
    return compiler.withArena { $0.optional(content) }
  }

  private mutating func rule(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let name = try name("a rule's name")
    try expect(">")
    return try compiler.rule(name, intent: intent, at: statement)
  }

  private mutating func group(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let first = try alternatives(&compiler)
    skipSpace()
    guard next == UInt8(ascii: ";") else {
      try expect(")")
      return first
    }
    var parts = [first]
    while take(";") { parts.append(try alternatives(&compiler)) }
    try expect(")")
    return try anyOrder(parts, &compiler)
  }

  private static let maximumPartCount = 6

  private func anyOrder(
    _ parts: [PhraseArena.ID], _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    guard parts.count <= Self.maximumPartCount else {
      throw statement.error("an any-order group has at most \(Self.maximumPartCount) parts")
    }
    var optional: UInt32 = 0
    let contents = parts.enumerated().map { index, part in
      let expression = compiler.arena[part]
      guard expression.operation == .alternative, expression.b == compiler.arena.empty else {
        return part
      }
      optional |= 1 << UInt32(index)
      return expression.a
    }
    let group = compiler.withArena { $0.anyOrder(.init(parts: contents, optional: optional)) }
    try PhraseLimits.check(group, in: compiler.arena, at: statement)
    return group
  }

  private mutating func parameter(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let name = try name("a parameter's name")
    if take("=") {
      let value = try self.name("a value")
      try expect("}")
      return try compiler.implied(name, value: value, intent: intent, at: statement)
    }
    let rule = take(":") ? try self.name("a rule's name") : nil
    try expect("}")
    return try compiler.parameter(name, rule: rule, intent: intent, at: statement)
  }

  private mutating func name(_ what: String) throws(PackError) -> Range<Int> {
    skipSpace()
    let start = index
    while index < body.upperBound, PhraseFile.isNameByte(bytes[index]) { index += 1 }
    guard index > start else {
      throw statement.error("expected \(what) but found '\(character)' in \(quotation)")
    }
    return start..<index
  }

  private mutating func cost(_ compiler: inout PhraseCompiler) throws(PackError) -> PhraseArena.ID {
    let text = statement.text(try name("a cost such as ~1.5"))
    guard let units = Double(text), units >= 0, units < 100 else {
      throw statement.error("a cost is a number from 0 to 99 in \(quotation)")
    }
    let cost = Cost(units: units).rawValue
    return compiler.withArena { $0.intern(.init(operation: .cost, a: cost)) }
  }

  private mutating func word(
    _ compiler: inout PhraseCompiler
  ) throws(PackError) -> PhraseArena.ID {
    let start = index
    while index < body.upperBound, !Self.isMark(bytes[index]) { index += 1 }
    try PhraseLimits.check(wordSize: index - start, at: statement)
    guard let content = try compiler.word(bytes.span.extracting(start..<index), at: statement)
    else {
      throw statement.error("unexpected '\(character)' in \(quotation)")
    }
    return content
  }

  /// Whether a byte ends a sequence.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether a byte is no part of a word.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"),
      UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"):
      true
    default: PhraseStatement.isSpace(byte) || ends(byte)
    }
  }
}
