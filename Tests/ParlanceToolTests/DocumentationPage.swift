import Foundation

/// An article of the documentation, whose examples are tests.
struct DocumentationPage {
  let text: String

  /// Reads an article by its path below the catalogue.
  init(_ path: String) throws {
    let project = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: project.appending(path: "Sources/Parlance/Parlance.docc/" + path),
      encoding: .utf8)
  }

  /// The fenced blocks of a language, in order, each with the line of text above it.
  func blocks(of language: String) -> [(caption: String, content: String)] {
    var blocks: [(String, String)] = []
    var caption = ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line == "```" + language {
        let content = lines.prefix { $0 != "```" }
        lines = lines.dropFirst(content.count + 1)
        blocks.append((caption, content.joined(separator: "\n") + "\n"))
      } else if !line.isEmpty {
        caption = String(line)
      }
    }
    return blocks
  }

  /// The list items of the form "- `this` → `that`".
  var pairs: [(this: String, that: String)] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- `"), line.hasSuffix("`"), let arrow = line.range(of: "` → `") else {
        return nil
      }
      return (
        String(line[..<arrow.lowerBound].dropFirst(3)), String(line[arrow.upperBound...].dropLast())
      )
    }
  }
}
