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

  /// A file for each class in the folder of its domain, one for each type that classes speak of, and one that lists what
  /// all classes declare.
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
    var files = try types.enumerationModels().map { model in
      let folder = model.type.form == .options ? "OptionSets" : "Enumerations"
      return File(
        path: "Values/\(folder)/\(model.type.swiftName).swift", text: generator.file(model))
    }
    files += try types.objectModels().map { model in
      File(path: "Values/Things/\(model.type.swiftName).swift", text: generator.file(model))
    }
    var intents: [IntentModel] = []
    for row in tables.classes {
      let model = try reader.model(of: row)
      intents.append(model)
      let folder = SwiftName.capitalized(row.domain)
      files.append(
        File(path: "\(folder)/\(model.typeName).swift", text: generator.file(model)))
    }
    files.append(File(path: "SystemSchemas.swift", text: generator.file(schemasOf: intents)))
    self.files = files
    intentCount = tables.classes.count
  }
}
