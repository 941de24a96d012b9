extension IntentDefinition {
  /// What the file may hold. Xcode may add keys, which are kept and let pass.
  ///
  /// Source: definitions that Xcode 10 to 16 wrote (versions 1.0 to 1.2 of the model).
  package static let schema = PropertyListSchema.openDictionary(
    keys(
      "INIntentDefinition",
      strings: ["ModelVersion", "Namespace", "SystemVersion", "ToolsVersion", "ToolsBuildVersion"])
      + lists(["INEnums": enumeration, "INTypes": type, "INIntents": intent]))

  private static let enumeration = PropertyListSchema.openDictionary(
    keys(
      "INEnum", strings: ["Name", "Type", "ClassName"], texts: ["DisplayName"],
      booleans: ["GeneratesHeader"])
      + lists(["INEnumValues": enumerationCase]))

  private static let enumerationCase = PropertyListSchema.openDictionary(
    keys("INEnumValue", strings: ["Name"], texts: ["DisplayName"], numbers: ["Index"])
      + lists([
        "INEnumValueSynonyms": .openDictionary(keys("INEnumValueSynonym", texts: ["Synonym"]))
      ]))

  private static let type = PropertyListSchema.openDictionary(
    keys(
      "INType", strings: ["Name", "ClassName", "ClassPrefix"], texts: ["DisplayName"],
      numbers: ["LastPropertyTag"])
      + lists(["INTypeProperties": .openDictionary(parameterKeys("INTypeProperty"))]))

  private static let intent = PropertyListSchema.openDictionary(
    keys(
      "INIntent",
      strings: [
        "Name", "ClassName", "ClassPrefix", "Type", "Domain", "Category", "Verb",
        "DefaultImageName", "Input", "KeyParameter",
      ],
      texts: ["Title", "Description"],
      numbers: ["Restrictions", "LastParameterTag"],
      booleans: [
        "UserConfirmationRequired", "Configurable", "Customizable", "EligibleForWidgets",
        "IneligibleForSuggestions",
      ])
      + lists(["INIntentParameters": parameter])
      + [
        .init(name: "INIntentParameterCombinations", schema: combinations, isRequired: false),
        .init(
          name: "INIntentManagedParameterCombinations", schema: combinations, isRequired: false),
        .init(name: "INIntentResponse", schema: response, isRequired: false),
      ])

  private static let parameter = PropertyListSchema.openDictionary(
    parameterKeys("INIntentParameter")
      + lists([
        "INIntentParameterPromptDialogs": dialog, "INIntentParameterUnsupportedReasons": reason,
        "INIntentParameterArraySizes": .openDictionary(
          keys("INIntentParameterArraySize", strings: ["SizeClass"], numbers: ["Size"])),
      ])
      + [
        .init(name: "INIntentParameterRelationship", schema: relationship, isRequired: false)
      ])

  private static let dialog = PropertyListSchema.openDictionary(
    keys(
      "INIntentParameterPromptDialog", strings: ["Type"], texts: ["FormatString"],
      booleans: ["Custom"]))

  private static let reason = PropertyListSchema.openDictionary(
    keys(
      "INIntentParameterUnsupportedReason", strings: ["Code"], texts: ["FormatString"],
      booleans: ["Custom", "Default"]))

  /// The value is of the type of the parameter that it is compared with.
  private static let relationship = PropertyListSchema.openDictionary(
    keys("INIntentParameterRelationship", strings: ["ParentName", "PredicateName"]))

  private static let combinations = PropertyListSchema.map(
    of: .openDictionary(
      keys(
        "INIntentParameterCombination", texts: ["Title", "Subtitle"],
        booleans: ["IsPrimary", "IsLinked", "UpdatesLinked", "SupportsBackgroundExecution"])))

  private static let response = PropertyListSchema.openDictionary(
    keys("INIntentResponse", strings: ["Output"], numbers: ["LastParameterTag"])
      + lists([
        "INIntentResponseCodes": .openDictionary(
          keys(
            "INIntentResponseCode", strings: ["Name"],
            texts: ["FormatString", "ConciseFormatString"], booleans: ["Success"])),
        "INIntentResponseParameters": .openDictionary(parameterKeys("INIntentResponseParameter")),
      ]))

  /// What parameters of intents and answers, and properties of types have alike.
  private static func parameterKeys(_ prefix: String) -> [PropertyListSchema.Key] {
    keys(
      prefix,
      strings: [
        "Name", "Type", "ObjectType", "ObjectTypeNamespace", "EnumType", "EnumTypeNamespace",
      ],
      texts: ["DisplayName"],
      numbers: ["Tag", "DisplayPriority", "FixedSizeArray"],
      booleans: [
        "SupportsMultipleValues", "SupportsResolution", "SupportsDynamicEnumeration",
        "SupportsSearch", "Configurable", "CustomDisambiguation", "Default",
      ])
      + [.init(name: prefix + "Metadata", schema: metadata(prefix), isRequired: false)]
  }

  /// What limits a value and how it is shown; defaults and limits are of the parameter's own type.
  private static func metadata(_ prefix: String) -> PropertyListSchema {
    .openDictionary(
      keys(
        prefix + "Metadata",
        strings: [
          "Type", "DateStyle", "TimeStyle", "Format", "TemplateID", "Unit", "DefaultUnit",
          "MinimumUnit", "MaximumUnit", "Capitalization", "DefaultValueID",
        ],
        texts: ["TrueDisplayName", "FalseDisplayName", "Placeholder"],
        booleans: [
          "Multiline", "DisableAutocorrect", "DisableSmartQuotes", "DisableSmartDashes",
        ]))
  }

  /// Keys that begin alike. A text has its identifier beside it.
  private static func keys(
    _ prefix: String, strings: [String] = [], texts: [String] = [], numbers: [String] = [],
    booleans: [String] = []
  ) -> [PropertyListSchema.Key] {
    let texts = texts + texts.map { $0 + DefinitionText.suffix }
    let kinds: [([String], PropertyListSchema)] = [
      (strings + texts, .string), (numbers, .number), (booleans, .boolean),
    ]
    return kinds.flatMap { names, schema in
      names.map { .init(name: prefix + $0, schema: schema, isRequired: false) }
    }
  }

  private static func lists(
    _ lists: KeyValuePairs<String, PropertyListSchema>
  ) -> [PropertyListSchema.Key] {
    lists.map { .init(name: $0, schema: .array(of: $1), isRequired: false) }
  }
}
