/// A type of things.
package struct ObjectModel: Hashable, Sendable {
  /// The type.
  package let type: ValueType
  /// What things of it have beside identifier, names and synonyms.
  package let properties: [PropertyModel]
  /// What the definition calls it; nil when it has no words for it.
  package let title: String?

  /// Makes a type.
  package init(type: ValueType, properties: [PropertyModel], title: String? = nil) {
    self.type = type
    self.properties = properties
    self.title = title
  }
}
