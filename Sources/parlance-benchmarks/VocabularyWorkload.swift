import FoundationEssentials
import Parlance

/// A folder of names, of utterances that say some of them, and of misspelled names.
///
/// `vocab.tsv` holds a term and its number on a line, `utterances.txt` an utterance, `expected.tsv` a match: the number of
/// the utterance, where it begins and ends in code points and in bytes, and the number of the term. A match ignores
/// case, begins and ends on the edge of a run of letters or digits, and is the longest at the leftmost start.
/// `fuzzy.tsv`, which may be missing, holds a kind, a misspelled name and the number of the one that is meant.
struct VocabularyWorkload {
  /// What an utterance says.
  struct Match: Equatable {
    let start: Int
    let end: Int
    let term: Int
  }

  /// A name with letters wrong.
  struct Query {
    let kind: String
    let said: String
    let term: Int
  }

  struct Malformed: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path): expected a file of a vocabulary workload" }
  }

  let terms: [String]
  let utterances: [String]
  /// For each utterance what it says, in bytes.
  let expected: [[Match]]
  let queries: [Query]

  init(_ folder: String) throws {
    terms = try Self.rows(of: "\(folder)/vocab.tsv", columns: 2).map { String($0[0]) }
    utterances = try Self.rows(of: "\(folder)/utterances.txt", columns: 1).map { String($0[0]) }
    var expected = [[Match]](repeating: [], count: utterances.count)
    for row in try Self.rows(of: "\(folder)/expected.tsv", columns: 6) {
      let numbers = row.compactMap { Int($0) }
      guard numbers.count == 6, expected.indices.contains(numbers[0]),
        terms.indices.contains(numbers[5])
      else { throw Malformed(path: "\(folder)/expected.tsv") }
      expected[numbers[0]].append(Match(start: numbers[3], end: numbers[4], term: numbers[5]))
    }
    self.expected = expected
    queries = try Self.queries("\(folder)/fuzzy.tsv", termCount: terms.count)
  }

  private static func queries(_ path: String, termCount: Int) throws -> [Query] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try rows(of: path, columns: 3).map { row in
      guard let term = Int(row[2]), (0..<termCount).contains(term) else {
        throw Malformed(path: path)
      }
      return Query(kind: String(row[0]), said: String(row[1]), term: term)
    }
  }

  private static func rows(of path: String, columns: Int) throws -> [[Substring]] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Malformed(path: path)
    }
    return try String(decoding: data, as: UTF8.self).utf8
      .split(separator: UInt8(ascii: "\n"))
      .map { line in
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count == columns else { throw Malformed(path: path) }
        return fields.map(Substring.init)
      }
  }
}
