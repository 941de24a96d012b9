internal import ParlanceIntents
internal import ParlanceLanguages

/// What checks know of Siri and the App Store, from the tables that all languages share.
struct SystemFacts {
  private static let reservedTermsFileName = "reserved.tsv"

  /// The intents of the system.
  let catalog: IntentCatalog
  /// Those that are out of use.
  let deprecations: IntentDeprecations
  /// What the metadata of App Intents may not contain, in lower case.
  let reservedTerms: [String]

  /// Reads the tables.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(in library: PackLibrary) throws(PackError) {
    catalog = try IntentCatalog(sharedIn: library)
    deprecations = try IntentDeprecations(in: library)
    reservedTerms = try library.sharedRows(of: Self.reservedTermsFileName, columns: 1).map {
      $0.fields[0].lowercased()
    }
  }
}
