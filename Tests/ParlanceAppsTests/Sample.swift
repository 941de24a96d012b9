import ParlanceIntents
import ParlanceLanguages

@testable import ParlanceApps

/// A sample app beside the tests.
enum Sample: String {
  /// Every defect that the rules know, each once.
  case faulty = "Faulty"
  /// No defect.
  case clean = "Clean"

  var path: String {
    let tests = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(tests)/Samples/\(rawValue)"
  }

  func check(disabledRules: Set<AppRule> = []) throws -> AppCheck {
    var settings = AppCheckSettings()
    settings.disabledRules = disabledRules
    return try AppCheck(
      AppFolder(path), catalog: IntentCatalog(sharedIn: .embedded), settings: settings)
  }
}
