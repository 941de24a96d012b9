import Foundation
import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Reading the files of an app")
struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fault(of name: String) -> String? {
    let fault = #expect(throws: FileFault.self) { try FileContents.read(folder.path + "/" + name) }
    return fault?.message
  }

  @Test("A link is followed, also through others")
  func followsLinks() throws {
    try folder.write("a/file", "text")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "a/file")
    try manager.createSymbolicLink(atPath: folder.path + "/c", withDestinationPath: "b")
    #expect(try FileContents.read(folder.path + "/c") == Data("text".utf8))
  }

  @Test("What is no file with content is refused, and never waited for")
  func refuses() throws {
    let manager = FileManager.default
    try folder.write("empty", "")
    try manager.createSymbolicLink(atPath: folder.path + "/lost", withDestinationPath: "none")
    try manager.createSymbolicLink(atPath: folder.path + "/round", withDestinationPath: "round")
    try manager.createSymbolicLink(atPath: folder.path + "/folder", withDestinationPath: ".")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(fault(of: "empty") == "the file is empty")
    #expect(fault(of: "lost") == "the link leads to no file")
    #expect(fault(of: "round") != nil)
    #expect(fault(of: "folder") == "the path leads to no file that can be read")
    #expect(fault(of: "pipe") == "the path leads to no file that can be read")
  }

  @Test("A generated file takes the place of another, and never of what a link leads to")
  func writes() throws {
    try folder.write("a", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b", withDestinationPath: folder.path + "/a")
    let fault = #expect(throws: FileFault.self) {
      try FileContents.write("new", to: folder.path + "/b")
    }
    #expect(fault?.message == "a symbolic link has this name, and is not followed")
    #expect(try FileContents.read(folder.path + "/a") == Data("old".utf8))
    try FileContents.write("new", to: folder.path + "/a")
    #expect(try FileContents.read(folder.path + "/a") == Data("new".utf8))
  }

  @Test("A file of any length is refused when no file for Siri is as long")
  func limitsLength() throws {
    try folder.write("long", "")
    let file = try #require(FileHandle(forWritingAtPath: folder.path + "/long"))
    try file.truncate(atOffset: 1 << 32)
    try file.close()
    #expect(fault(of: "long") == "the file is longer than 64 MiB")
  }

  @Test("Every kind of files says what they are called", arguments: AppFile.Kind.allCases)
  func namesKinds(kind: AppFile.Kind) {
    for names in kind.fileNames.split(separator: ", ") {
      let name = names.prefix { $0 != " " }
      #expect(AppFile("App/" + (name.hasPrefix(".") ? "A" : "") + name)?.kind == kind)
    }
  }

  @Test("A link to a file that is found anyway is passed over, and other links are not")
  func passesOverLinks() throws {
    let manager = FileManager.default
    try folder.write("App/A/Info.plist", "")
    try folder.write("App/Common.plist", "")
    try folder.write("Other/Info.plist", "")
    let links = [
      "B": "../A/Info.plist", "C": "../Common.plist", "D": "../../Other/Info.plist",
    ]
    for (name, target) in links {
      let path = "\(folder.path)/App/\(name)"
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: path + "/Info.plist", withDestinationPath: target)
    }
    let files = try AppFolder(folder.path + "/App").files.map {
      $0.path.dropFirst(folder.path.count + 1)
    }
    #expect(files == ["App/A/Info.plist", "App/C/Info.plist", "App/D/Info.plist"])
  }
}
