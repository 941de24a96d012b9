internal import FoundationEssentials
internal import ParlanceShortcuts

/// Puts shortcuts into a store, takes them out, and puts them into another, which then holds the same.
enum ShortcutTarget {
  private static let app = "com.example.soup"

  static func read(_ bytes: [UInt8]) {
    let entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSONDecoder().decode(ShortcutLine.self, from: Data(line)))?.entry
    }
    guard !entries.isEmpty, let first = try? kept(entries) else { return }
    do {
      let second = try kept(first)
      Reading.require(first == second, "\(first) became \(second)")
      let store = try ShortcutStore()
      try store.add(second.map { (app, $0) })
      let faults = try store.faults()
      Reading.require(faults.isEmpty, "the store is damaged: \(faults)")
      _ = try SuggestionCenter(store: store).suggestions(at: Date(timeIntervalSince1970: 1e9))
    } catch {
      fatalError("what a store has given another one takes: \(error)")
    }
  }

  /// What a new store has of what is put into it.
  private static func kept(_ entries: [StoreEntry]) throws -> [StoreEntry] {
    let store = try ShortcutStore()
    try store.add(entries.map { (app, $0) })
    return try store.entries(of: app)
  }
}
