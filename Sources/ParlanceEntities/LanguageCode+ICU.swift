internal import ParlanceLanguages

extension LanguageCode {
  /// The name by which ICU finds the language's data, with its script: `zh_Hant_HK`.
  var icuLocale: String { "\(language)_\(script)_\(region)" }
}
