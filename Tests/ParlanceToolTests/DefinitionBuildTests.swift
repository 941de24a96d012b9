import Foundation
import TestSupport
import Testing

@Suite("What the build plugin runs")
struct DefinitionBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func build(_ intent: String, _ members: String = "") throws -> ToolRun {
    try folder.write(
      "Soup.intentdefinition",
      """
      <plist version="1.0"><dict><key>INIntents</key><array>
      <dict><key>INIntentName</key><string>\(intent)</string>\(members)</dict>
      </array></dict></plist>
      """)
    return try run(folder.path + "/Soup.intentdefinition", folder.path + "/Soup.swift")
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments, tool: "parlance-generator")
  }

  @Test("The Swift is what parlance generate writes")
  func writes() throws {
    let run = try build("OrderSoup")
    #expect(run.output == "")
    #expect(run.code == 0)
    let written = try String(contentsOfFile: folder.path + "/Soup.swift", encoding: .utf8)
    #expect(try written == ToolRun(["generate", folder.path + "/Soup.intentdefinition"]).output)
  }

  @Test("A fault is told as compilers do, and stops the build")
  func refuses() throws {
    let run = try build("Order Soup")
    let place = folder.path + "/Soup.intentdefinition:2: error: a type cannot be called"
    #expect(run.output.hasPrefix(place))
    #expect(run.code == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Soup.swift"))
  }

  @Test("What is left out is told as compilers do, and the build goes on")
  func warns() throws {
    let title = "<key>INIntentParameterCombinationTitle</key><string>Serve ${soup}</string>"
    let combinations =
      "<key>INIntentParameterCombinations</key><dict><key></key><dict>\(title)</dict></dict>"
    let run = try build("Serve", combinations)
    let place = folder.path + "/Soup.intentdefinition:2: warning: Serve has no parameter 'soup'"
    #expect(run.output.hasPrefix(place))
    #expect(run.code == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Soup.swift"))
  }

  @Test("Paths that lead nowhere are told")
  func paths() throws {
    let missing = try run(folder.path + "/None.intentdefinition", folder.path + "/None.swift")
    #expect(missing.output.hasPrefix(folder.path + "/None.intentdefinition:1: error: the path"))
    #expect(missing.code == 1)
    _ = try build("OrderSoup")
    let nowhere = try run(folder.path + "/Soup.intentdefinition", folder.path + "/none/Soup.swift")
    #expect(
      nowhere.output == folder.path + "/none/Soup.swift:1: error: the file cannot be written\n")
    #expect(nowhere.code == 1)
    #expect(try run().code == 2)
  }
}
