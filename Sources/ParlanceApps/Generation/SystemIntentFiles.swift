internal import ParlanceDefinitions
internal import ParlanceIntents
public import ParlanceLanguages

/// The Swift of all system intents, from the tables that all languages share.
public struct SystemIntentFiles: Sendable {
  /// A file.
  public struct File: Hashable, Sendable {
    /// The way from the module's folder: `Payments/SendPaymentIntent.swift`.
    public let path: String
    /// Its content.
    public let text: String
  }

  /// A file for each class in the folder of its domain, and one each for what classes speak of.
  public let files: [File]
  /// How many classes there are.
  public let intentCount: Int

  /// Generates the files.
  ///
  /// - Throws: ``PackError`` at a malformed line, and at a type that is nowhere declared.
  public init(in library: PackLibrary = .embedded) throws(PackError) {
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
