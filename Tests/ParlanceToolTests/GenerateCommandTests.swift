import Foundation
import TestSupport
import Testing

@Suite("parlance generate")
struct GenerateCommandTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/Soup.intentdefinition" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ intents: String) throws {
    try folder.write(
      "Soup.intentdefinition",
      "<plist version=\"1.0\"><dict>\n<key>INIntents</key><array>\n\(intents)\n</array></dict></plist>"
    )
  }

  private func run(_ options: String...) throws -> ToolRun {
    try ToolRun(["generate", path] + options)
  }

  @Test("The Swift is printed, or written beside others")
  func writes() throws {
    try write("<dict><key>INIntentName</key><string>OrderSoup</string></dict>")
    let printed = try run()
    #expect(printed.output.contains("public struct OrderSoupIntent: Intent {\n"))
    #expect(printed.output.hasPrefix("// Generated from Soup.intentdefinition"))
    #expect(printed.errors == "")
    #expect(printed.code == 0)
    let folder = folder.path + "/Generated"
    let written = try run("--output", folder)
    #expect(written.output == "\(folder)/Soup.swift: 1 intents\n")
    #expect(try String(contentsOfFile: folder + "/Soup.swift", encoding: .utf8) == printed.output)
  }

  @Test("A link in the place of the Swift is refused, and what it leads to stays as it is")
  func refusesLinks() throws {
    try write("<dict><key>INIntentName</key><string>OrderSoup</string></dict>")
    try folder.write("mine", "dear")
    try folder.write("Generated/other", "")
    let link = folder.path + "/Generated/Soup.swift"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/mine")
    let run = try run("--output", folder.path + "/Generated")
    #expect(run.errors == "parlance: \(link): a symbolic link has this name, and is not followed\n")
    #expect(run.code == 3)
    #expect(try String(contentsOfFile: folder.path + "/mine", encoding: .utf8) == "dear")
  }

  @Test("Each fault is told with file and line, and nothing is written")
  func refuses() throws {
    try write(
      """
      <dict><key>INIntentName</key><string>Order Soup</string></dict>
      <dict><key>INIntentName</key><string>Pay</string></dict>
      <dict><key>INIntentName</key><string>Pay</string></dict>
      """)
    let run = try run("--output", folder.path + "/Generated")
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.first
        == """
        parlance: \(path):3: a type cannot be called 'Order SoupIntent': write letters, digits and low lines, a letter first
        """)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("parlance: \(path):5: 'Pay") })
    #expect(run.output == "")
    #expect(run.code == 3)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Generated"))
  }

  @Test("A title that speaks of no parameter is left out with a warning")
  func warns() throws {
    let title = "<key>INIntentParameterCombinationTitle</key><string>Serve ${soup}</string>"
    try write(
      """
      <dict><key>INIntentName</key><string>Serve</string><key>INIntentParameterCombinations</key><dict>
      <key></key><dict>\(title)</dict></dict></dict>
      """)
    let run = try run("--output", folder.path + "/Generated")
    #expect(
      run.errors
        == """
        parlance: \(path):4: warning: Serve has no parameter 'soup', of which 'Serve ${soup}' speaks, which is left out

        """)
    #expect(run.code == 0)
  }

  @Test("What cannot be read ends with 3, and a wrong command line with 2")
  func endsWithTheRightCode() throws {
    let missing = try run()
    #expect(missing.errors == "parlance: \(path):1: the path leads to no file that can be read\n")
    #expect(missing.code == 3)
    try folder.write("Soup.intentdefinition", "no list")
    #expect(try run().code == 3)
    try folder.write("Soup.intentdefinition", "<plist version=\"1.0\"><dict/></plist>")
    let empty = try run()
    #expect(empty.errors.hasPrefix("parlance: \(path):1: the file defines no intents"))
    #expect(empty.code == 3)
    #expect(try ToolRun(["generate"]).code == 2)
    #expect(try run("second").code == 2)
  }
}
