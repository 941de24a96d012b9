import ParlanceLanguages
import ParlanceText

/// Tokenisers whose rules are frozen here, so that no change of a pack changes what these tests see.
enum Fixture {
  static let english = tokenizer("en-US", suffixes: ["'s", "'re", "'ll", "'ve", "'d", "'m"])

  static func tokenizer(_ identifier: String, suffixes: [String] = []) -> Tokenizer {
    var settings = PackSettings()
    settings.detachableSuffixes = suffixes
    return tokenizer(identifier, settings)
  }

  static func tokenizer(_ identifier: String, _ settings: PackSettings) -> Tokenizer {
    guard let code = try? LanguageCode(identifier) else {
      preconditionFailure("\(identifier) is no language code")
    }
    return Tokenizer(for: code, rules: TextRules(settings))
  }
}
