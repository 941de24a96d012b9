import Foundation
import Testing

@testable import parlance

@Suite("Standard input")
struct StreamTests {
  private let pack: TestPack

  init() throws {
    pack = try TestPack()
  }

  private func run(_ words: [String] = ["--format", "json"], input: Data) throws -> ToolRun {
    try ToolRun(["interpret"] + pack.options + words, input: input)
  }

  @Test("Each line is answered before the next one is written", .timeLimit(.minutes(10)))
  func answersAtOnce() throws {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = ToolRun.executable
    process.arguments = ["interpret", "--format", "json"] + pack.options
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for word in ["sing", "dance", "sing"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(word)\n".utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"utterance\":\"\(word)\""))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("An empty line is answered, and so is a last line without an end")
  func answersEmptyLines() throws {
    let run = try run(input: Data("\r\n\nsing".utf8))
    #expect(
      run.lines == [
        #"{"utterance":"","language":"la-VA","interpretations":[]}"#,
        #"{"utterance":"","language":"la-VA","interpretations":[]}"#,
        #"{"utterance":"sing","language":"la-VA","interpretations":[]}"#,
      ])
    #expect(run.code == 0)
    #expect(
      try self.run([], input: Data("\n".utf8)).output == "\n  not understood: nothing was said\n")
  }

  @Test("No input is no answer")
  func answersNothing() throws {
    let run = try run(input: Data())
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  @Test("Bytes that are no UTF-8 are read as U+FFFD, with a warning, and the line is answered")
  func repairsText() throws {
    let run = try run(input: Data("sing\nsi".utf8) + [0xFF, 0xC3] + Data("ng\n".utf8))
    #expect(run.lines.count == 2)
    #expect(
      run.lines.last
        == #"{"utterance":"si\#u{FFFD}\#u{FFFD}ng","language":"la-VA","interpretations":[]}"#)
    #expect(
      run.errors
        == "parlance: standard input:2: not UTF-8; what is no character is read as U+FFFD\n")
    #expect(run.code == 0)
  }

  @Test("NUL and other control characters are escaped in JSON")
  func escapesControls() throws {
    let run = try run(input: Data([0x00, 0x01, 0x0A]))
    #expect(
      run.output == #"{"utterance":"\u0000\u0001","language":"la-VA","interpretations":[]}"# + "\n")
  }

  @Test(
    "A line that is too long gets an error, and the next one its answer",
    arguments: [1 << 20, 5 << 20])
  func refusesLongLines(_ count: Int) throws {
    let run = try run(input: Data(repeating: 0x61, count: count) + Data("\nsing\n".utf8))
    #expect(
      run.lines == [
        #"{"id":null,"error":"line 1: utteranceTooLong: the utterance is too long: at most 10000 characters and 1000 tokens are read"}"#,
        #"{"utterance":"sing","language":"la-VA","interpretations":[]}"#,
      ])
    #expect(run.code == 1)
  }

  @Test("In text, too, a line that is too long gets an error")
  func refusesLongLinesInText() throws {
    let run = try run([], input: Data(repeating: 0x61, count: 1 << 20))
    #expect(run.output.hasPrefix("error: line 1: utteranceTooLong: "))
    #expect(run.code == 1)
  }

  @Test("A line of JSON that is too long keeps its id")
  func keepsIdentifiers() throws {
    let long = String(repeating: "a", count: 1 << 20)
    let run = try run(
      ["--format", "json", "--input", "jsonl"],
      input: Data("{\"id\":7,\"text\":\"\(long)\"}\n".utf8))
    #expect(run.output.hasPrefix("{\"id\":7,\"error\":\"line 1: utteranceTooLong: "))
  }

  @Test("A reader that goes away ends the tool quietly", .timeLimit(.minutes(10)))
  func endsWithItsReader() throws {
    let process = Process()
    let input = try pack.file("many.txt", String(repeating: "sing\n", count: 20_000))
    let tool = ([ToolRun.executable.path, "interpret"] + pack.options).joined(separator: "' '")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "'\(tool)' < '\(input)' | head -n 1"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "sing\n")
    try errors.fileHandleForWriting.close()
    #expect(errors.fileHandleForReading.availableData.isEmpty)
  }
}
