internal import ParlanceLanguages

/// The intents that do what deprecated ones did.
struct IntentSuccessors {
  private let deprecations: IntentDeprecations

  /// Reads the table that all languages share.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(in library: PackLibrary) throws(PackError) {
    deprecations = try IntentDeprecations(in: library)
  }

  /// The class that stands for a deprecated one; the class itself when there is none.
  subscript(intent: String) -> String { deprecations[intent]?.successor ?? intent }
}
