import Testing

@testable import parlance

@Suite("The tool")
struct ToolTests {
  @Test(
    "A command that is none is told with the nearest",
    arguments: [
      (
        ["iterpret"],
        "unknown command 'iterpret'; did you mean 'interpret'? To interpret the word, write: parlance interpret iterpret"
      ),
      (
        ["pack", "chek"],
        "unknown command 'pack chek'; commands that begin so: pack new, pack check"
      ),
      (["pack"], "unknown command 'pack'; commands that begin so: pack new, pack check"),
      ([], "there is nothing to do"),
      (["--versoin"], "unknown option '--versoin'"),
    ])
  func refusesCommands(_ words: [String], _ message: String) throws {
    let run = try ToolRun(words)
    #expect(run.errors.hasPrefix("parlance: \(message)"))
    #expect(run.errors.hasSuffix("\nparlance: 'parlance --help' says what there is\n"))
    #expect(run.code == 2)
  }

  @Test("--version")
  func tellsVersion() throws {
    #expect(try ToolRun(["--version"]).output == "parlance \(Tool.version)\n")
  }

  @Test("languages lists the packs, sorted, without what all share")
  func listsLanguages() throws {
    let pack = try TestPack()
    let run = try ToolRun(["languages", "--packs", pack.folder.path + "/packs"])
    #expect(run.lines.contains("en"))
    #expect(run.lines.contains("la"))
    #expect(!run.lines.contains("und"))
    #expect(run.lines == run.lines.sorted())
  }

  @Test("Where it cannot write, it says so and ends with 3")
  func reportsFullDevices() throws {
    let run = try ToolRun(["interpret", "sing"], outputPath: "/dev/full")
    #expect(run.code == 3)
    #expect(run.errors == "parlance: standard output: No space left on device\n")
  }
}
