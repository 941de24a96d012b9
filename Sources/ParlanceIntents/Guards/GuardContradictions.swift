internal import ParlanceLanguages

/// Phrases of a `guards.tsv` that refuse by one row and are harmless by another, so that they refuse nothing.
struct GuardContradictions {
  /// One finding for each phrase, in file order.
  private(set) var findings: [PackError] = []

  /// Compares the rows of a pack.
  ///
  /// - Throws: ``PackError`` at a row that is malformed.
  /// - Complexity: O(*n*) for *n* phrases.
  init(_ pack: LanguagePack) throws(PackError) {
    let rows = try pack.rows(of: "guards.tsv", columns: 2)
    let harmless = try Self.lines(ofHarmless: rows)
    for row in rows where try Guard(row).refusesAnywhere {
      for phrase in try WordPattern(row).phrases {
        guard let line = harmless[phrase] else { continue }
        findings.append(
          row.error(
            "'\(phrase)' refuses here and is harmless in line \(line), so it refuses nothing"))
      }
    }
  }

  private static func lines(ofHarmless rows: [PackTable.Row]) throws(PackError) -> [String: Int] {
    var lines: [String: Int] = [:]
    for row in rows where try Guard(row).effect == .isHarmless {
      for phrase in try WordPattern(row).phrases { lines[phrase] = row.line }
    }
    return lines
  }
}

extension Guard {
  fileprivate var refusesAnywhere: Bool {
    if case .refuses = effect { place.isAnywhere } else { false }
  }
}
