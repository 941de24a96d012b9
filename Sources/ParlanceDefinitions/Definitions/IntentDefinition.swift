/// What an `.intentdefinition` says: an app's own intents, and how it sets system intents up.
///
/// The parts keep the nodes they were read from, and so the keys that are not known here.
package struct IntentDefinition {
  /// What the names of such files end in.
  package static let fileExtension = "intentdefinition"

  /// In file order.
  package let intents: [CustomIntent]
  /// In file order.
  package let enumerations: [DefinedEnumeration]
  /// In file order.
  package let types: [DefinedType]
  /// The names of the properties of the types that the file declares, by the type's name.
  package let properties: [String: Set<String>]
  /// The texts with an identifier under which they are translated, by line.
  package let texts: [DefinitionText]
  /// All identifiers, also of texts that are absent.
  package let identifiers: Set<String>

  /// Reads the root of the file.
  package init(_ root: PropertyListNode) {
    intents = root.all("INIntents").map(CustomIntent.init)
    enumerations = root.all("INEnums").map(DefinedEnumeration.init)
    types = root.all("INTypes").map(DefinedType.init)
    properties = Self.properties(of: types)
    var collector = DefinitionTextCollector()
    collector.collect(from: root)
    texts = collector.texts.sorted { $0.line < $1.line }
    identifiers = collector.identifiers
  }

  private static func properties(of types: [DefinedType]) -> [String: Set<String>] {
    var properties: [String: Set<String>] = [:]
    for type in types {
      properties[type.name, default: []].formUnion(type.properties.map(\.name))
    }
    return properties
  }
}
