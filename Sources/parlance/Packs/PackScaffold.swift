internal import Parlance
internal import ParlanceEntities
internal import ParlanceLanguages

/// The files that the pack of a language begins with, with what CLDR knows of the language.
struct PackScaffold {
  /// By name, with their contents.
  let files: [(name: String, text: String)]

  /// Fills in the files of a scaffold.
  ///
  /// - Parameters:
  ///   - tag: The name of the pack: `eo`.
  ///   - isRegional: Whether a pack of the language is there, so that this one holds only what differs.
  /// - Throws: ``ICUFailure`` when ICU lacks its data.
  init(tag: String, code: LanguageCode, isRegional: Bool) throws(ICUFailure) {
    let facts = try LanguageFacts(code)
    let values = [
      "tag": tag,
      "currency": code.currency ?? "EUR",
      "currencyNames": Self.list(facts.currencyNames),
      "months": Self.list(facts.months),
      "weekdays": Self.list(facts.weekdays),
      "numbers": Self.list(facts.numbers.map { "\($0.digits) \($0.words)" }),
    ]
    files = PackLibrary.scaffold
      .filter { !isRegional || Self.regionalFiles.contains(String($0.name)) }
      .map { (String($0.name), Self.filled($0.text, values)) }
  }

  /// What is most likely to differ.
  private static let regionalFiles: Set = ["pack.json", "currency.tsv", "dates.tsv"]

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// The text with the value of each `%name%` in its place.
  private static func filled(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { text, value in text.replacing("%\(value.key)%", with: value.value) }
  }
}
