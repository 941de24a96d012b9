import ParlanceDefinitions
import TestSupport
import Testing

@Suite("Definitions that cannot be written in Swift")
struct DefinitionFaultTests {
  /// What is refused in a definition of these members, which begin on line 2.
  private func faults(_ members: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("App.intentdefinition", AppFixture.list(members))
    return Self.faults(of: folder.path + "/App.intentdefinition")
  }

  private static func faults(of path: String) -> [String] {
    do {
      _ = try GeneratedDefinition(path)
      return []
    } catch {
      return error.faults.map { "\($0.line): \($0.message)" }
    }
  }

  /// A list of dictionaries, each with its line: the first is on line 3.
  private func list(_ key: String, _ elements: String...) -> String {
    "<key>\(key)</key><array>\n"
      + elements.map { "<dict>\($0)</dict>\n" }.joined() + "</array>"
  }

  private func string(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  private func intent(_ name: String, _ members: String = "") -> String {
    string("INIntentName", name) + members
  }

  private func parameter(_ name: String, type: String = "String", _ members: String = "") -> String
  {
    string("INIntentParameterName", name) + string("INIntentParameterType", type) + members
  }

  private static let spelling = ": write letters, digits and low lines, a letter first"

  @Test("Names that are none in Swift", arguments: ["3D", "Two Words", "a-b", "_", "x.y", "“”"])
  func names(_ name: String) throws {
    let names = [
      list(
        "INEnums", string("INEnumName", name) + list("INEnumValues", string("INEnumValueName", "a"))
      ),
      list("INTypes", string("INTypeName", name)),
    ]
    for members in names {
      #expect(try faults(members) == ["3: a type cannot be called '\(name)'\(Self.spelling)"])
    }
    #expect(
      try faults(list("INIntents", intent("A", list("INIntentParameters", parameter(name)))))
        == ["4: a parameter cannot be called '\(name)'\(Self.spelling)"])
  }

  @Test("A name with lines of its own is told of in one")
  func lines() throws {
    let type = string("INTypeName", "a\n/b.swift:1: error: c&#x1B;[2J")
    let name = "a /b.swift:1: error: c [2J"
    #expect(
      try faults(list("INTypes", type.replacing("&#x1B;", with: "\u{85}")))
        == ["3: a type cannot be called '\(name)'\(Self.spelling)"])
  }

  @Test("Things without a name")
  func absentNames() throws {
    let enumeration = string("INEnumName", "Size") + list("INEnumValues", "")
    #expect(try faults(list("INEnums", enumeration)) == ["4: a case has no name\(Self.spelling)"])
    #expect(try faults(list("INTypes", "")) == ["3: a type has no name\(Self.spelling)"])
    let response = "<key>INIntentResponse</key><dict>\(list("INIntentResponseCodes", ""))</dict>"
    #expect(
      try faults(list("INIntents", intent("A", response)))
        == ["4: a response code has no name\(Self.spelling)"])
    let reasons = list("INIntentParameterUnsupportedReasons", "")
    let parameters = list("INIntentParameters", parameter("soup", reasons))
    #expect(
      try faults(list("INIntents", intent("A", parameters)))
        == ["5: a reason has no name\(Self.spelling)"])
  }

  @Test("Names that stand twice")
  func doubles() throws {
    #expect(
      try faults(list("INTypes", string("INTypeName", "Soup"), string("INTypeName", "Soup")))
        == [
          "4: 'Soup' is declared by line 3 already",
          "4: 'SoupResolutionResult' is declared by line 3 already",
        ])
    #expect(
      try faults(
        list("INIntents", intent("Order")) + "\n"
          + list("INTypes", string("INTypeName", "OrderIntentResponse")))
        == ["6: 'OrderIntentResponse' is declared by line 3 already"])
    let parameters = list("INIntentParameters", parameter("soup"), parameter("Soup"))
    #expect(
      try faults(list("INIntents", intent("A", parameters)))
        == ["5: 'Soup' is a parameter in line 4 already"])
  }

  @Test("Cases without a number of their own, and enumerations without a case")
  func numbers() throws {
    let cases = list(
      "INEnumValues", string("INEnumValueName", "unknown"), string("INEnumValueName", "small"))
    #expect(
      try faults(list("INEnums", string("INEnumName", "Size") + cases))
        == ["5: the case 'small' has the index 0 of 'unknown'"])
    #expect(
      try faults(list("INEnums", string("INEnumName", "Size")))
        == ["3: the enumeration 'Size' has no case"])
  }

  @Test("Types that are nowhere declared, those of other definitions among them")
  func undeclaredTypes() throws {
    let fault = "4: 'soup' is of the type 'Soup', which is nowhere declared"
    let parameters = [
      parameter("soup", type: "Soup"),
      parameter("soup", type: "Object", string("INIntentParameterObjectType", "Soup")),
      parameter("soup", type: "Integer", string("INIntentParameterEnumType", "Soup")),
    ]
    for parameter in parameters {
      let intent = intent("A", list("INIntentParameters", parameter))
      #expect(try faults(list("INIntents", intent)) == [fault])
    }
    let property = string("INTypePropertyName", "soup") + string("INTypePropertyType", "Soup")
    let type = string("INTypeName", "Menu") + list("INTypeProperties", property)
    #expect(try faults(list("INTypes", type)) == [fault])
  }

  /// A parameter with what Xcode calls its metadata, in an intent; the metadata are on line 4.
  private func metadata(_ type: String, _ members: String, _ others: String = "") -> String {
    let metadata = "<key>INIntentParameterMetadata</key><dict>\(members)</dict>"
    let parameter = parameter("count", type: type, metadata + others)
    return list("INIntents", intent("A", list("INIntentParameters", parameter)))
  }

  private func limit(_ name: String, _ value: String) -> String {
    "<key>INIntentParameterMetadata\(name)Value</key>\(value)"
  }

  @Test(
    "Default values of another type",
    arguments: [
      ("Boolean", "<integer>1</integer>"), ("Integer", "<real>1.5</real>"),
      ("Decimal", "<string>1</string>"), ("String", "<true/>"),
    ])
  func defaultValues(_ type: String, _ value: String) throws {
    #expect(
      try faults(metadata(type, limit("Default", value)))
        == ["4: the default value of 'count' is not of the type '\(type)'"])
  }

  @Test("Default values that are no case")
  func defaultCases() throws {
    let members = metadata(
      "Integer", limit("Default", "<string>large</string>"),
      string("INIntentParameterEnumType", "Size"))
    let cases = list("INEnumValues", string("INEnumValueName", "small"))
    #expect(
      try faults(members + list("INEnums", string("INEnumName", "Size") + cases))
        == ["4: the default value of 'count' is no case of its enumeration"])
  }

  @Test("Limits between which there is no number")
  func limits() throws {
    let one = "<integer>1</integer>"
    let limits = limit("Minimum", "<integer>2</integer>") + limit("Maximum", one)
    let reasons = list(
      "INIntentParameterUnsupportedReasons",
      string("INIntentParameterUnsupportedReasonCode", "lessThanMinimumValue"),
      string("INIntentParameterUnsupportedReasonCode", "greaterThanMaximumValue"))
    #expect(
      try faults(metadata("Integer", limits, reasons))
        == ["4: no number is between the limits of 'count'"])
    // Limits without reasons do not hold, nor does what Xcode writes where there is none.
    let noLimit = limit("Minimum", one) + limit("Maximum", "<data></data>")
    #expect(try faults(metadata("Integer", limits)) == [])
    #expect(try faults(metadata("Integer", noLimit, reasons)) == [])
  }

  @Test(
    "Types called as those of the library and of Swift",
    arguments: [
      "String", "Person", "Decimal", "IntentHandler", "Self", "ParameterValue", "LanguageCode",
      "some", "any", "each", "async",
    ])
  func takenNames(_ name: String) throws {
    #expect(
      try faults(list("INTypes", string("INTypeName", name)))
        == ["3: a type cannot be called '\(name)', which is the library's"])
  }

  @Test("Types of the system that it does not have, or that the file has, too")
  func systemTypes() throws {
    func parameters(_ key: String, _ type: String, _ kind: String) -> String {
      let members =
        string("INIntentParameter\(key)Type", type)
        + string("INIntentParameter\(key)TypeNamespace", "System")
      let parameter = parameter("soup", type: kind, members)
      return list("INIntents", intent("A", list("INIntentParameters", parameter)))
    }
    for (key, kind) in [("Object", "Object"), ("Enum", "Integer")] {
      #expect(
        try faults(parameters(key, "Soup", kind))
          == ["4: 'soup' is of the type 'Soup', which is nowhere declared"])
    }
    let double = list("INTypes", string("INTypeName", "Placemark"))
    #expect(
      try faults(parameters("Object", "Placemark", "Object") + double) == [
        "4: 'soup' is of the type 'Placemark', which is the library's, while a type of the file is called alike"
      ])
  }

  @Test("Limits without end")
  func infiniteLimits() throws {
    let reasons = list(
      "INIntentParameterUnsupportedReasons",
      string("INIntentParameterUnsupportedReasonCode", "greaterThanMaximumValue"))
    for number in ["inf", "-inf", "nan"] {
      #expect(
        try faults(metadata("Double", limit("Maximum", "<real>\(number)</real>"), reasons))
          == ["4: a limit of 'count' is no number"])
      #expect(
        try faults(metadata("Double", limit("Default", "<real>\(number)</real>")))
          == ["4: the default value of 'count' is not of the type 'Double'"])
    }
  }

  @Test("Names that would be one in Swift, and codes that the answer's own code speaks of")
  func memberNames() throws {
    func response(_ key: String, _ names: String...) -> String {
      let members = names.map {
        "<dict>\(string("INIntentResponse\(key)Name", $0) + string("INIntentResponse\(key)Type", "String"))</dict>"
      }
      return list(
        "INIntents",
        intent(
          "A",
          "<key>INIntentResponse</key><dict><key>INIntentResponse\(key)s</key><array>\(members.joined())</array></dict>"
        ))
    }
    #expect(
      try faults(response("Parameter", "code", "codeValue"))
        == ["3: 'code' is called 'codeValue' in Swift, as another is"])
    #expect(
      try faults(response("Code", "Self")) == ["3: a response code cannot be called 'Self'"])
    #expect(
      try faults(list("INIntents", string("INIntentClassName", "_Intent")))
        == ["3: an intent cannot be called '_'\(Self.spelling)"])
  }

  @Test("Names in the keys of combinations that are none in Swift")
  func combinations() throws {
    let key = "<key>INIntentParameterCombinations</key><dict>\n<key>a,b\\(c)</key><dict/></dict>"
    #expect(
      try faults(list("INIntents", intent("A", key)))
        == ["4: a parameter of a combination cannot be called 'b\\(c)'\(Self.spelling)"])
  }

  @Test("Files that are no definitions")
  func files() throws {
    #expect(
      try faults(string("CFBundleName", "Soup Chef"))
        == ["1: the file defines no intents: it has none of INIntents, INTypes, INEnums"])
    let folder = try TemporaryFolder()
    try folder.write("empty", "")
    try folder.write("text", "../Shared/Intents.intentdefinition")
    #expect(Self.faults(of: folder.path + "/empty") == ["1: the file is empty"])
    #expect(Self.faults(of: folder.path + "/text").count == 1)
    let missing = ["1: the path leads to no file that can be read"]
    #expect(Self.faults(of: folder.path + "/missing") == missing)
    #expect(Self.faults(of: folder.path) == missing)
  }

  @Test("All faults are told, by line; system intents have none, since they are left out")
  func order() throws {
    let system = string("INIntentType", "System")
    #expect(
      try faults(
        list("INTypes", string("INTypeName", "A B")) + "\n"
          + list("INIntents", intent("C D"), intent("E F", system)) + "\n"
          + list("INEnums", string("INEnumName", "Size")))
        == [
          "3: a type cannot be called 'A B'\(Self.spelling)",
          "6: a type cannot be called 'C DIntent'\(Self.spelling)",
          "10: the enumeration 'Size' has no case",
        ])
  }
}
