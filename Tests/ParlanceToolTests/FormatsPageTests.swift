import Foundation
import Parlance
import TestSupport
import Testing

@testable import parlance

@Suite("The page on formats")
struct FormatsPageTests {
  private let page: DocumentationPage
  private let folder: TemporaryFolder

  init() throws {
    page = try .article("Formats.md")
    folder = try TemporaryFolder()
    for file in page.files { try folder.write(file.path, file.content) }
  }

  /// The words of a command, of which those in single quotes are one; files are those of the page.
  private func arguments(of command: String) -> [String] {
    let parts = command.trimmed.components(separatedBy: "'")
    let words = parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
    let names = Set(page.files.map(\.path))
    return words.dropFirst().map { names.contains($0) ? "\(folder.path)/\($0)" : $0 }
  }

  /// The JSON of a text; confidence is left out, since it moves with the language's weights.
  private func json(_ text: String) throws -> NSDictionary {
    let plain = text.replacing(#/"confidence": ?[0-9.]+,/#, with: "")
    let object = try JSONSerialization.jsonObject(with: Data(plain.utf8))
    return try #require(object as? NSDictionary)
  }

  @Test("Each command answers as the page says")
  func commands() throws {
    let answered = zip(page.blocks, page.blocks.dropFirst()).filter { command, answer in
      command.language == "sh" && answer.language == "json" && answer.caption.isEmpty
    }
    #expect(answered.count == 3)
    for (command, answer) in answered {
      let run = try ToolRun(arguments(of: command.content))
      #expect(run.code == 0)
      #expect(try json(run.output) == json(answer.content), "\(command.content)\(run.output)")
    }
  }

  @Test("Its corpus can be read")
  func corpus() throws {
    let block = try #require(page.blocks.first { $0.language == "markdown" })
    let catalog = try Interpreter(for: "en-US").model.catalog
    let corpus = CorpusFile(PackFile(path: "page.md", text: block.content), catalog: catalog)
    #expect(corpus.faults.isEmpty)
    #expect(corpus.examples.count == 4)
  }

  @Test("It names every type of vocabulary and every exit code")
  func names() {
    for type in VocabularyType.allCases { #expect(page.text.contains("`\(type)`")) }
    for kind in ["yes", "no", "cancel", "choice", "values", "notUnderstood"] {
      #expect(page.text.contains("`\(kind)`"))
    }
    for code in ExitCode.allCases { #expect(page.text.contains("| \(code.rawValue) | ")) }
    for kind in Entity.Kind.allCases { #expect(page.text.contains("`\(kind.rawValue)`")) }
  }
}
