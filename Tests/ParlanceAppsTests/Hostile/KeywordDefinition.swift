/// A definition in which every word is the name of something of every kind.
enum KeywordDefinition {
  /// Words that are refused as the names of types.
  private static let refusedTypes: Set = ["Any", "Protocol", "Self", "Type", "self"]
  /// Words that are refused as the names of codes.
  private static let refusedCodes: Set = ["Self"]

  static func text(_ words: [String]) -> String {
    let types = words.filter { !refusedTypes.contains($0) }
    let things = types.prefix(types.count / 2)
    let enumerations = types.dropFirst(things.count)
    return AppFixture.list(
      list("INTypes", things.map { type($0, properties: ["a"]) } + [type("All", properties: words)])
        + list(
          "INEnums",
          enumerations.map { enumeration($0, cases: ["a"]) }
            + [enumeration("Every", cases: words)])
        + list(
          "INIntents",
          words.map { string("INIntentName", $0) }
            + [use(words, Array(things), Array(enumerations)), answers(words)]))
  }

  // MARK: Types

  private static func type(_ name: String, properties: [String]) -> String {
    let properties = properties.map {
      string("INTypePropertyName", $0) + string("INTypePropertyType", "String")
    }
    return string("INTypeName", name) + list("INTypeProperties", properties)
  }

  private static func enumeration(_ name: String, cases: [String]) -> String {
    let cases = cases.enumerated().map { index, one in
      string("INEnumValueName", one) + "<key>INEnumValueIndex</key><integer>\(index)</integer>"
    }
    return string("INEnumName", name) + list("INEnumValues", cases)
  }

  // MARK: Intents

  /// An intent with parameters of all names, of all types, with all defaults and with all reasons.
  private static func use(
    _ words: [String], _ things: [String], _ enumerations: [String]
  ) -> String {
    let types =
      things.map { string("INIntentParameterObjectType", $0) }
      + enumerations.map { string("INIntentParameterEnumType", $0) }
    let typed = types.enumerated().map { index, type in
      parameter("typed\(index)", type: index < things.count ? "Object" : "Integer") + type
    }
    let defaults = words.enumerated().map { index, word in
      parameter("default\(index)", type: "Integer")
        + string("INIntentParameterEnumType", "Every")
        + "<key>INIntentParameterMetadata</key><dict>"
        + string("INIntentParameterMetadataDefaultValue", word) + "</dict>"
    }
    let reasons = words.map { string("INIntentParameterUnsupportedReasonCode", $0) }
    let refused =
      parameter("refused", type: "String") + list("INIntentParameterUnsupportedReasons", reasons)
    let named = words.map { parameter($0, type: "String") }
    return string("INIntentName", "Use")
      + list("INIntentParameters", named + typed + defaults + [refused])
  }

  private static func parameter(_ name: String, type: String) -> String {
    string("INIntentParameterName", name) + string("INIntentParameterType", type)
      + "<key>INIntentParameterSupportsResolution</key><true/>"
      + "<key>INIntentParameterSupportsDynamicEnumeration</key><true/>"
  }

  /// An intent with answers of all names, one of which says all properties.
  private static func answers(_ words: [String]) -> String {
    let sentence = words.map { "${\($0)}" }.joined(separator: " ")
    let properties = words.map {
      string("INIntentResponseParameterName", $0)
        + string("INIntentResponseParameterType", "String")
    }
    let codes = words.filter { !refusedCodes.contains($0) } + ["all"]
    let response =
      list("INIntentResponseParameters", properties)
      + list(
        "INIntentResponseCodes",
        codes.map {
          string("INIntentResponseCodeName", $0)
            + string(
              "INIntentResponseCodeFormatString", $0 == "all" ? sentence : "${\(words[0])}")
            + "<key>INIntentResponseCodeSuccess</key><true/>"
        })
    return string("INIntentName", "Answer")
      + "<key>INIntentResponse</key><dict>\(response)</dict>"
  }

  // MARK: Property lists

  private static func list(_ key: String, _ members: [String]) -> String {
    "<key>\(key)</key><array>" + members.map { "<dict>\($0)</dict>\n" }.joined() + "</array>"
  }

  private static func string(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }
}
