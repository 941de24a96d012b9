/// An intent of an `.intentdefinition`.
package struct CustomIntent {
  /// As the file has it, with the keys that are not known here.
  package let node: PropertyListNode
  /// The name without what its class adds: `OrderSoup`.
  package let name: String
  /// What people see of it.
  package let title: DefinitionText
  /// What it does, for people.
  package let description: DefinitionText
  /// In file order.
  package let parameters: [IntentParameter]
  /// Those that are donated, by line.
  package let combinations: [ParameterCombination]
  /// Those that the Shortcuts app shows, by line.
  package let managedCombinations: [ParameterCombination]
  /// The parameters of the answer, in file order.
  package let responseParameters: [IntentParameter]
  /// How handlers may answer, in file order.
  package let responseCodes: [DefinedResponseCode]
  /// What is said of the outcome.
  package let responseTexts: [DefinitionText]

  package init(_ node: PropertyListNode) {
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
    responseCodes = (response?.all("INIntentResponseCodes") ?? []).map(DefinedResponseCode.init)
    responseTexts = (response?.all("INIntentResponseCodes") ?? []).flatMap {
      [
        DefinitionText($0, "INIntentResponseCodeFormatString"),
        DefinitionText($0, "INIntentResponseCodeConciseFormatString"),
      ]
    }
  }

  /// Whether it is the app's own, and no intent of the system that the app sets up.
  package var isCustom: Bool { node["INIntentType"]?.string != "System" }

  /// Whether nothing is done before the person has agreed to it.
  package var needsConfirmation: Bool {
    node["INIntentUserConfirmationRequired"]?.boolean ?? false
  }

  /// Whether the device must be unlocked.
  ///
  /// Xcode writes 0 or 1 under `INIntentRestrictions`, and no key where nothing is restricted. Whatever another number
  /// should mean, it restricts.
  package var needsUnlock: Bool { (node["INIntentRestrictions"]?.number ?? 0) != 0 }

  /// The class that Xcode makes of it: `OrderSoupIntent`.
  package var className: String {
    node["INIntentClassName"]?.string
      ?? (node["INIntentClassPrefix"]?.string ?? "") + name + "Intent"
  }

  private static func combinations(_ node: PropertyListNode?) -> [ParameterCombination] {
    guard let node else { return [] }
    return node.keys.compactMap { key in node[key].map { ParameterCombination(key, $0) } }
      .sorted { $0.node.line < $1.node.line }
  }
}
