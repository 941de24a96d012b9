/// The templates that may be meant: all but those that need an app where none handles their intent,
/// or those for some intents alone.
package struct TemplateFilter: Sendable {
  /// By template; empty where all are admitted.
  private let isAdmitted: [Bool]

  /// Admits all templates.
  package init() { isAdmitted = [] }

  /// Admits the templates that need no app, or are for intents that apps handle.
  ///
  /// - Parameter intents: The classes that apps handle.
  package init(_ templates: [PhraseTemplate], handled intents: Set<String>) {
    isAdmitted = templates.map { !$0.needsApp || intents.contains($0.intent) }
  }

  /// Admits the templates for some intents alone.
  ///
  /// - Parameter intents: Their classes.
  package init(_ templates: [PhraseTemplate], among intents: Set<String>) {
    isAdmitted = templates.map { intents.contains($0.intent) }
  }

  /// Whether a template may be meant.
  package func admits(_ template: Int32) -> Bool {
    isAdmitted.isEmpty || isAdmitted[Int(template)]
  }
}
