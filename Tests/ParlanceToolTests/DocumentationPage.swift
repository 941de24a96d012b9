import Foundation

/// A page for readers, whose examples are tests.
struct DocumentationPage {
  /// A fenced block.
  struct Block {
    /// What stands after the fence.
    let language: String
    /// The last line of text between it and the block before.
    let caption: String
    /// Its lines.
    let content: String
  }

  let text: String
  let blocks: [Block]

  /// Reads a page by its path in the project.
  init(_ path: String) throws {
    let project = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: project.appending(path: path), encoding: .utf8)
    blocks = Self.blocks(of: text)
  }

  /// An article of the documentation.
  static func article(_ name: String) throws -> DocumentationPage {
    try DocumentationPage("Sources/Parlance/Parlance.docc/" + name)
  }

  /// The blocks below a path in code voice and a colon, which are files: their paths and contents.
  var files: [(path: String, content: String)] {
    blocks.compactMap { block in
      guard block.caption.hasPrefix("`"), block.caption.hasSuffix("`:") else { return nil }
      return (String(block.caption.dropFirst().dropLast(2)), block.content)
    }
  }

  /// The list items of the form "- `this` → `that`".
  var pairs: [(this: String, that: String)] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- `"), line.hasSuffix("`"), let arrow = line.range(of: "` → `") else {
        return nil
      }
      let this = line[..<arrow.lowerBound].dropFirst("- `".count)
      return (String(this), String(line[arrow.upperBound...].dropLast()))
    }
  }

  private static func blocks(of text: String) -> [Block] {
    let fence = "```"
    var blocks: [Block] = []
    var caption = ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix(fence) {
        let content = lines.prefix { $0 != fence }
        lines = lines.dropFirst(content.count + 1)
        blocks.append(
          Block(
            language: String(line.dropFirst(fence.count)), caption: caption,
            content: content.map { $0 + "\n" }.joined()))
        caption = ""
      } else if !line.isEmpty {
        caption = String(line)
      }
    }
    return blocks
  }
}
