/// A parameter of an intent of an `.intentdefinition`, or of its answer.
package struct IntentParameter {
  /// As the file has it, with the keys that are not known here.
  package let node: PropertyListNode
  /// The property's name: `soup`.
  package let name: String
  /// The kind of its values: `Integer`, or `Object` for a type that is named beside; empty where the file has none.
  package let type: String
  /// The type of things; nil when the parameter is of none.
  package let objectType: String?
  /// The enumeration; nil when the parameter is of none.
  package let enumerationType: String?
  /// Whether object type and enumeration are the system's.
  package let isOfSystemType: Bool
  /// Whether there may be several values.
  package let isArray: Bool
  /// Whether handlers are asked what they make of its value.
  package let isResolved: Bool
  /// Whether handlers are asked what there is to choose from.
  package let hasDynamicOptions: Bool
  /// Whether what there is to choose from can be searched.
  package let isSearchable: Bool
  /// Whether every thing has such a property: of types only.
  package let isStandard: Bool
  /// The value where none was said; nil where the file has none.
  package let defaultValue: PropertyListNode?
  /// The numbers that it takes; nil where it takes any.
  package let limits: NumberLimits?
  /// What people see.
  package let title: DefinitionText
  /// What is asked about it, by the situation in which it is asked.
  package let dialogs: [(kind: String, text: DefinitionText)]
  /// Why a value cannot be used.
  package let reasons: [DefinedReason]
  /// Why a value cannot be used, for people.
  package var unsupportedReasons: [DefinitionText] { reasons.map(\.format) }

  private static let systemNamespace = "System"

  /// - Parameter prefix: What all keys of the parameter begin with.
  package init(_ node: PropertyListNode, prefix: String) {
    self.node = node
    name = node[prefix + "Name"]?.string ?? ""
    type = node[prefix + "Type"]?.string ?? ""
    objectType = node[prefix + "ObjectType"]?.string
    enumerationType = node[prefix + "EnumType"]?.string
    let namespaces = ["ObjectTypeNamespace", "EnumTypeNamespace"].map { node[prefix + $0]?.string }
    isOfSystemType = namespaces.contains(Self.systemNamespace)
    title = DefinitionText(node, prefix + "DisplayName")
    func isSet(_ key: String) -> Bool { node[prefix + key]?.boolean ?? false }
    isArray = isSet("SupportsMultipleValues")
    isResolved = isSet("SupportsResolution")
    hasDynamicOptions = isSet("SupportsDynamicEnumeration")
    isSearchable = isSet("SupportsSearch")
    isStandard = isSet("Default")
    dialogs = node.all(prefix + "PromptDialogs").map {
      (
        $0[prefix + "PromptDialogType"]?.string ?? "",
        DefinitionText($0, prefix + "PromptDialogFormatString")
      )
    }
    let reasons = node.all(prefix + "UnsupportedReasons").map { DefinedReason($0, prefix: prefix) }
    self.reasons = reasons
    let metadata = node[prefix + "Metadata"]
    defaultValue = metadata?[prefix + "MetadataDefaultValue"]
    limits = metadata.flatMap {
      NumberLimits($0, prefix: prefix + "Metadata", reasons: reasons.map(\.code))
    }
  }
}
