internal import Parlance
internal import ParlanceIntents

/// The voice shortcuts in a store.
struct VoiceShortcutRows {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func all(app: String) throws -> [VoiceShortcut] {
    try connection.readable(
      """
      SELECT v.identifier, v.phrase, v.language, v.content, v.id FROM voice_shortcuts AS v
        JOIN apps AS a ON a.id = v.app
      WHERE a.identifier = ? ORDER BY v.id
      """, .text(app), read: VoiceShortcut.init)
  }

  /// Those of all apps in a language.
  func all(in language: LanguageCode) throws -> [VoiceShortcut] {
    try connection.readable(
      """
      SELECT identifier, phrase, language, content, id FROM voice_shortcuts
      WHERE language = ? ORDER BY id
      """, .text(language.identifier), read: VoiceShortcut.init)
  }

  func one(_ identifier: String, app: String) throws -> VoiceShortcut? {
    try connection.first(
      """
      SELECT v.identifier, v.phrase, v.language, v.content, v.id FROM voice_shortcuts AS v
        JOIN apps AS a ON a.id = v.app
      WHERE v.identifier = ? AND a.identifier = ?
      """, .text(identifier), .text(app), read: VoiceShortcut.init)
  }

  func insert(_ shortcut: VoiceShortcut, app: String) throws {
    let app = try AppRows(connection).makeRow(of: app)
    try connection.run(
      """
      INSERT INTO voice_shortcuts (app, identifier, phrase, language, key, content)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .integer(app), .text(shortcut.identifier), .text(shortcut.invocationPhrase),
      .text(shortcut.language.identifier), .text(try freeKey(of: shortcut)),
      .text(try JSONText.encoding(shortcut.shortcut)))
  }

  func update(_ shortcut: VoiceShortcut) throws {
    try connection.run(
      "UPDATE voice_shortcuts SET phrase = ?, language = ?, key = ? WHERE identifier = ?",
      .text(shortcut.invocationPhrase), .text(shortcut.language.identifier),
      .text(try freeKey(of: shortcut)), .text(shortcut.identifier))
  }

  /// Whether there was one.
  func delete(_ identifier: String, app: String) throws -> Bool {
    try connection.run(
      """
      DELETE FROM voice_shortcuts
      WHERE identifier = ? AND app = (SELECT id FROM apps WHERE identifier = ?)
      """, .text(identifier), .text(app)) > 0
  }

  /// The words of a phrase that is said for no other shortcut.
  private func freeKey(of shortcut: VoiceShortcut) throws -> String {
    guard !InvocationPhrase.isTooLong(shortcut.invocationPhrase) else {
      throw VoiceShortcutError.phraseTooLong
    }
    let language = shortcut.language.identifier
    let words = try SearchWords(language: language).words(of: shortcut.invocationPhrase)
    guard !words.isEmpty else { throw VoiceShortcutError.emptyPhrase }
    let key = words.joined(separator: " ")
    let other = try connection.first(
      """
      SELECT identifier, phrase, language, content, id FROM voice_shortcuts
      WHERE language = ? AND key = ? AND identifier <> ?
      """, .text(language), .text(key), .text(shortcut.identifier), read: VoiceShortcut.init)
    if let other { throw VoiceShortcutError.phraseIsTaken(by: other) }
    return key
  }
}

extension VoiceShortcut {
  /// Reads identifier, phrase, language, content and the row.
  fileprivate init(_ row: borrowing SQLiteRow) throws(UnreadableRow) {
    let place = RowPlace("voice_shortcuts", row.integer(4))
    identifier = row.text(0)
    invocationPhrase = row.text(1)
    language = try LanguageCode(stored: row.text(2), in: place)
    shortcut = try JSONText.decoding(Shortcut.self, from: row.text(3), of: place)
  }
}
