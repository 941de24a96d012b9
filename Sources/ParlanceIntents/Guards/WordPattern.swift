internal import ParlanceLanguages

/// Words with alternatives and options, written out: `(he|she) [never] pays`.
///
/// Groups may stand in groups. A pattern is a row of a table, so the phrases that it stands for are few.
struct WordPattern {
  /// The phrases, in the order of the alternatives.
  let phrases: [String]

  /// The most phrases that a row may stand for.
  static let maximumCount = 2_000

  /// Reads the first field of a row.
  ///
  /// - Throws: ``PackError`` when a bracket is open or closes nothing, or the phrases are more than ``maximumCount``.
  init(_ row: PackTable.Row) throws(PackError) {
    var reader = PatternReader(Array(row.fields[0]), row)
    phrases = try reader.alternatives(until: nil).filter { !$0.isEmpty }
  }
}

private struct PatternReader {
  private let letters: [Character]
  private let row: PackTable.Row
  private var index = 0
  private var depth = 0
  private static let maximumDepth = 10

  init(_ letters: [Character], _ row: PackTable.Row) {
    self.letters = letters
    self.row = row
  }

  /// The phrases of a group up to the bracket that closes it; of the whole up to the end.
  mutating func alternatives(until end: Character?) throws(PackError) -> [String] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw row.error("groups are too deep") }
    var all: [String] = []
    var current = [""]
    while index < letters.count {
      let letter = letters[index]
      index += 1
      switch letter {
      case "|":
        all += current
        current = [""]
      case "(": current = try Self.joined(current, alternatives(until: ")"), row)
      case "[": current = try Self.joined(current, alternatives(until: "]") + [""], row)
      case ")", "]":
        guard letter == end else { throw row.error("'\(letter)' closes nothing") }
        return all + current
      default: current = current.map { $0 + String(letter) }
      }
    }
    guard end == nil else { throw row.error("a bracket is not closed") }
    return (all + current).map(Self.trimmed)
  }

  private static func joined(
    _ left: [String], _ right: [String], _ row: PackTable.Row
  ) throws(PackError) -> [String] {
    guard left.count * right.count <= WordPattern.maximumCount else {
      throw row.error("stands for more than \(WordPattern.maximumCount) phrases")
    }
    return left.flatMap { first in right.map { first + $0 } }
  }

  private static func trimmed(_ phrase: String) -> String {
    phrase.split(separator: " ").joined(separator: " ")
  }
}
