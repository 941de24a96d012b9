import Foundation
import Parlance
import ParlanceMatching
import TestSupport
import Testing

@testable import parlance

@Suite("The page on adding a language")
struct LanguagePageTests {
  private let page: DocumentationPage
  private let folder: TemporaryFolder

  init() throws {
    page = try .article("AddingALanguage.md")
    folder = try TemporaryFolder()
    for file in page.files {
      try folder.write(file.path, file.content)
    }
  }

  @Test("Its pack compiles, and every template's example is understood")
  func packIsSound() throws {
    let check = try PackCheck("eo", in: .folder(folder.path + "/packs"))
    #expect(check.errors.isEmpty && check.notes.isEmpty, "\(check.errors) \(check.notes)")
    #expect(check.intents.map(\.name) == ["INSendPaymentIntent"])
  }

  @Test("Its commands lay out a pack and check it, and its files can be written over that")
  func followsWalkThrough() throws {
    let made = try TemporaryFolder()
    let packs = made.path + "/packs"
    let block = try #require(page.blocks.first { $0.content.hasPrefix("parlance pack new") })
    for line in block.content.split(separator: "\n") {
      let words = line.replacing("packs", with: packs).split(separator: " ").map(String.init)
      if words[0] == "rm" {
        for file in words.dropFirst() { try FileManager.default.removeItem(atPath: file) }
      } else {
        let run = try ToolRun(
          Array(words.dropFirst().map { $0.replacing("--\(packs)", with: "--packs") }))
        #expect(run.code == 0, "\(line): \(run.errors)")
      }
    }
    for file in page.files { try made.write(file.path, file.content) }
    let check = try PackCheck("eo", in: .folder(packs))
    #expect(check.errors.isEmpty, "\(check.errors)")
    #expect(check.intents.map(\.name) == ["INSendPaymentIntent"])
  }

  @Test("Its corpus is understood as it says")
  func corpusPasses() throws {
    let run = try ToolRun(["test", folder.path + "/corpora", "--packs", folder.path + "/packs"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.lines.last?.hasPrefix("all") == true)
  }

  @Test("Its words of money and dates are found")
  func entitiesAreFound() throws {
    let run = try ToolRun([
      "entities", "--language", "eo", "--packs", folder.path + "/packs",
      "tridek kvin eŭroj kaj morgaŭ",
    ])
    #expect(run.output.contains("EUR 35"))
    #expect(run.output.contains("\"morgaŭ\""))
  }

  @Test(
    "It names everything that a table may say",
    arguments: [
      ("numbers.tsv", "bad\tbad\n"), ("intervals.tsv", "bad\tbad\n"),
      ("currency.tsv", "bad\tEUR bad\n"), ("words.tsv", "bad\tbad\n"),
      ("names.tsv", "bad\tbad\n"), ("pack.json", #"{"tag": "eo", "bad": 1}"#),
      ("weights.json", #"{"bad": 1}"#),
    ])
  func namesAreComplete(_ file: String, _ content: String) throws {
    try folder.write("packs/eo/" + file, content)
    let error = #expect(throws: PackError.self) {
      try PackCheck("eo", in: .folder(folder.path + "/packs"))
    }
    let message = try #require(error?.message)
    let list = message[(try #require(message.firstRange(of: #/known are |write /#))).upperBound...]
    for name in list.replacing(" or ", with: ", ").split(separator: ", ") {
      #expect(page.text.contains("`\(name)`") || page.text.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test("It names every class of words")
  func classesAreComplete() {
    for word in WordClass.allCases { #expect(page.text.contains("`\(word)`"), "\(word)") }
  }
}
