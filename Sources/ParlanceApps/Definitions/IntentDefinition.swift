/// What an `.intentdefinition` says: an app's own intents, and how it sets system intents up.
///
/// The parts keep the nodes they were read from, and so the keys that are not known here.
struct IntentDefinition {
  /// What the names of such files end in.
  static let fileExtension = "intentdefinition"

  /// In file order.
  let intents: [CustomIntent]
  /// The names of the properties of the types that the file declares, by the type's name.
  let properties: [String: Set<String>]
  /// The texts with an identifier under which they are translated, by line.
  let texts: [DefinitionText]
  /// All identifiers, also of texts that are absent.
  let identifiers: Set<String>

  /// Reads the root of the file.
  init(_ root: PropertyListNode) {
    intents = root.all("INIntents").map(CustomIntent.init)
    properties = Self.properties(of: root.all("INTypes"))
    var collector = DefinitionTextCollector()
    collector.collect(from: root)
    texts = collector.texts.sorted { $0.line < $1.line }
    identifiers = collector.identifiers
  }

  private static func properties(of types: [PropertyListNode]) -> [String: Set<String>] {
    var properties: [String: Set<String>] = [:]
    for type in types {
      guard let name = type["INTypeName"]?.string else { continue }
      let names = type.all("INTypeProperties").compactMap { $0["INTypePropertyName"]?.string }
      properties[name, default: []].formUnion(names)
    }
    return properties
  }
}
