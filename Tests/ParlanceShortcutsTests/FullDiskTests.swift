import Foundation
import Parlance
import ParlanceShortcuts
import TestSupport
import Testing

/// What grows beyond a limit fails in the process that writes, as on a full disk.
@Suite("A disk that becomes full")
struct FullDiskTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/shortcuts.db"
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func center() throws -> DonationCenter {
    try DonationCenter(
      app: ShortcutApp(identifier: "com.example.donor", intents: ["INSendMessageIntent"]),
      store: ShortcutStore(path: path), language: "en-US")
  }

  /// 0, 2 000 … 318 000 bytes: a store that holds nothing has 122 880.
  @Test(
    "Wherever it does, a store is whole or is not, and holds what was told of, and no more",
    arguments: (0..<160).map { $0 * 2000 })
  func donating(fileSize: Int) throws {
    let donor = try Donor(path, fileSize: fileSize).ended()
    #expect(donor.code == 1)
    #expect(donor.error.contains("full") || donor.error.contains("File too large"))
    if !FileManager.default.fileExists(atPath: path) {
      #expect(donor.told.isEmpty)
      #expect(try names() == [])
      #expect(donor.error.hasPrefix("\(path): no store can be made here (File too large)"))
    }
    let center = try center()
    #expect(try center.store.faults().isEmpty)
    #expect(try Set(center.donations().map(\.identifier)) == Set(donor.told))
    #expect(try names() == ["shortcuts.db", "shortcuts.db-shm", "shortcuts.db-wal"])
  }

  @Test("Where nothing can be deleted, nothing is lost", arguments: (0..<25).map { $0 * 8192 })
  func deleting(fileSize: Int) throws {
    let told = try Donor(path, fileSize: 250_000).ended().told
    try #require(!told.isEmpty)
    let donor = try Donor(path, "delete", fileSize: fileSize).ended()
    let isDone = donor.code == 0
    #expect(isDone || donor.error.contains("the disk is full, and nothing was changed"))
    let center = try center()
    #expect(try Set(center.donations().map(\.identifier)) == (isDone ? [] : Set(told)))
    #expect(try center.store.faults().isEmpty)
  }

  @Test("What a full disk holds can be read", arguments: [0, 1000, 20_000, 40_000])
  func reading(fileSize: Int) throws {
    do {
      let center = try center()
      try center.donate(
        ["a", "b"].map { Interaction(.message("soup"), identifier: $0) })
    }
    let donor = try Donor(path, "list", fileSize: fileSize).ended()
    #expect(donor.error == "")
    #expect(Set(donor.told) == ["a", "b"])
  }
}
