import Foundation
import Parlance
import TestSupport
import Testing

@testable import ParlanceShortcuts

@Suite("The file of a store")
struct StoreFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/shortcuts.db"
  }

  private func fill(_ count: Int) throws {
    let center = try DonationCenter.soupChef(ShortcutStore(path: path))
    try center.donate(
      (0..<count).map { Interaction(.order("soup \($0 % 10)"), identifier: "\($0)", day: $0) })
  }

  private func expectRefusal(_ isExpected: (StoreError.Reason) -> Bool) throws {
    let before = try Data(contentsOf: URL(filePath: path))
    do {
      _ = try ShortcutStore(path: path)
      Issue.record("opened")
    } catch let error as StoreError {
      #expect(isExpected(error.reason), "\(error)")
      #expect(error.path == path)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("Of a store that is closed nothing is left but its file, also where it was read last")
  func closing() throws {
    try fill(5)
    do {
      let store = try ShortcutStore(path: path)
      #expect(try DonationCenter.soupChef(store).count() == 5)
      #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shortcuts.db"])
  }

  @Test("What was donated is there when the store is opened again")
  func reopening() throws {
    try fill(20)
    let store = try ShortcutStore(path: path)
    #expect(try DonationCenter.soupChef(store).count() == 20)
    #expect(try store.faults().isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains(".new-") })
  }

  @Test("Two stores share a file")
  func sharing() throws {
    try fill(1)
    let first = try DonationCenter.soupChef(ShortcutStore(path: path))
    let second = try DonationCenter.soupChef(ShortcutStore(path: path))
    try first.donate(Interaction(.order("leek"), identifier: "a"))
    try second.donate(Interaction(.order("leek"), identifier: "b"))
    #expect(try first.count() == 3)
    #expect(try second.count() == 3)
  }

  @Test(
    "Other files are refused, and stay as they are",
    arguments: ["", "x", "SQLite format 3\0", String(repeating: "lorem ipsum ", count: 1000)])
  func garbage(content: String) throws {
    try folder.write("shortcuts.db", content)
    try expectRefusal { $0 == .foreign }
  }

  @Test("Databases of other applications are refused")
  func foreign() throws {
    let other = try SQLiteConnection(path, for: .creating)
    try other.execute("CREATE TABLE notes (text); PRAGMA user_version = 1")
    try expectRefusal { $0 == .foreign }
    try other.execute("PRAGMA application_id = 42; PRAGMA journal_mode = WAL")
    try expectRefusal { $0 == .foreign }
    #expect(try other.integer("SELECT count(*) FROM notes") == 0)
  }

  @Test("A store of a newer version is refused")
  func newer() throws {
    try fill(1)
    do {
      let connection = try SQLiteConnection(path, for: .writing)
      try connection.execute("PRAGMA user_version = 99")
    }
    try expectRefusal { $0 == .newer(version: 99, known: StoreSchema.steps.count) }
  }

  @Test(
    "A version that no store has is refused",
    arguments: [
      ("PRAGMA user_version = -1", -1), ("PRAGMA user_version = -2147483648", -2_147_483_648),
    ] as [(StaticString, Int)])
  func negativeVersion(_ script: StaticString, _ version: Int) throws {
    try fill(1)
    do { try SQLiteConnection(path, for: .writing).execute(script) }
    try expectRefusal { $0 == .damaged("its version is \(version), which none has") }
  }

  @Test(
    "However new the version is",
    arguments: [
      ("PRAGMA user_version = 999", 999), ("PRAGMA user_version = 2147483647", 2_147_483_647),
    ] as [(StaticString, Int)])
  func hugeVersion(_ script: StaticString, _ version: Int) throws {
    try fill(1)
    do { try SQLiteConnection(path, for: .writing).execute(script) }
    try expectRefusal { $0 == .newer(version: version, known: StoreSchema.steps.count) }
  }

  @Test(
    "A version that its tables do not fit is refused",
    arguments: [
      ("PRAGMA user_version = 0", "its version is 0, but there is a table 'apps' already"),
      ("PRAGMA user_version = 1", "its version is 1, but there is a table 'texts' already"),
      ("PRAGMA user_version = 3", "its version is 3, but there is a table 'histories' already"),
      ("DROP TABLE offers", "its version is 4, but there is no table 'offers'"),
    ] as [(StaticString, String)])
  func mismatch(_ script: StaticString, _ message: String) throws {
    try fill(1)
    do { try SQLiteConnection(path, for: .writing).execute(script) }
    try expectRefusal { $0 == .damaged(message) }
  }

  @Test("The tables of each version are those that its step makes")
  func tables() throws {
    let connection = try SQLiteConnection(":memory:", for: .creating)
    for version in 0...StoreSchema.steps.count {
      try StoreSchema.migrate(connection, upTo: version)
      #expect(try StoreSchema.mismatch(of: version, with: connection) == nil)
    }
    #expect(StoreSchema.tables.count == StoreSchema.steps.count)
  }

  // MARK: Paths

  @Test(
    "A path is a path, whatever SQLite takes it for",
    arguments: [":memory:", "file:x.db?mode=memory", "file:x.db", "100%.db", "a?b#c.db", "été.db"])
  func literalPath(name: String) throws {
    let path = "\(folder.path)/\(name)"
    try DonationCenter.soupChef(ShortcutStore(path: path))
      .donate(Interaction(.order("leek"), identifier: "a"))
    #expect(try DonationCenter.soupChef(ShortcutStore(path: path)).count() == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    let reader = FrozenReader(try StoreFile(path: path), noting: UnreadableRows())
    #expect(try reader.read { try $0.integer("SELECT count(*) FROM donations") } == 1)
  }

  @Test("A path from where the process is leads where the system says, not SQLite")
  func relativePath() throws {
    let here = FileManager.default.currentDirectoryPath
    #expect(try FileLocation.resolved(":memory:") == "\(here)/:memory:")
    #expect(try FileLocation.resolved("./file:x") == "\(here)/file:x")
    #expect(try FileLocation.resolved("/x.db") == "/x.db")
    #expect(throws: StoreError.self) { try FileLocation.resolved("") }
    #expect(throws: StoreError.self) { try FileLocation.resolved("x.db/") }
    #expect(throws: StoreError.self) { try FileLocation.resolved("a\0b") }
  }

  @Test("A link is followed, and its log is that of the store")
  func links() throws {
    try fill(3)
    let link = folder.path + "/link.db"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let store = try ShortcutStore(path: link)
    #expect(try DonationCenter.soupChef(store).count() == 3)
    let other = folder.path + "/nowhere.db"
    try FileManager.default.createSymbolicLink(
      atPath: other, withDestinationPath: folder.path + "/none")
    #expect(throws: StoreError(.notCreated("No such file or directory"), at: other)) {
      try ShortcutStore(path: other)
    }
  }

  @Test(
    "What is no file is refused at once, also in the place of a log",
    arguments: ["", "-wal", "-shm", "-journal"])
  func pipes(suffix: String) throws {
    if !suffix.isEmpty { try fill(1) }
    #expect(mkfifo(path + suffix, 0o600) == 0)
    #expect(throws: StoreError(.notAFile("pipe"), at: path)) { try ShortcutStore(path: path) }
    #expect(throws: StoreError(.notAFile("pipe"), at: path)) { try ShortcutStore(reading: path) }
  }

  @Test("Folders and devices are no stores")
  func otherKinds() {
    #expect(throws: StoreError(.notAFile("folder"), at: folder.path)) {
      try ShortcutStore(path: folder.path)
    }
    #expect(throws: StoreError(.notAFile("device"), at: "/dev/null")) {
      try ShortcutStore(path: "/dev/null")
    }
  }

  @Test("A store that was cut off is refused", arguments: [0.1, 0.3, 0.5, 0.9, 0.999])
  func truncated(share: Double) throws {
    try fill(300)
    let whole = try Data(contentsOf: URL(filePath: path))
    try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(filePath: path))
    try expectRefusal { reason in
      if case .damaged = reason { true } else { false }
    }
  }

  @Test("A store with a page destroyed is refused", arguments: 1...12)
  func overwritten(page: Int) throws {
    try fill(300)
    var content = try Data(contentsOf: URL(filePath: path))
    let start = page * 4096
    try #require(content.count >= start + 4096)
    content.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xA5, count: 4096))
    try content.write(to: URL(filePath: path))
    try expectRefusal { reason in
      if case .damaged = reason { true } else { false }
    }
  }

  @Test("No store is made over the log of another")
  func strayLog() throws {
    try folder.write("shortcuts.db-wal", "what is left of a store")
    #expect(throws: StoreError(.strayLog, at: path)) { try ShortcutStore(path: path) }
  }

  @Test("Where no file can be made, it is said why")
  func noFolder() {
    let path = folder.path + "/none/shortcuts.db"
    #expect {
      try ShortcutStore(path: path)
    } throws: { error in
      guard case .notCreated = (error as? StoreError)?.reason else { return false }
      return "\(error)".hasPrefix(path)
    }
  }

  @Test("A full disk is an error in words, and the store goes on")
  func fullDisk() throws {
    let store = try ShortcutStore(path: path)
    let center = try DonationCenter.soupChef(store)
    try store.withWriter { try $0.execute("PRAGMA max_page_count = 40") }
    #expect {
      try center.donate((0..<5000).map { Interaction(.order("leek"), identifier: "\($0)") })
    } throws: { ($0 as? SQLiteError)?.message == "database or disk is full" }
    #expect(try center.count() == 0)
    try center.donate(Interaction(.order("leek"), identifier: "a"))
    #expect(try center.count() == 1)
  }

  // MARK: Migration

  @Test("A store of each older version opens, with all that it holds", arguments: [1, 2, 3])
  func migration(version: Int) throws {
    try writeVersion1()
    if version > 1 {
      let connection = try SQLiteConnection(path, for: .writing)
      try StoreSchema.migrate(connection, upTo: version)
      #expect(try StoreSchema.version(of: connection) == version)
    }
    let store = try ShortcutStore(path: path)
    let center = try DonationCenter.soupChef(store)
    #expect(try center.donations().map(\.shortcut) == [.intent(.order("tomato"))])
    #expect(try center.shortcuts(matching: "tomato") == [.intent(.order("tomato"))])
    #expect(try SuggestionCenter(store: store).suggestions().count == 1)
    #expect(try store.faults().isEmpty)
    try center.donate(Interaction(.order("tomato"), identifier: "b"))
    #expect(try center.count() == 2)
    #expect(try center.shortcuts(matching: "tomato").count == 1)
  }

  /// A store as version 1 wrote it, with one donation.
  private func writeVersion1() throws {
    let connection = try SQLiteConnection(path, for: .creating)
    try connection.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA application_id = 0x50726C63;
      CREATE TABLE apps (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE) STRICT;
      CREATE TABLE shortcuts (
        id INTEGER PRIMARY KEY, app INTEGER NOT NULL REFERENCES apps, key TEXT NOT NULL,
        persistent_identifier TEXT, content TEXT NOT NULL, phrase TEXT, UNIQUE (app, key)) STRICT;
      CREATE TABLE donations (
        id INTEGER PRIMARY KEY, app INTEGER NOT NULL REFERENCES apps,
        shortcut INTEGER NOT NULL REFERENCES shortcuts ON DELETE CASCADE, identifier TEXT NOT NULL,
        group_identifier TEXT, start INTEGER NOT NULL, duration INTEGER NOT NULL,
        utc_offset INTEGER NOT NULL, place INTEGER, language TEXT NOT NULL,
        direction TEXT NOT NULL, status TEXT NOT NULL, response TEXT) STRICT;
      CREATE UNIQUE INDEX donations_by_identifier ON donations (app, identifier);
      CREATE INDEX donations_by_group ON donations (app, group_identifier)
        WHERE group_identifier IS NOT NULL;
      CREATE INDEX donations_by_shortcut ON donations (shortcut, start);
      INSERT INTO apps VALUES (1, 'com.example.soup');
      INSERT INTO shortcuts VALUES (1, 1,
        '{"class":"OrderSoupIntent","values":{"soup":[{"object":{"displayString":"tomato","identifier":"tomato","properties":{},"synonyms":[],"type":"Soup"}}]},"version":1}',
        NULL,
        '{"intent":{"class":"OrderSoupIntent","values":{"soup":[{"object":{"displayString":"tomato","identifier":"tomato","properties":{},"synonyms":[],"type":"Soup"}}]},"version":1}}',
        NULL);
      INSERT INTO donations VALUES
        (1, 1, 1, 'a', NULL, 1790000000000, 1500, 3600, NULL, 'en-US', 'outgoing', 'success', NULL);
      PRAGMA user_version = 1;
      """)
  }
}
