/// A type of things that an `.intentdefinition` declares.
package struct DefinedType {
  /// As the file has it.
  package let node: PropertyListNode
  /// The name, which parameters refer to.
  package let name: String
  /// In file order, those that every thing has among them.
  package let properties: [IntentParameter]
  /// What people see.
  package let title: DefinitionText

  init(_ node: PropertyListNode) {
    self.node = node
    name = node["INTypeName"]?.string ?? ""
    properties = node.all("INTypeProperties").map { IntentParameter($0, prefix: "INTypeProperty") }
    title = DefinitionText(node, "INTypeDisplayName")
  }

  /// The type that Xcode makes of it.
  package var className: String {
    node["INTypeClassName"]?.string ?? (node["INTypeClassPrefix"]?.string ?? "") + name
  }
}
