/// Finds the texts of an `.intentdefinition` that are translated, wherever they stand in it.
package struct DefinitionTextCollector {
  /// The case that every enumeration begins with, which nobody is shown and Xcode does not give to translators.
  private static let hiddenCase = "unknown"

  package private(set) var texts: [DefinitionText] = []
  package private(set) var identifiers: Set<String> = []

  /// Goes through a value and all in it.
  package mutating func collect(from node: PropertyListNode) {
    for element in node.elements { collect(from: element) }
    let isHidden = node["INEnumValueName"]?.string == Self.hiddenCase
    for key in node.keys {
      guard let child = node[key] else { continue }
      collect(from: child)
      guard key.hasSuffix(DefinitionText.suffix), let identifier = child.string else { continue }
      identifiers.insert(identifier)
      let text = DefinitionText(node, String(key.dropLast(DefinitionText.suffix.count)))
      if text.text != nil, !isHidden { texts.append(text) }
    }
  }
}
