/// An intent of an `.intentdefinition`.
struct CustomIntent {
  /// As the file has it, with the keys that are not known here.
  let node: PropertyListNode
  /// The name without what its class adds: `OrderSoup`.
  let name: String
  /// What people see of it.
  let title: DefinitionText
  /// What it does, for people.
  let description: DefinitionText
  /// In file order.
  let parameters: [IntentParameter]
  /// Those that are donated, by line.
  let combinations: [ParameterCombination]
  /// Those that the Shortcuts app shows, by line.
  let managedCombinations: [ParameterCombination]
  /// The parameters of the answer, in file order.
  let responseParameters: [IntentParameter]
  /// What is said of the outcome.
  let responseTexts: [DefinitionText]

  init(_ node: PropertyListNode) {
    self.node = node
    name = node["INIntentName"]?.string ?? "an intent without a name"
    title = DefinitionText(node, "INIntentTitle")
    description = DefinitionText(node, "INIntentDescription")
    parameters = node.all("INIntentParameters").map {
      IntentParameter($0, prefix: "INIntentParameter")
    }
    combinations = Self.combinations(node["INIntentParameterCombinations"])
    managedCombinations = Self.combinations(node["INIntentManagedParameterCombinations"])
    let response = node["INIntentResponse"]
    responseParameters = (response?.all("INIntentResponseParameters") ?? []).map {
      IntentParameter($0, prefix: "INIntentResponseParameter")
    }
    responseTexts = (response?.all("INIntentResponseCodes") ?? []).flatMap {
      [
        DefinitionText($0, "INIntentResponseCodeFormatString"),
        DefinitionText($0, "INIntentResponseCodeConciseFormatString"),
      ]
    }
  }

  /// Whether it is the app's own, and no intent of the system that the app sets up.
  var isCustom: Bool { node["INIntentType"]?.string != "System" }

  /// The class that Xcode makes of it: `OrderSoupIntent`.
  var className: String {
    node["INIntentClassName"]?.string
      ?? (node["INIntentClassPrefix"]?.string ?? "") + name + "Intent"
  }

  private static func combinations(_ node: PropertyListNode?) -> [ParameterCombination] {
    guard let node else { return [] }
    return node.keys.compactMap { key in node[key].map { ParameterCombination(key, $0) } }
      .sorted { $0.node.line < $1.node.line }
  }
}
