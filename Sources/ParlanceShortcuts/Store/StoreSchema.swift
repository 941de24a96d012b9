/// The tables of a store, as the steps that lead to them.
///
/// A store of version *n* has taken the first *n* steps (`user_version`), and takes the others when it is opened. A step
/// that was released is never changed.
enum StoreSchema {
  /// What brings a store from one version to the next.
  typealias Step = @Sendable (SQLiteConnection) throws -> Void

  /// What tells a store from databases of other applications: "Prlc" in ASCII.
  static let applicationID: Int64 = 0x5072_6C63

  /// By version: the first one makes the tables of version 1.
  static let steps: [Step] = [
    { try $0.execute(donations) },
    { connection in
      try connection.execute(search)
      try SearchIndex(connection).addMissing()
    },
    { try $0.execute(voiceShortcuts) },
    { connection in
      try connection.execute(histories)
      try HistoryRows(connection).makeMissing()
    },
  ]

  /// By version: the tables that it adds.
  static let tables = [
    ["apps", "shortcuts", "donations"], ["texts", "search"], ["voice_shortcuts", "offers"],
    ["histories"],
  ]

  /// What does not go together in the version of a store and its tables; nil where nothing does.
  ///
  /// - Parameter version: One that is known.
  static func mismatch(of version: Int, with connection: SQLiteConnection) throws -> String? {
    let present = Set(
      try connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) })
    let missing = tables.prefix(version).joined().first { !present.contains($0) }
    if let missing { return "its version is \(version), but there is no table '\(missing)'" }
    return tables.dropFirst(version).joined().first(where: present.contains).map {
      "its version is \(version), but there is a table '\($0)' already"
    }
  }

  /// Takes the steps that a store lacks, all or none.
  ///
  /// - Parameter count: How many steps there are.
  static func migrate(_ connection: SQLiteConnection, upTo count: Int = steps.count) throws {
    guard try version(of: connection) < count else { return }
    try connection.transaction {
      // Another process may have been faster.
      let version = try version(of: connection)
      for step in steps[..<count].dropFirst(max(0, version)) { try step(connection) }
    }
  }

  /// The bytes of a store that holds nothing.
  static func emptyStore() throws -> [UInt8] {
    let connection = try SQLiteConnection(":memory:", for: .creating)
    try connection.execute("PRAGMA application_id = 0x50726C63")
    try migrate(connection)
    var bytes = try connection.bytes()
    // That the file is in WAL mode cannot be said of memory: version 2 to write and to read the format
    // (sqlite.org/fileformat2.html#file_format_version_numbers).
    bytes.replaceSubrange(18..<20, with: [2, 2])
    return bytes
  }

  /// How many steps a store has taken.
  static func version(of connection: SQLiteConnection) throws -> Int {
    Int(try connection.integer("PRAGMA user_version"))
  }

  /// Instants and durations are in milliseconds, instants since 1970-01-01T00:00 UTC; `utc_offset` is in seconds.
  private static let donations: StaticString = """
    CREATE TABLE apps (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE shortcuts (
      id INTEGER PRIMARY KEY,
      app INTEGER NOT NULL REFERENCES apps,
      key TEXT NOT NULL,
      persistent_identifier TEXT,
      content TEXT NOT NULL,
      phrase TEXT,
      UNIQUE (app, key)
    ) STRICT;
    CREATE TABLE donations (
      id INTEGER PRIMARY KEY,
      app INTEGER NOT NULL REFERENCES apps,
      shortcut INTEGER NOT NULL REFERENCES shortcuts ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      group_identifier TEXT,
      start INTEGER NOT NULL,
      duration INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      place INTEGER,
      language TEXT NOT NULL,
      direction TEXT NOT NULL,
      status TEXT NOT NULL,
      response TEXT
    ) STRICT;
    CREATE UNIQUE INDEX donations_by_identifier ON donations (app, identifier);
    CREATE INDEX donations_by_group ON donations (app, group_identifier)
      WHERE group_identifier IS NOT NULL;
    CREATE INDEX donations_by_shortcut ON donations (shortcut, start);
    PRAGMA user_version = 1;
    """

  /// `words` holds tokens as ``SearchWords`` writes them; the rows of `search` are those of `texts`.
  private static let search: StaticString = """
    CREATE TABLE texts (
      id INTEGER PRIMARY KEY,
      shortcut INTEGER NOT NULL REFERENCES shortcuts ON DELETE CASCADE,
      language TEXT NOT NULL,
      UNIQUE (shortcut, language)
    ) STRICT;
    CREATE VIRTUAL TABLE search USING fts5 (words, tokenize = 'ascii');
    CREATE TRIGGER texts_deleted AFTER DELETE ON texts BEGIN
      DELETE FROM search WHERE rowid = old.id;
    END;
    PRAGMA user_version = 2;
    """

  /// `key` holds the words of the phrase as ``SearchWords`` writes them, `list` is one of ``OfferRows/List``.
  private static let voiceShortcuts: StaticString = """
    CREATE TABLE voice_shortcuts (
      id INTEGER PRIMARY KEY,
      app INTEGER NOT NULL REFERENCES apps,
      identifier TEXT NOT NULL UNIQUE,
      phrase TEXT NOT NULL,
      language TEXT NOT NULL,
      key TEXT NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    CREATE INDEX voice_shortcuts_by_key ON voice_shortcuts (language, key);
    CREATE TABLE offers (
      app INTEGER NOT NULL REFERENCES apps,
      list INTEGER NOT NULL,
      position INTEGER NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY (app, list, position)
    ) STRICT;
    PRAGMA user_version = 3;
    """

  /// `moments` are the bytes of a ``ShortcutHistory``. Deleting a donation deletes the history of its shortcut, which is
  /// then made anew: that none outlives what it was made of is the database's own promise.
  private static let histories: StaticString = """
    CREATE TABLE histories (
      shortcut INTEGER PRIMARY KEY REFERENCES shortcuts ON DELETE CASCADE,
      moments BLOB NOT NULL
    ) STRICT;
    CREATE TRIGGER donations_deleted AFTER DELETE ON donations BEGIN
      DELETE FROM histories WHERE shortcut = old.shortcut;
    END;
    CREATE INDEX donations_by_start ON donations (app, start);
    PRAGMA user_version = 4;
    """
}
