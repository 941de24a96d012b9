import Foundation
import Parlance

/// A file of scenes: what was said to the assistant, what it answered, and what it showed.
///
///     ## Two people of one name
///     - pay Clayton $5
///       > Which one do you mean: Jason Clayton or Joshua Clayton?
///     - Joshua
///       > Shall I send $5.00 to Joshua Clayton?
///       | Send money
///       | To: Joshua Clayton
///       | Amount: $5.00
///
/// The first line of a card is its title, followed by its state unless that is "ready".
/// `:lock` and `:unlock` stand for the device, `:at 2026-03-13T19:00` for the time that passes; all else with a colon is the
/// example's own. An answer has a line for each of its lines; one that is empty has none.
struct Transcript: CustomStringConvertible {
  /// Something that was said or done, and the answer to it.
  struct Turn {
    let line: Int
    let said: String
    var answer = ""
    /// The lines of the card; empty where none is shown.
    var card: [String] = []
  }

  struct Scene {
    let title: String
    var turns: [Turn] = []
  }

  /// The language code that the folder is named by.
  let code: String
  /// The file's, without what all transcripts' end with: `payments`.
  let name: String
  private(set) var scenes: [Scene] = []

  var description: String { "\(code)/\(name)" }

  /// A folder beside the tests.
  static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
  }

  /// The transcripts of a folder, by language and name.
  static func all(in folder: URL) throws -> [Transcript] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map {
      try Transcript($0, in: folder)
    }
  }

  /// A file of a folder: `en-US/payments.md`.
  private init(_ path: String, in folder: URL) throws {
    let url = folder.appending(path: path)
    code = String(path.prefix { $0 != "/" })
    name = url.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: url, encoding: .utf8)
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
      change { $0.answer += ($0.answer.isEmpty ? "" : "\n") + line.dropFirst(4) }
    } else if line.hasPrefix("  | ") {
      change { $0.card.append(String(line.dropFirst(4))) }
    }
  }

  /// Changes the last turn.
  private mutating func change(_ body: (inout Turn) -> Void) {
    let scene = scenes.count - 1
    body(&scenes[scene].turns[scenes[scene].turns.count - 1])
  }

  /// The lines of a card.
  static func lines(of card: IntentCard) -> [String] {
    let title = card.state == .ready ? card.title : "\(card.title) (\(card.state))"
    return [title] + card.fields.map { "\($0.label): \($0.text)" }
  }
}
