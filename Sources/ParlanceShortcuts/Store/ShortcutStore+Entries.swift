internal import Parlance

// What an app declares is not known here: an entry was checked when it was donated or added first.
extension ShortcutStore {
  /// The identifiers of the apps that the store knows, sorted.
  package func apps() throws -> [String] {
    try read { try AppRows($0).identifiers() }
  }

  /// All that is kept of an app: donations, the oldest first, phrases in the order in which they were added, offers.
  ///
  /// - Complexity: O(*n* log *n*), *n* the number of donations.
  package func entries(of app: String) throws -> [StoreEntry] {
    let donations = try donations(app: app, limit: .max).reversed()
    return try donations.map(StoreEntry.donation) + read { try Self.otherEntries(of: app, $0) }
  }

  private static func otherEntries(
    of app: String, _ connection: SQLiteConnection
  ) throws -> [StoreEntry] {
    let phrases = try VoiceShortcutRows(connection).all(app: app).map(StoreEntry.voiceShortcut)
    let offers = OfferRows(connection)
    let suggestions: [Shortcut] = try offers.all(.suggestions, app: app)
    let relevant: [RelevantShortcut] = try offers.all(.relevant, app: app)
    return phrases + (suggestions.isEmpty ? [] : [.suggestions(suggestions)])
      + (relevant.isEmpty ? [] : [.relevantShortcuts(relevant)])
  }

  /// Adds entries of apps, all or none; they take the place of those of the same names, and lists that of lists.
  ///
  /// - Throws: ``StoreEntryError`` at a phrase that has no words, or is said for another shortcut; ``SQLiteError`` when
  ///   they cannot be written.
  package func add(_ entries: [(app: String, entry: StoreEntry)]) throws {
    let donations = Dictionary(grouping: entries, by: \.app).mapValues {
      $0.compactMap { if case .donation(let donation) = $0.entry { donation } else { nil } }
    }
    try write { connection in
      for (app, donations) in donations { try Self.add(donations, app: app, connection) }
      for (position, entry) in entries.enumerated() {
        do {
          try Self.addOther(entry.entry, app: entry.app, connection)
        } catch {
          throw StoreEntryError(position: position, reason: error)
        }
      }
    }
  }

  private static func addOther(
    _ entry: StoreEntry, app: String, _ connection: SQLiteConnection
  ) throws {
    switch entry {
    case .donation: break
    case .voiceShortcut(let shortcut):
      let rows = VoiceShortcutRows(connection)
      _ = try rows.delete(shortcut.identifier, app: app)
      try rows.insert(shortcut, app: app)
    case .suggestions(let shortcuts):
      try OfferRows(connection).replace(.suggestions, with: shortcuts, app: app)
    case .relevantShortcuts(let shortcuts):
      try OfferRows(connection).replace(.relevant, with: shortcuts, app: app)
    }
  }
}
