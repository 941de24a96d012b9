internal import ParlanceLanguages
internal import ParlanceText

/// A recursive descent over one expression.
///
///     alternatives = sequence { "|" sequence }
///     element      = primary [ "*" ]
///     primary      = "(" ( alternatives | part ";" part { ";" part } ) ")" | "[" alternatives "]" | "<" rule ">"
///                  | "{" parameter [ ":" rule | "=" value ] "}" | "@" kind | "~" cost | word
struct PhraseParser {
  private let bytes: [UInt8]
  private let intent: String
  private let statement: PhraseFile.Statement
  private var index = 0
  private var depth = 0
  /// The parts of the expressions underway: one array for all, since each has few.
  private var parts: [PhraseArena.ID] = []
  /// What follows the whole.
  private var tail: PhraseArena.ID = 0
  private static let maximumDepth = 100

  init(_ body: String, intent: String, statement: PhraseFile.Statement) {
    bytes = Array(body.utf8)
    self.intent = intent
    self.statement = statement
  }

  /// - Parameter tail: What may come after the whole.
  mutating func parse(
    into set: inout PhraseSet, _ words: inout WordReader, before tail: PhraseArena.ID
  ) throws(PackError) -> PhraseArena.ID {
    self.tail = tail
    let expression = try alternatives(&set, &words)
    guard index == bytes.count else {
      throw statement.error("unexpected '\(character)' in \"\(text(bytes[...]))\"")
    }
    return expression
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var character: String { next.map { text([$0]) } ?? "end" }

  private func text(_ slice: ArraySlice<UInt8>) -> String { String(decoding: slice, as: UTF8.self) }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { index += 1 }
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
        "expected '\(mark)' but found '\(character)' in \"\(text(bytes[...]))\"")
    }
  }

  private mutating func alternatives(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw statement.error("groups and options are at most \(Self.maximumDepth) deep")
    }
    let last = depth == 1 ? tail : set.arena.empty
    let start = parts.count
    repeat { parts.append(try sequence(before: last, &set, &words)) } while take("|")
    // Leaning right: a|(b|c), one expression for one list.
    var result = parts.removeLast()
    while parts.count > start {
      let option = parts.removeLast()
      result = set.withArena { $0.alternative(option, result) }
    }
    return result
  }

  private mutating func sequence(
    before last: PhraseArena.ID, _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let start = parts.count
    skipSpace()
    while let byte = next, !Self.ends(byte) {
      parts.append(try element(&set, &words))
      skipSpace()
    }
    var result = last
    while parts.count > start {
      let element = parts.removeLast()
      result = set.withArena { $0.sequence(element, result) }
    }
    return result
  }

  private mutating func element(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let content = try primary(&set, &words)
    guard next == UInt8(ascii: "*") else { return content }
    index += 1
    return set.withArena { $0.intern(.init(operation: .repetition, a: content)) }
  }

  private mutating func primary(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    skipSpace()
    guard let mark = next, Self.isOpening(mark) else { return try word(&set, &words) }
    index += 1
    switch mark {
    case UInt8(ascii: "("): return try group(&set, &words)
    case UInt8(ascii: "["): return try option(&set, &words)
    case UInt8(ascii: "<"): return try rule(&set, &words)
    case UInt8(ascii: "{"): return try parameter(&set, &words)
    case UInt8(ascii: "@"): return try set.kind(name("a kind"), at: statement)
    default: return try cost(&set)
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
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let content = try alternatives(&set, &words)
    try expect("]")
    return set.withArena { $0.optional(content) }
  }

  private mutating func rule(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let name = try name("a rule's name")
    try expect(">")
    return try set.rule(name, intent: intent, at: statement, &words)
  }

  private mutating func group(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let first = try alternatives(&set, &words)
    skipSpace()
    guard next == UInt8(ascii: ";") else {
      try expect(")")
      return first
    }
    var parts = [first]
    while take(";") { parts.append(try alternatives(&set, &words)) }
    try expect(")")
    return try anyOrder(parts, &set)
  }

  private static let maximumPartCount = 6

  private func anyOrder(
    _ parts: [PhraseArena.ID], _ set: inout PhraseSet
  ) throws(PackError) -> PhraseArena.ID {
    guard parts.count <= Self.maximumPartCount else {
      throw statement.error("an any-order group has at most \(Self.maximumPartCount) parts")
    }
    var optional: UInt32 = 0
    let contents = parts.enumerated().map { index, part in
      let expression = set.arena[part]
      guard expression.operation == .alternative, expression.b == set.arena.empty else {
        return part
      }
      optional |= 1 << UInt32(index)
      return expression.a
    }
    return set.withArena { $0.anyOrder(.init(parts: contents, optional: optional)) }
  }

  private mutating func parameter(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let name = try name("a parameter's name")
    if take("=") {
      let value = try self.name("a value")
      try expect("}")
      return try set.implied(name, value: value, intent: intent, at: statement)
    }
    let rule = take(":") ? try self.name("a rule's name") : nil
    try expect("}")
    return try set.parameter(name, rule: rule, intent: intent, at: statement, &words)
  }

  private mutating func name(_ what: String) throws(PackError) -> String {
    skipSpace()
    let start = index
    while let byte = next, PhraseFile.isNameByte(byte) { index += 1 }
    guard index > start else {
      throw statement.error("expected \(what) but found '\(character)' in \"\(text(bytes[...]))\"")
    }
    return text(bytes[start..<index])
  }

  private mutating func cost(_ set: inout PhraseSet) throws(PackError) -> PhraseArena.ID {
    guard let units = Double(try name("a cost such as ~1.5")), units >= 0, units < 100 else {
      throw statement.error("a cost is a number from 0 to 99 in \"\(text(bytes[...]))\"")
    }
    let cost = Cost(units: units).rawValue
    return set.withArena { $0.intern(.init(operation: .cost, a: cost)) }
  }

  private mutating func word(
    _ set: inout PhraseSet, _ words: inout WordReader
  ) throws(PackError) -> PhraseArena.ID {
    let start = index
    while let byte = next, !Self.isMark(byte) { index += 1 }
    var content = set.arena.empty
    words.visitLexemes(bytes.span.extracting(start..<index)) { lexeme in
      content = set.withArena {
        $0.sequence(content, $0.intern(.init(operation: .word, a: lexeme)))
      }
    }
    guard content != set.arena.empty else {
      throw statement.error("unexpected '\(character)' in \"\(text(bytes[...]))\"")
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
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "~"),
      UInt8(ascii: "*"):
      true
    default: ends(byte)
    }
  }
}
