import Foundation
import Parlance
import TestSupport
import Testing

@testable import parlance

@Suite("The page on shortcuts")
struct ShortcutsPageTests {
  private let page: DocumentationPage
  private let app: SoupApp

  init() throws {
    page = try .article("Shortcuts.md")
    app = try SoupApp()
    for file in page.files { try app.folder.write(file.path, file.content) }
  }

  @Test("Its donations are donations")
  func donations() throws {
    let run = try app.shortcuts("donate", "--app", app.path("Soup"), app.path("done.jsonl"))
    #expect(run.errors == "")
    #expect(run.output.hasSuffix(": 2 donations\n"))
  }

  @Test("It names every command, and every key of a line")
  func names() {
    let group = "shortcuts "
    for command in Tool.commands where command.synopsis.name.hasPrefix(group) {
      #expect(page.text.contains("| `\(command.synopsis.name.dropFirst(group.count))"))
    }
    for key in DonationLine.keys { #expect(page.text.contains("`\(key)`")) }
  }

  @Test("What is said is written as it says")
  func phrases() throws {
    try app.donate()
    _ = try app.shortcuts("add-phrase", "Soup time", "--identifier", "order 17")
    let run = try ToolRun([
      "interpret", "--format", "json", "--shortcuts", app.path("store.db"), "soup time",
    ])
    let member = try #require(page.blocks.first { $0.content.hasPrefix("\"shortcut\"") })
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary)
    let expected = try JSONSerialization.jsonObject(with: Data("{\(member.content)}".utf8))
    #expect(
      answer["shortcut"] as? NSDictionary == (expected as? NSDictionary)?["shortcut"]
        as? NSDictionary)
  }
}
