import Foundation
import Testing

@testable import parlance

@Suite("Lines")
struct LineReaderTests {
  /// The lines of an input that is written to a pipe in pieces.
  private func lines(_ pieces: [String]) throws -> [(text: String, number: Int)] {
    let pipe = Pipe()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var rest = pieces[...]
    var lines: [(text: String, number: Int)] = []
    let writer = pipe.fileHandleForWriting
    while let line = try reader.next(beforeWaiting: {
      if let piece = rest.popFirst() {
        try? writer.write(contentsOf: Data(piece.utf8))
      } else {
        try? writer.close()
      }
    }) {
      lines.append((String(decoding: line.bytes, as: UTF8.self), line.number))
    }
    return lines
  }

  @Test(
    "Lines end where they end, however the input is cut",
    arguments: [
      ["a\nb\n"], ["a", "\nb\n"], ["a\n", "b\n"], ["a\nb"], ["a\r", "\nb", "\r\n"],
    ])
  func readsLines(_ pieces: [String]) throws {
    let lines = try lines(pieces)
    #expect(lines.map(\.text) == ["a", "b"])
    #expect(lines.map(\.number) == [1, 2])
  }

  @Test("Empty lines are lines; nothing is none")
  func readsEmptyLines() throws {
    #expect(try lines(["\n\n"]).map(\.text) == ["", ""])
    #expect(try lines([]).isEmpty)
  }

  @Test("A folder cannot be read")
  func refusesFolders() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/tmp"))
    var reader = LineReader(descriptor: folder.fileDescriptor)
    let error = #expect(throws: ToolError.self) { try reader.next(beforeWaiting: {}) }
    #expect(error?.message == "standard input: Is a directory")
  }
}
