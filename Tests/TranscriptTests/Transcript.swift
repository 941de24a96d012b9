import Foundation
import Parlance

/// A file of scenes: what was said to the assistant, and what it answered.
///
///     ## Two people of one name
///     - pay Clayton $5
///       > Which one do you mean: Jason Clayton or Joshua Clayton?
///
/// `:lock` and `:unlock` stand for the device; an answer that is empty has no line.
struct Transcript: CustomStringConvertible {
  /// Something that was said or done, and the answer to it.
  struct Turn {
    let line: Int
    let said: String
    var answer = ""
  }

  struct Scene {
    let title: String
    var turns: [Turn] = []
  }

  /// The language code that the folder is named by.
  let code: String
  let path: String
  private(set) var scenes: [Scene] = []

  var description: String { "\(code)/\(path.split(separator: "/").last ?? "")" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  /// All transcripts, by language and name.
  static var all: [Transcript] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try paths.filter { $0.hasSuffix(".md") }.sorted().map(Transcript.init)
    }
  }

  /// A file of the folder: `en-US/payments.md`.
  init(_ path: String) throws {
    self.path = path
    code = String(path.prefix { $0 != "/" })
    let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      read(line, number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) {
    if line.hasPrefix("## ") {
      scenes.append(Scene(title: String(line.dropFirst(3))))
    } else if line.hasPrefix("- ") {
      scenes[scenes.count - 1].turns.append(Turn(line: number, said: String(line.dropFirst(2))))
    } else if line.hasPrefix("  > ") {
      let scene = scenes.count - 1
      scenes[scene].turns[scenes[scene].turns.count - 1].answer = String(line.dropFirst(4))
    }
  }
}
