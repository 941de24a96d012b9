/// How a handler may answer, as an `.intentdefinition` declares it.
package struct DefinedResponseCode {
  /// As the file has it.
  package let node: PropertyListNode
  /// The case: `failureSoupUnavailable`.
  package let name: String
  /// Whether it counts as success.
  package let isSuccess: Bool
  /// What is said then.
  package let format: DefinitionText

  init(_ node: PropertyListNode) {
    self.node = node
    name = node["INIntentResponseCodeName"]?.string ?? ""
    isSuccess = node["INIntentResponseCodeSuccess"]?.boolean ?? false
    format = DefinitionText(node, "INIntentResponseCodeFormatString")
  }
}
