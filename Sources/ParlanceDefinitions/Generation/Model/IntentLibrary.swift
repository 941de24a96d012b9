/// Classes of intents with the types that they speak of: what the generator writes.
package struct IntentLibrary: Sendable {
  /// In the order of the definition.
  package var intents: [IntentModel]
  /// In the order of the definition.
  package var enumerations: [EnumerationModel]
  /// In the order of the definition.
  package var objects: [ObjectModel]

  /// Makes a library.
  package init(
    intents: [IntentModel], enumerations: [EnumerationModel], objects: [ObjectModel]
  ) {
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
  }
}
