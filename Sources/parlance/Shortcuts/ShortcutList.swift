internal import Parlance
internal import ParlanceShortcuts
internal import ParlanceText

/// The shortcuts of an app that are listed.
struct ShortcutList {
  /// A shortcut that was donated.
  private struct Donated {
    /// The newest donation of it.
    let newest: Donation
    /// How many there are.
    let count: Int
  }

  private let app: String
  private let donated: [Donated]
  private let voiceShortcuts: [VoiceShortcut]

  /// Looks up the shortcuts of an app.
  ///
  /// - Parameter text: What donations are searched for; then phrases are those of what was found. nil for all.
  init(of app: String, matching text: String?, in store: ShortcutStore) throws {
    self.app = app
    // Deleting and reading need no declarations, and searching no language.
    let app = ShortcutApp(identifier: app)
    let donations = try DonationCenter(app: app, store: store, language: "en-US")
    let all = Dictionary(grouping: try donations.donations(), by: \.shortcut)
    let found = try text.map { try donations.shortcuts(matching: $0, limit: .max) }
    let shown = found?.compactMap { all[$0] } ?? Self.newestFirst(all)
    donated = shown.compactMap { group in
      group.first.map { Donated(newest: $0, count: group.count) }
    }
    let phrases = try VoiceShortcutCenter(app: app, store: store, language: "en-US")
      .voiceShortcuts()
    voiceShortcuts = phrases.filter { found?.contains($0.shortcut) ?? true }
  }

  private static func newestFirst(_ all: [Shortcut: [Donation]]) -> [[Donation]] {
    all.values.sorted { first, second in
      guard let first = first.first, let second = second.first else { return false }
      let (one, other) = (first.start.milliseconds, second.start.milliseconds)
      return one == other ? first.identifier < second.identifier : one > other
    }
  }

  // MARK: Writing

  /// For people; empty where nothing is listed.
  var text: String {
    let rows = donated.map(Self.row) + voiceShortcuts.map(Self.row)
    return rows.isEmpty ? "" : "\(ShortcutText.cell(app))\n" + TextTable.rows(rows, indent: 2)
  }

  private static func row(_ donated: Donated) -> [String] {
    let times = CountText.text(donated.count, "time")
    let start = donated.newest.start
    let phrase = donated.newest.suggestedInvocationPhrase.map { ", suggests \"\($0)\"" } ?? ""
    return [
      "donated", ShortcutText.cell(donated.newest.identifier),
      ShortcutText.text(of: donated.newest.shortcut),
      ShortcutText.cell("\(times), last \(start.text ?? "\(start.milliseconds)")\(phrase)"),
    ]
  }

  private static func row(_ shortcut: VoiceShortcut) -> [String] {
    [
      "phrase", ShortcutText.cell("\"\(shortcut.invocationPhrase)\""),
      ShortcutText.text(of: shortcut.shortcut), shortcut.language.identifier,
    ]
  }

  /// Prints a line of JSON for each shortcut.
  ///
  /// - Throws: `EncodingError` for a number that is none.
  func printJSON(on console: Console) throws {
    for donated in donated {
      let content = try ShortcutMember(donated.newest.shortcut)
      var json = JSONWriter()
      json.object { json in
        json.member("app", app)
        json.member("identifier", donated.newest.identifier)
        json.member("donations", donated.count)
        let start = donated.newest.start
        json.member("last", start.text ?? "\(start.milliseconds)")
        json.member("language", donated.newest.language.identifier)
        json.member("phrase", ifPresent: donated.newest.suggestedInvocationPhrase)
        json.shortcut(content)
      }
      console.printLine(json.bytes)
    }
    for shortcut in voiceShortcuts {
      var json = JSONWriter()
      try json.voiceShortcut(shortcut, of: app)
      console.printLine(json.bytes)
    }
  }
}
