internal import ParlanceLanguages

/// A property of an intent that the terms of an app's own may be bound to.
public struct VocabularyProperty: Hashable, Sendable {
  /// As `ParameterNames` of an app's vocabulary has it: `INStartWorkoutIntent.workoutName`.
  public let name: String
  /// The class: `INStartWorkoutIntent`.
  public let intent: String
  /// The parameter of the class that takes such terms: `workoutName`.
  public let parameter: String

  /// Makes a property that is called like its parameter.
  init(intent: String, parameter: String) {
    name = "\(intent).\(parameter)"
    self.intent = intent
    self.parameter = parameter
  }

  /// Reads a line of `vocabulary.tsv`.
  ///
  /// - Throws: ``PackError`` where it does not begin with a class and a property.
  init(_ row: PackTable.Row) throws(PackError) {
    intent = try IntentCatalog.path(row).0
    name = String(row.fields[0])
    parameter = String(row.fields[1])
  }
}
