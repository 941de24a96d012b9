/// Why a handler may refuse a value, as an `.intentdefinition` declares it.
package struct DefinedReason {
  /// As the file has it.
  package let node: PropertyListNode
  /// The case: `tooMany`.
  package let code: String
  /// What is said then.
  package let format: DefinitionText

  init(_ node: PropertyListNode, prefix: String) {
    self.node = node
    code = node[prefix + "UnsupportedReasonCode"]?.string ?? ""
    format = DefinitionText(node, prefix + "UnsupportedReasonFormatString")
  }
}
