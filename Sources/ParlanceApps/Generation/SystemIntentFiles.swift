internal import ParlanceDefinitions
internal import ParlanceIntents
package import ParlanceLanguages

/// The Swift of all system intents, from the tables that all languages share.
package struct SystemIntentFiles: Sendable {
  /// A file.
  package struct File: Hashable, Sendable {
    /// The way from the module's folder: `Payments/SendPaymentIntent.swift`.
    package let path: String
    /// Its content.
    package let text: String
  }

  /// A file for each class in the folder of its domain, and one each for what classes speak of.
  package let files: [File]
  /// How many classes there are.
  package let intentCount: Int

  /// Generates the files.
  ///
  /// - Throws: ``PackError`` at a malformed line, and at a type that is nowhere declared.
  package init(in library: PackLibrary = .embedded) throws(PackError) {
    let catalog = try IntentCatalog(sharedIn: library)
    let tables = try SystemTables(in: library)
    let types = try SystemTypes(catalog, tables)
    let reader = SystemIntentReader(
      catalog: catalog, tables: tables, types: types,
      deprecations: try IntentDeprecations(in: library))
    let generator = SwiftGenerator.system
    let enumerations = types.enumerationModels
    var files = [
      File(
        path: "Values/Enumerations.swift",
        text: generator.file(enumerations.filter { $0.type.form != .options })),
      File(
        path: "Values/OptionSets.swift",
        text: generator.file(enumerations.filter { $0.type.form == .options })),
      File(path: "Values/Things.swift", text: generator.file(try types.objectModels())),
    ]
    for row in tables.classes {
      let model = try reader.model(of: row)
      let folder = SwiftName.capitalized(row.domain)
      files.append(
        File(path: "\(folder)/\(model.typeName).swift", text: generator.file(model)))
    }
    self.files = files
    intentCount = tables.classes.count
  }
}
