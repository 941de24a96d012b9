internal import ParlanceLanguages

/// How much of each currency is traded, from `shares.tsv`: which one a shared name means far from all of them.
struct CurrencyShares {
  /// In tenths of a percent.
  private var shares: [CurrencyCode: Int64] = [:]

  /// Reads the table.
  ///
  /// - Throws: ``PackError`` at a line that is no code and number with one decimal.
  init(_ pack: LanguagePack) throws(PackError) {
    for row in try pack.rows(of: "shares.tsv", columns: 2) {
      guard let code = CurrencyCode(row.fields[0]), let share = ExactNumber(digits: row.fields[1]),
        let tenths = share.multiplied(by: ExactNumber(10))?.whole
      else { throw row.error("expected a code and a share in percent, such as USD and 88.5") }
      shares[code] = tenths
    }
  }

  /// The one of several currencies that is traded at least four times as much as each of the others; nil when none is.
  func dominant(of codes: [CurrencyCode]) -> CurrencyCode? {
    let ranked = codes.map { ($0, shares[$0] ?? 0) }.sorted { $0.1 > $1.1 }
    guard let first = ranked.first, first.1 > 0 else { return nil }
    return ranked.dropFirst().allSatisfy { $0.1 * 4 <= first.1 } ? first.0 : nil
  }
}
