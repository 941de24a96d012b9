internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceIntents
public import ParlanceLanguages

/// Says in a language what speaks for a suggestion.
///
///     let writer = try SuggestionWriter(LanguagePack(for: LanguageCode("en-GB")))
///     writer.text(of: .weekday(.friday, minute: 19 * 60, count: 6, total: 8))
///     // "Fridays around 19:00, 6 of the last 8"
///
/// The sentences are those of the pack's `sentences.tsv` under `suggest`; times and numbers are written by CLDR.
public struct SuggestionWriter: Sendable {
  private let sentences: Sentences
  private let formatter: EntityFormatter

  /// Makes a writer.
  ///
  /// - Throws: ``PackError`` with file and line at a malformed line, ``ICUFailure`` when ICU lacks its data.
  /// - Complexity: O(*n*), *n* the size of the table; ICU's formatters take some milliseconds to open.
  public init(_ pack: LanguagePack) throws {
    sentences = try Sentences(pack)
    formatter = try EntityFormatter(for: pack.code)
  }

  /// A reason as people are to read it; nil where the language has no sentence for it.
  public func text(of reason: SuggestionReason) -> String? {
    switch reason {
    case .weekday(let day, let minute, let count, let total):
      sentence(["suggest.weekday.\(day.rawValue)"], minute: minute, count: count, total: total)
    case .daily(let minute, let count, let total):
      sentence(["suggest.daily"], minute: minute, count: count, total: total)
    case .place(let count, let total):
      sentence(["suggest.place"], count: count, total: total)
    case .frequent(let count, let days):
      sentence(["suggest.frequent"], count: count, total: days)
    case .recent(let days):
      sentence(["suggest.recent.\(days)", "suggest.recent"], count: days)
    }
  }

  private func sentence(
    _ keys: [String], minute: Int? = nil, count: Int, total: Int? = nil
  ) -> String? {
    var values = ["count": formatter.text(of: Decimal(count))]
    values["total"] = total.map { formatter.text(of: Decimal($0)) }
    values["time"] = minute.map(formatter.text(ofMinute:))
    return sentences.sentence(keys, values: values)
  }
}
