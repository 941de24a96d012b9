import ParlanceLanguages

@testable import ParlanceApps

/// A sample app beside the tests.
enum Sample: String {
  /// Every defect that the rules know, each once.
  case faulty = "Faulty"
  /// No defect.
  case clean = "Clean"

  var path: String { "\(Self.tests)/Samples/\(rawValue)" }

  func check(disabledRules: Set<AppRule> = []) throws -> AppCheck {
    var settings = AppCheckSettings()
    settings.disabledRules = disabledRules
    return try check(settings)
  }

  func check(_ settings: AppCheckSettings) throws -> AppCheck {
    try AppCheck(AppFolder(path), in: Self.library(), settings: settings)
  }

  /// Packs that never change, so that better language data breaks no test of the check.
  static func library() throws -> PackLibrary { try PackLibrary.folder(packs) }

  /// Where they are.
  static let packs = tests + "/Packs"

  /// The folder of the tests.
  static let tests =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
}
