import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Checking .intentdefinition")
struct DefinitionCheckTests {
  /// What is found in an intent with a title and a description, as messages with their lines from line 5.
  private func findings(_ members: String, types: String = "") throws -> [String] {
    let app = try AppFixture([
      "Intents.intentdefinition": AppFixture.list(
        """
        <key>INTypes</key><array>\(types)</array><key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Order</string><key>INIntentTitle</key><string>T</string>
        <key>INIntentDescription</key><string>D</string>
        \(members)
        </dict></array>
        """)
    ])
    return try app.check().findings.map { "\($0.line) \($0.rule.rawValue): \($0.fact)" }
  }

  private func combination(_ key: String, _ title: String, isPrimary: Bool = false) -> String {
    """
    <key>\(key)</key><dict>
    <key>INIntentParameterCombinationTitle</key><string>\(title)</string>
    \(isPrimary ? "<key>INIntentParameterCombinationIsPrimary</key><true/>" : "")</dict>
    """
  }

  private func combinations(_ combinations: String...) -> String {
    "<key>INIntentParameterCombinations</key><dict>\n" + combinations.joined(separator: "\n")
      + "</dict>"
  }

  private func dialog(_ text: String) -> String {
    """
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>soup</string>
    <key>INIntentParameterPromptDialogs</key><array><dict>
    <key>INIntentParameterPromptDialogFormatString</key><string>\(text)</string>
    </dict></array></dict></array>
    """
  }

  private func response(_ text: String) -> String {
    """
    <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array><dict>
    <key>INIntentResponseParameterName</key><string>soup</string>
    <key>INIntentResponseParameterObjectType</key><string>Soup</string></dict></array>
    <key>INIntentResponseCodes</key><array><dict>
    <key>INIntentResponseCodeFormatString</key><string>\(text)</string></dict></array></dict>
    """
  }

  private static let soup = """
    <dict><key>INTypeName</key><string>Soup</string><key>INTypeProperties</key><array><dict>\
    <key>INTypePropertyName</key><string>name</string></dict></array></dict>
    """

  @Test("Of several combinations exactly one is primary; one alone, and system intents, need none")
  func findsPrimary() throws {
    let one = combination("a", "A")
    #expect(try findings(combinations(one)).isEmpty)
    #expect(try findings(combinations(one, combination("b", "B", isPrimary: true))).isEmpty)
    #expect(
      try findings(combinations(one, combination("", "B"))) == [
        "5 primary-combination: Order has 0 primary combinations of 2"
      ])
    #expect(
      try findings(
        combinations(
          combination("a", "A", isPrimary: true), combination("b", "B", isPrimary: true)))
        == ["5 primary-combination: Order has 2 primary combinations of 2"])
  }

  @Test("A title may have the parameters of its combination, and no other")
  func findsVariablesOfTitles() throws {
    #expect(try findings(combinations(combination("a,b", "${a} and ${b}"))).isEmpty)
    #expect(
      try findings(combinations(combination("soup", "${soop} ${a"))) == [
        "7 unknown-variable: '${soop}' is no parameter of the combination; did you mean 'soup'?"
      ])
    #expect(
      try findings(combinations(combination("", "${a}"))) == [
        "7 unknown-variable: '${a}' is no parameter of the combination"
      ])
  }

  @Test("A dialog may have the intent's parameters and a count, an answer its own parameters")
  func findsVariablesOfDialogs() throws {
    #expect(try findings(dialog("${count} kinds of ${soup}")).isEmpty)
    #expect(
      try findings(dialog("${temperature}")) == [
        "8 unknown-variable: '${temperature}' is no parameter of Order"
      ])
    #expect(try findings(response("Here is ${soup}")).isEmpty)
    #expect(
      try findings(response("${temperature}")) == [
        "9 unknown-variable: '${temperature}' is no response property of Order"
      ])
  }

  @Test("A variable may be a property, which is known of types that the file declares")
  func findsProperties() throws {
    #expect(try findings(response("${soup.name}"), types: Self.soup).isEmpty)
    #expect(try findings(response("${soup.price}")).isEmpty)
    #expect(
      try findings(response("${soup.price}"), types: Self.soup) == [
        "9 unknown-variable: '${soup.price}' is no response property of Order"
      ])
  }

  @Test("Blank titles and descriptions are missing, but for intents of the system")
  func findsTitles() throws {
    let blank = """
      <key>INIntentTitle</key><string> </string><key>INIntentType</key><string>Custom</string>
      """
    func findings(_ members: String) throws -> [String] {
      try AppFixture([
        "A.intentdefinition": AppFixture.list(
          "<key>INIntents</key><array>\n<dict>\n\(members)</dict></array>")
      ]).findings()
    }
    #expect(
      try findings(blank) == [
        "A.intentdefinition:3 missing-intent-description",
        "A.intentdefinition:4 missing-intent-title",
      ])
    #expect(try findings(blank.replacing("Custom", with: "System")).isEmpty)
  }

  @Test("An identifier may be given twice to one text, but not to two")
  func findsReusedIdentifiers() throws {
    func titles(_ first: String, _ second: String) throws -> [String] {
      let combinations = combinations(
        combination("a", first, isPrimary: true), combination("b", second))
      let identifier = """
        <key>INIntentParameterCombinationTitleID</key><string>idT</string>
        <key>INIntentParameterCombinationTitle</key>
        """
      return try findings(
        combinations.replacing("<key>INIntentParameterCombinationTitle</key>", with: identifier))
    }
    #expect(try titles("A", "A").isEmpty)
    #expect(
      try titles("A", "B") == [
        "12 reused-text-identifier: 'B' has the identifier idT that 'A' has, too"
      ])
  }

  @Test("Keys that Xcode may add are let pass, and known keys have their types")
  func checksTypes() throws {
    #expect(
      try findings("<key>INIntentNewKey</key><true/>\n<key>INIntentVerb</key><true/>") == [
        "6 wrong-type: INIntentVerb is a Boolean, not a string"
      ])
  }
}
