import Foundation
import Parlance
import TestSupport
import Testing

@testable import ParlanceShortcuts

/// The one who reads is a process without rights, since a test may run as a user who may write anything.
@Suite("A store that can only be read")
struct ReadOnlyStoreTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/shop/shortcuts.db"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/shop", withIntermediateDirectories: true)
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Does something while only the owner, or nobody, may write in the folder and to its files.
  private func frozen<Result>(_ body: () throws -> Result) throws -> Result {
    let shop = folder.path + "/shop"
    for name in try FileManager.default.contentsOfDirectory(atPath: shop) {
      try setMode(0o444, of: "\(shop)/\(name)")
    }
    try setMode(0o555, of: shop)
    defer { try? setMode(0o755, of: shop) }
    return try body()
  }

  private func center(_ store: ShortcutStore) throws -> DonationCenter {
    try DonationCenter(
      app: ShortcutApp(identifier: "com.example.donor", intents: ["INSendMessageIntent"]),
      store: store, language: "en-US")
  }

  private func donate(_ identifiers: String...) throws {
    try center(ShortcutStore(path: path)).donate(
      identifiers.map { Interaction(.message("soup"), identifier: $0) })
  }

  @Test("It is read, and nothing is made beside it")
  func reading() throws {
    try donate("a", "b")
    let donor = try frozen { try Donor(path, "peek").ended() }
    #expect(donor.error == "")
    #expect(Set(donor.told) == ["a", "b"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shop")
    #expect(names == ["shortcuts.db"])
  }

  @Test("What stands in the log alone is read, too")
  func live() throws {
    try donate("a")
    let store = try ShortcutStore(path: path)
    try center(store).donate(Interaction(.message("bread"), identifier: "b"))
    let donor = try frozen { try Donor(path, "peek").ended() }
    #expect(donor.error == "")
    #expect(Set(donor.told) == ["a", "b"])
  }

  @Test("A log that cannot be read is not passed over")
  func unreadableLog() throws {
    try donate("a")
    let store = try ShortcutStore(path: path)
    try center(store).donate(Interaction(.message("bread"), identifier: "b"))
    let copy = folder.path + "/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: path + suffix, toPath: copy + "/shortcuts.db" + suffix)
    }
    try setMode(0o555, of: copy)
    let donor = try Donor(copy + "/shortcuts.db", "peek").ended()
    #expect(donor.told == [])
    #expect(donor.error.hasPrefix("\(copy)/shortcuts.db-wal: the log of the store cannot be read"))
    try setMode(0o755, of: copy)
    #expect(try Set(Donor(path, "peek").ended().told) == ["a", "b"])
  }

  @Test("What writes is refused, with the reason")
  func writing() throws {
    try donate("a")
    let donor = try frozen { try Donor(path, "intrude").ended() }
    #expect(donor.code == 1)
    #expect(donor.error.hasPrefix("\(path): the store cannot be written (Permission denied)"))
    #expect(try center(ShortcutStore(path: path)).count() == 1)
  }

  @Test("In a read-only folder a file that may be written is read, too")
  func folderAlone() throws {
    try donate("a")
    try setMode(0o666, of: path)
    try setMode(0o555, of: folder.path + "/shop")
    defer { try? setMode(0o755, of: folder.path + "/shop") }
    let reader = try Donor(path, "peek").ended()
    #expect(reader.error == "")
    #expect(reader.told == ["a"])
    let writer = try Donor(path, "intrude").ended()
    #expect(writer.error.hasPrefix("\(path): the store cannot be written ("))
  }

  @Test("One of an older version is refused: it would have to be changed")
  func older() throws {
    do {
      let connection = try SQLiteConnection(path, for: .creating)
      try connection.execute("PRAGMA application_id = 0x50726C63")
      try StoreSchema.migrate(connection, upTo: 2)
    }
    let donor = try frozen { try Donor(path, "peek").ended() }
    #expect(
      donor.error
        == "\(path): the store cannot be written (to be read, its version 2 is to become 4)\n")
  }

  @Test("Where no store is, none is made")
  func missing() {
    #expect(throws: StoreError(.missing, at: path)) { try ShortcutStore(reading: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Who reads alone sees a store as it was at one time, whatever is written meanwhile")
  func changing() throws {
    try donate("a")
    let reader = FrozenReader(try StoreFile(path: path), noting: UnreadableRows())
    var attempts = 0
    let count = try reader.read { connection in
      attempts += 1
      let first = try connection.integer("SELECT count(*) FROM donations")
      if attempts == 1 { try donate("b", "c") }
      return first
    }
    #expect(attempts == 2)
    #expect(count == 3)
  }
}
