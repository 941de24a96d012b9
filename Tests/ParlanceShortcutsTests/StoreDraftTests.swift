import Foundation
import TestSupport
import Testing

@testable import ParlanceShortcuts

@Suite("Drafts of stores")
struct StoreDraftTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/shortcuts.db"
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(
    "What a process left that died is cleared when a store is opened", arguments: [true, false])
  func clearing(isMade: Bool) throws {
    if isMade { _ = try ShortcutStore(path: path) }
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try folder.write("shortcuts.db.new-\(UUID().uuidString)", "half a store")
      try folder.write("shortcuts.db.new-\(UUID().uuidString)\(suffix)", "")
    }
    let whole = "shortcuts.db.new-\(UUID().uuidString)"
    for suffix in ["", "-wal", "-shm"] { try folder.write(whole + suffix, "") }
    do { _ = try ShortcutStore(path: path) }
    #expect(try names() == ["shortcuts.db"])
  }

  @Test("Nothing else is cleared")
  func others() throws {
    let kept = [
      "shortcuts.db.new-1", "shortcuts.db.new-\(UUID().uuidString).txt", "shortcuts.db.new-",
      "other.db.new-\(UUID().uuidString)", "shortcuts.db.old-\(UUID().uuidString)",
    ]
    for name in kept { try folder.write(name, "mine") }
    do { _ = try ShortcutStore(path: path) }
    #expect(try Set(names()) == Set(kept + ["shortcuts.db"]))
  }

  @Test("The draft of one who makes a store at this time stays")
  func live() throws {
    let name = "shortcuts.db.new-\(UUID().uuidString)"
    try folder.write(name, "half a store")
    let descriptor = open("\(folder.path)/\(name)", O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    do { _ = try ShortcutStore(path: path) }
    #expect(try names() == ["shortcuts.db", name])
    close(descriptor)
    do { _ = try ShortcutStore(path: path) }
    #expect(try names() == ["shortcuts.db"])
  }

  @Test("A draft that is the store already is a name less of it")
  func named() throws {
    do { _ = try ShortcutStore(path: path) }
    try FileManager.default.linkItem(
      atPath: path, toPath: "\(path).new-\(UUID().uuidString)")
    #expect(try ShortcutStore(path: path).faults().isEmpty)
    #expect(try names().filter { $0.contains(".new-") } == [])
  }

  @Test("Many who make a store at the same time make one")
  func concurrency() async throws {
    let path = path
    for _ in 0..<10 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let center = try DonationCenter.soupChef(ShortcutStore(path: path))
            try center.donate(Interaction(.order("leek"), identifier: "\(number)"))
          }
        }
        try await group.waitForAll()
      }
      do { #expect(try DonationCenter.soupChef(ShortcutStore(path: path)).count() == 8) }
      #expect(try names() == ["shortcuts.db"])
      unlink(path)
    }
  }
}
