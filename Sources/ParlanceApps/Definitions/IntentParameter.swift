/// A parameter of an intent of an `.intentdefinition`, or of its answer.
struct IntentParameter {
  /// As the file has it, with the keys that are not known here.
  let node: PropertyListNode
  /// The property's name: `soup`.
  let name: String
  /// The type that the app declares; nil when the parameter is of no such type.
  let objectType: String?
  /// What is asked about it.
  let dialogs: [DefinitionText]
  /// Why a value cannot be used, for people.
  let unsupportedReasons: [DefinitionText]

  /// - Parameter prefix: What all keys of the parameter begin with.
  init(_ node: PropertyListNode, prefix: String) {
    self.node = node
    name = node[prefix + "Name"]?.string ?? ""
    objectType = node[prefix + "ObjectType"]?.string
    dialogs = node.all(prefix + "PromptDialogs").map {
      DefinitionText($0, prefix + "PromptDialogFormatString")
    }
    unsupportedReasons = node.all(prefix + "UnsupportedReasons").map {
      DefinitionText($0, prefix + "UnsupportedReasonFormatString")
    }
  }
}
