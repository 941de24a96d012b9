import Foundation
import Testing

@testable import parlance

@Suite("parlance pack train")
struct PackTrainTests {
  private let pack: TestPack

  init() throws {
    pack = try TestPack()
    try pack.folder.write("corpora/la/context.json", TestPack.context)
    try pack.folder.write("corpora/la/calls.md", Self.corpus)
  }

  private static let corpus = """
    ## INStartCallIntent
    - give [Jason](contacts) a ring
    - give [Bob](contacts) a quick ring
    - give [Ann](contacts) a ring now
    - ring [Bob](contacts) up
    - ring [Ann](contacts) up now
    ## none
    - Jason has a ring
    - a ring for Ann now
    - Bob is up
    - the ring is quick
    ## INStartCallIntent asks for contacts
    - oh dear [Ann](contacts)
    - dear me [Bob](contacts)
    - oh dear oh dear [Jason](contacts)
    ### cancel
    - stop stop dear
    - oh stop stop
    ### none
    - dear dear dear
    - oh me oh me

    """

  private func train(_ options: String...) throws -> ToolRun {
    let folder = pack.folder.path
    return try ToolRun(
      ["pack", "train", "--packs", folder + "/packs", "--corpora", folder + "/corpora"] + options)
  }

  private func model() throws -> Data {
    try Data(contentsOf: URL(filePath: pack.folder.path + "/packs/la/reader.model"))
  }

  @Test("A model is written, is the same the next time, and is checked")
  func writes() throws {
    let run = try train("la")
    #expect(run.code == 0)
    #expect(
      run.output.contains("packs/la/reader.model: 22 sentences, \(try model().count) bytes\n"))
    #expect(run.output.contains("packs/la/answers.model: 14 sentences, "))
    let first = try model()
    #expect(try train("la").code == 0)
    #expect(try model() == first)
    #expect(try train("la", "--check").code == 0)
  }

  @Test("A model that is not what the sentences give fails the check, and stays")
  func checks() throws {
    try pack.folder.write("packs/la/reader.model", "old")
    let run = try train("la", "--check")
    #expect(run.code == 1)
    #expect(run.errors.contains("reader.model is not what the sentences give"))
    #expect(try model() == Data("old".utf8))
  }

  @Test("Folds tell what is reached and write nothing")
  func measures() throws {
    let run = try train("la", "--folds", "2")
    #expect(run.output.contains("packs/la/reader.model: "))
    #expect(run.output.contains("packs/la/answers.model: "))
    #expect(run.output.contains("false accepts"))
    #expect(throws: (any Error).self) { try model() }
  }

  @Test(
    "A command line without a tag, with an unknown one or with one fold is wrong",
    arguments: [[], ["xx"], ["la", "--folds", "1"]])
  func refuses(_ options: [String]) throws {
    let folder = pack.folder.path
    let run = try ToolRun(["pack", "train", "--packs", folder + "/packs"] + options)
    #expect(run.code == 2)
  }
}
