import Foundation
import ParlanceLanguages
import TestSupport
import Testing

@testable import parlance

@Suite("parlance pack new")
struct PackNewTests {
  private let folder: TemporaryFolder
  private let packs: String

  init() throws {
    folder = try TemporaryFolder()
    packs = folder.path + "/packs"
  }

  private func run(_ words: String...) throws -> ToolRun {
    try ToolRun(["pack"] + words + ["--packs", packs])
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: packs + "/" + file, encoding: .utf8)
  }

  @Test(
    "A new pack has templates and examples for every intent, and its check finds no fault",
    arguments: ["eo", "vi", "ka", "km", "am"])
  func isSound(_ tag: String) throws {
    let made = try run("new", tag)
    #expect(
      made.output
        == "\(packs)/\(tag): 19 files\nnext: parlance pack check \(tag) --packs \(packs)\n")
    #expect(made.code == 0)
    let checked = try run("check", tag)
    #expect(checked.errors == "")
    #expect(checked.code == 0)
    #expect(checked.output.contains("  covers 11 of 11 intents, "))
    #expect(checked.output.contains("12 of 12 templates have an example\n"))
  }

  @Test("Its comments tell what CLDR knows")
  func tellsFacts() throws {
    _ = try run("new", "bg")
    #expect(try text("bg/dates.tsv").contains("# CLDR's months: януари, февруари, "))
    #expect(try text("bg/dates.tsv").contains("# CLDR's weekdays: неделя, понеделник, "))
    #expect(try text("bg/numbers.tsv").contains("21 двайсет и едно"))
    #expect(try text("bg/currency.tsv").contains("# CLDR calls BGN: български лев"))
    #expect(try text("bg/pack.json") == "{\"tag\": \"bg\"}\n")
  }

  @Test("No name of a fact is left in its files")
  func fillsAll() throws {
    let scaffold = try PackScaffold(tag: "eo", code: LanguageCode("eo"), isRegional: false)
    #expect(scaffold.files.count == PackLibrary.scaffold.count)
    for file in scaffold.files {
      #expect(file.text.firstMatch(of: /%[a-zA-Z]+%/) == nil, "\(file.name)")
    }
  }

  @Test("A region's pack holds only what is likely to differ from its language's")
  func beginsRegions() throws {
    _ = try run("new", "bg")
    #expect(try run("new", "bg-MK").output.hasPrefix("\(packs)/bg-MK: 3 files\n"))
    #expect(try run("check", "bg-MK").code == 0)
    // Without a pack of the language it is the language's.
    #expect(try run("new", "vi-VN").output.hasPrefix("\(packs)/vi-VN: 19 files\n"))
  }

  @Test("Nothing is overwritten")
  func overwritesNothing() throws {
    try folder.write("packs/eo/pack.json", "mine")
    let again = try run("new", "eo")
    #expect(again.errors == "parlance: \(packs)/eo is there already\n")
    #expect(again.code == 3)
    #expect(try text("eo/pack.json") == "mine")
  }

  @Test(
    "A tag that names no new pack is refused",
    arguments: [
      ("xx", "no language or region is known as 'xx'"), ("e", "'e' is not a language code"),
      ("EO", "'EO' names no pack; write eo, or eo-Latn, or eo-001"),
      ("en", "there is a pack 'en' already, which is part of the library"),
    ])
  func refusesTags(_ tag: String, _ message: String) throws {
    let refused = try run("new", tag)
    #expect(refused.errors.hasPrefix("parlance: " + message), "\(refused.errors)")
    #expect(refused.code == 2)
    #expect(!FileManager.default.fileExists(atPath: packs))
  }

  @Test("One tag is asked for")
  func asksForTag() throws {
    #expect(try run("new").code == 2)
    #expect(try run("new", "eo", "vi").code == 2)
  }
}
