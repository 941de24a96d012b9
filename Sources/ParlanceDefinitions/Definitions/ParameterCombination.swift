/// Parameters that make a shortcut when they have values.
package struct ParameterCombination {
  /// As the file has it, with the keys that are not known here.
  package let node: PropertyListNode
  /// The names of the parameters; empty for the shortcut without any.
  package let parameters: [String]
  /// Whether it is the one that people are offered first.
  package let isPrimary: Bool
  /// What the shortcut is called, and what stands below.
  package let texts: [DefinitionText]
  /// What the shortcut is called.
  package let title: DefinitionText

  /// - Parameter key: The names of the parameters between commas.
  package init(_ key: String, _ node: PropertyListNode) {
    self.node = node
    parameters = key.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
    isPrimary = node["INIntentParameterCombinationIsPrimary"]?.boolean ?? false
    title = DefinitionText(node, "INIntentParameterCombinationTitle")
    texts = [title, DefinitionText(node, "INIntentParameterCombinationSubtitle")]
  }
}
