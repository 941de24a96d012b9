internal import ParlanceDefinitions
internal import ParlanceMatching

/// Compares a property list with what it may hold.
struct SchemaCheck {
  private(set) var collector: FindingCollector

  /// A check that adds to findings.
  init(_ collector: FindingCollector) {
    self.collector = collector
  }

  /// Looks at a value and all in it.
  ///
  /// - Parameter name: What the value is called in a message: the nearest key.
  mutating func check(_ node: PropertyListNode, _ schema: PropertyListSchema, name: String) {
    switch (schema, node.value) {
    case (.string, .string), (.boolean, .boolean), (.number, .number): return
    case (.array(let element), .array):
      for child in node.elements { check(child, element, name: "an element of \(name)") }
    case (.map(let member), .dictionary):
      for key in node.keys { node[key].map { check($0, member, name: "'\(key)'") } }
    case (.openDictionary(let keys), .dictionary):
      checkMembers(of: node, keys)
    case (.dictionary(let keys), .dictionary):
      checkMembers(of: node, keys)
      checkOthers(of: node, keys.map(\.name))
    default:
      collector.add(
        .wrongType, "\(name) is \(node.value.typeName), not \(schema.typeName)", at: node.line)
    }
  }

  private mutating func checkMembers(of node: PropertyListNode, _ keys: [PropertyListSchema.Key]) {
    for key in keys {
      if let child = node[key.name] {
        check(child, key.schema, name: key.name)
      } else if key.isRequired {
        collector.add(.missingKey, "the dictionary has no \(key.name)", at: node.line)
      }
    }
  }

  private mutating func checkOthers(of node: PropertyListNode, _ names: [String]) {
    for key in node.keys where !names.contains(key) {
      let line = node[key]?.line ?? node.line
      collector.add(
        .unknownKey, "unknown key '\(key)'" + PhraseCatalog.hint(key, names), at: line)
    }
  }
}
