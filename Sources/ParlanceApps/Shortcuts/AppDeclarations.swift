internal import ParlanceDefinitions
package import ParlanceIntents

/// What the files of an app declare that lets it donate shortcuts.
package struct AppDeclarations: Sendable {
  /// The folder of the app.
  package let folder: String
  /// The identifiers that its bundles may have; none where that is left to the build.
  package let identifiers: [String]
  /// The classes of intents that it handles (IntentsSupported).
  package let intents: [String]
  /// What its own intents declare, with their shortcut types.
  package let schemas: [IntentSchema]
  /// What could not be read: `file:line: what is wrong`.
  package let faults: [String]
  /// The types of activities, as they are written.
  private let types: [String]

  private static let variable = "$(PRODUCT_BUNDLE_IDENTIFIER)"

  /// The apps of a folder that declare something, in the order of their own folders.
  ///
  /// - Complexity: O(*n*), *n* the length of the files.
  package static func all(in folder: AppFolder) -> [AppDeclarations] {
    AppProject.projects(folder.files.map(AppSource.init), in: folder).map(AppDeclarations.init)
      .filter { !$0.isEmpty }
  }

  private init(_ project: AppProject) {
    folder = project.root
    identifiers = project.identifiers
    intents = project.supportedIntents.map(\.intent.text).uniqued
    types = project.information.flatMap(\.content.activityTypes).map(\.text).uniqued
    let definitions = project.definitions.map(Self.schemas)
    schemas = definitions.flatMap(\.schemas)
    faults = project.sources.compactMap(Self.fault) + definitions.flatMap(\.faults)
  }

  private var isEmpty: Bool {
    identifiers.isEmpty && intents.isEmpty && schemas.isEmpty && types.isEmpty && faults.isEmpty
  }

  /// The types of activities, and the classes of the app's own intents (NSUserActivityTypes).
  ///
  /// - Parameter identifier: That of the bundle, which types may begin with.
  package func activityTypes(of identifier: String) -> [String] {
    types.map { $0.replacing(Self.variable, with: identifier) }
  }

  private static func schemas(
    _ definition: TranslatedDefinition
  ) -> (schemas: [IntentSchema], faults: [String]) {
    do {
      return (try IntentLibrary(definition.definition).intents.map(IntentSchema.init), [])
    } catch {
      return ([], error.faults.map { text(of: $0, in: definition.file) })
    }
  }

  private static func fault(_ source: AppSource) -> String? {
    guard [.information, .definition].contains(source.file.kind),
      case .failure(let fault) = source.content
    else { return nil }
    return text(of: fault, in: source.file)
  }

  private static func text(of fault: FileFault, in file: AppFile) -> String {
    "\(file.path):\(fault.line): \(fault.message)"
  }
}
