import Foundation
import Parlance
import TestSupport
import Testing

@testable import parlance

@Suite("The README")
struct ReadmeTests {
  private let page: DocumentationPage

  init() throws {
    page = try DocumentationPage("README.md")
  }

  private func block(_ language: String, containing text: String) throws -> String {
    let block = page.blocks.first { $0.language == language && $0.content.contains(text) }
    return try #require(block).content
  }

  /// The text without what better language data moves: a confidence, the line of a template.
  private func stable(_ text: String) -> String {
    text.replacing(#/confidence [0-9.]+/#, with: "confidence").replacing(#/:[0-9]+/#, with: "")
  }

  @Test("The example in, the result out")
  func example() throws {
    let lines = page.text.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("In: ") })
    let utterance = String(line.dropFirst("In: `".count).dropLast())
    let run = try ToolRun([utterance])
    let output = run.lines.dropFirst().map { String($0.dropFirst(2)) + "\n" }.joined()
    #expect(try stable(output) == stable(block("text", containing: "INSendPaymentIntent")))
  }

  @Test("Its context is read, and names Ann Lee")
  func context() throws {
    let folder = try TemporaryFolder()
    try folder.write("context.json", block("json", containing: "vocabulary"))
    let run = try ToolRun([
      "interpret", "--context", folder.path + "/context.json", "pay ann twenty bucks",
    ])
    #expect(run.output.contains("Ann Lee"))
    #expect(run.errors == "")
  }

  @Test("Its corpus can be read")
  func corpus() throws {
    let catalog = try Interpreter(for: "en-US").model.catalog
    let text = try block("text", containing: "## none")
    let corpus = CorpusFile(PackFile(path: "README.md", text: text), catalog: catalog)
    #expect(corpus.faults.isEmpty)
    #expect(corpus.examples.count == 2)
  }

  @Test("Its commands of shortcuts can be copied, and answer as it says")
  func shortcuts() throws {
    let commands = try block("sh", containing: "shortcuts donate")
    let define = #"parlance() { swift run -c release parlance "$@"; }"#
    #expect(commands.hasPrefix(define + "\n"))
    let folder = try TemporaryFolder()
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    try folder.write(
      "run.sh",
      """
      set -e
      ln -s '\(project.standardizedFileURL.path)/Sources' Sources
      parlance() { '\(ToolRun.executable.path)' "$@"; }
      \(commands.dropFirst(define.count))
      """)
    let run = try shell("cd '\(folder.path)'; . ./run.sh")
    #expect(run.code == 0)
    let answers = try block("text", containing: "Used yesterday")
    #expect(run.output.hasSuffix(answers), "\(run.output)")
  }

  /// What commands print, and the code that they end with.
  private func shell(_ commands: String) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", commands]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  @Test("Its links lead somewhere")
  func links() throws {
    for match in page.text.matches(of: #/\]\(([^)#:]+\.md|LICENSE)\)/#) {
      #expect(throws: Never.self) { try DocumentationPage(String(match.1)) }
    }
  }
}
