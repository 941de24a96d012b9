/// An enumeration that an `.intentdefinition` declares.
package struct DefinedEnumeration {
  /// A case.
  package struct Case {
    /// As the file has it.
    package let node: PropertyListNode
    /// The name: `unknown`.
    package let name: String
    /// Its number; 0 where the file has none.
    package let index: Int
    /// What people see.
    package let title: DefinitionText
    /// What else people call it.
    package let synonyms: [DefinitionText]

    init(_ node: PropertyListNode) {
      self.node = node
      synonyms = node.all("INEnumValueSynonyms").map {
        DefinitionText($0, "INEnumValueSynonymSynonym")
      }
      name = node["INEnumValueName"]?.string ?? ""
      index = node["INEnumValueIndex"]?.integer ?? 0
      title = DefinitionText(node, "INEnumValueDisplayName")
    }
  }

  /// As the file has it.
  package let node: PropertyListNode
  /// The name, which parameters refer to.
  package let name: String
  /// In file order.
  package let cases: [Case]
  /// What people see.
  package let title: DefinitionText

  init(_ node: PropertyListNode) {
    self.node = node
    name = node["INEnumName"]?.string ?? ""
    cases = node.all("INEnumValues").map(Case.init)
    title = DefinitionText(node, "INEnumDisplayName")
  }

  /// The type that Xcode makes of it.
  package var className: String { node["INEnumClassName"]?.string ?? name }
}
