import Foundation
import ParlanceLanguages
import TestSupport
import Testing

@Suite("A language is a folder and its lines in the index")
struct LanguageRemovalTests {
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/clang" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LanguagePacks").path

  /// A frozen pack, in a language that no pack speaks.
  private static let pack = [
    "pack.json": #"{"tag": "la"}"#, "words.tsv": "sed\tfunction\n",
    "payments.phrases": "Person = @name\n## INSendPaymentIntent\nda pecuniam {payee}\n",
  ]

  private static func writePack(_ path: String, in folder: TemporaryFolder) throws {
    for (name, text) in pack { try folder.write("\(path)/la/\(name)", text) }
  }

  @Test("Without its folder it is unknown, and all others stay as they were")
  func removesFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("packs/README.md", "Packs")
    let before = try PackLibrary.folder(folder.path + "/packs").tags
    try Self.writePack("packs", in: folder)
    let with = try PackLibrary.folder(folder.path + "/packs")
    #expect(try LanguagePack(for: LanguageCode("la"), in: with).layers.map(\.tag) == ["la", "und"])
    try FileManager.default.removeItem(atPath: folder.path + "/packs/la")
    let without = try PackLibrary.folder(folder.path + "/packs")
    #expect(without.tags == before)
    #expect(throws: LanguageCodeError.self) {
      try LanguagePack(for: LanguageCode("la"), in: without)
    }
    for tag in before {
      #expect(try without.layer(tag)?.files.map(\.path) == with.layer(tag)?.files.map(\.path))
    }
  }

  @Test(
    "The index compiles with it, without its folder, and without its lines",
    .enabled(if: compiler != nil, "clang is not installed"))
  func removesIndexLines() throws {
    let folder = try TemporaryFolder()
    for name in ["Pack.inc", "File.inc", "include", "und", "scaffold"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.sources)/\(name)", toPath: "\(folder.path)/\(name)")
    }
    let index = try String(contentsOfFile: Self.sources + "/LanguagePacks.c", encoding: .utf8)
    let rest = Self.lines(index, keeping: ["und", "scaffold"])
    let shared = try files(of: rest, in: folder)
    #expect(!shared.isEmpty && shared.allSatisfy { $0.hasPrefix("und/") })

    try Self.writePack(".", in: folder)
    let whole = rest.replacing(
      "#define TAG und\n", with: "#define TAG la\n#include \"Pack.inc\"\n#define TAG und\n")
    #expect(
      try files(of: whole, in: folder)
        == ["la/pack.json", "la/words.tsv", "la/payments.phrases"] + shared)
    try FileManager.default.removeItem(atPath: folder.path + "/la")
    #expect(try files(of: whole, in: folder) == shared)
    #expect(try files(of: rest, in: folder) == shared)
  }

  /// The index without the two lines of every language but some.
  private static func lines(_ index: String, keeping tags: Set<String>) -> String {
    index.replacing(/#define TAG (\S+)\n#include "Pack.inc"\n/) { match in
      tags.contains(String(match.1)) ? String(match.0) : ""
    }
  }

  /// The paths that a compiled index has.
  private func files(of index: String, in folder: TemporaryFolder) throws -> [String] {
    try folder.write("LanguagePacks.c", index)
    try folder.write(
      "main.c",
      """
      #include "LanguagePacks.h"
      #include <stdio.h>
      int main(void) {
        size_t count = 0;
        const parlance_pack_file *files = parlance_pack_files(&count);
        for (size_t i = 0; i < count; i++) puts(files[i].path);
      }
      """)
    let compiler = try #require(Self.compiler)
    let path = folder.path
    _ = try output(
      compiler,
      ["-I", path + "/include", "-o", path + "/main", path + "/main.c", path + "/LanguagePacks.c"])
    return try output(path + "/main", []).split(separator: "\n").map(String.init)
  }

  private func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }
}
