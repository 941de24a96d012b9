import Parlance
import ParlanceIntents
import ParlanceLanguages
import TestSupport

/// Interpreters of small languages that are frozen here, so that no change of a pack changes what these tests see.
enum FrozenLanguage {
  /// Costs under which known names are cheap and unknown ones are possible.
  static let weights = """
    {"threshold": 3.5, "typo": 1.8, "evenCost": 6, "costScale": 1.2,
     "nameStart": {"unknown": [0.9, 0.3, 2], "given": [0.1, 0.05, 0.6], "piece": [0.9, 0.9, 0.9]},
     "nameRest": {"unknown": [0.9, 0.1, 2], "given": [0.3, 0.05, 0.8], "piece": [0.3, 0.3, 0.3]},
     "noun": {"unknown": 0.2, "common": 0.2, "given": 0.2},
     "skip": {"filler": 0.1, "stop": 0.001, "comma": 0.001}}
    """

  /// An interpreter of a language whose pack has these files beside `pack.json` and weights.
  static func interpreter(
    _ code: String, files: [String: String], context: Context = Context()
  ) throws -> Interpreter {
    try Interpreter(model(code, files: files), context: context)
  }

  /// A language whose pack has these files beside `pack.json` and weights.
  static func model(_ code: String, files: [String: String]) throws -> LanguageModel {
    try LanguageModel(pack(code, files: files))
  }

  /// A pack that has these files beside `pack.json` and weights.
  static func pack(_ code: String, files: [String: String]) throws -> LanguagePack {
    let folder = try TemporaryFolder()
    let tag = try LanguageCode(code).language
    try folder.write("\(tag)/pack.json", "{\"tag\": \"\(tag)\"}")
    try folder.write("\(tag)/weights.json", weights)
    for (name, text) in files {
      try folder.write(name.contains("/") ? name : "\(tag)/\(name)", text)
    }
    return try LanguagePack(for: LanguageCode(code), in: .folder(folder.path))
  }
}
