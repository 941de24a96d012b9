internal import FoundationEssentials
internal import Parlance
internal import ParlanceShortcuts

/// Reads what a store keeps from objects of JSON: what `parlance shortcuts export` writes.
///
/// A donation is written as ``DonationLine`` reads it; a phrase has a `voicePhrase`; what an app offers is an array,
/// `suggestions` or `relevantShortcuts`. All have an `app`.
struct StoreLine {
  /// Reads donations.
  let donations: DonationLine

  /// What an object holds, and of which app.
  ///
  /// - Throws: ``PackError`` at a key that is not known, or a value that it cannot have.
  func entry(_ json: JSONDocument) throws(PackError) -> (app: String, entry: StoreEntry) {
    guard let app = try json.string("app"), !app.isEmpty else {
      throw json.fault("\"app\" is missing: the identifier of the app")
    }
    return (app, try entryOfApp(json))
  }

  private func entryOfApp(_ json: JSONDocument) throws(PackError) -> StoreEntry {
    if let phrase = try json.string("voicePhrase") {
      try json.requireKeys(
        ["app", "voicePhrase", "identifier", "language"] + DonationLine.shortcutKeys)
      return .voiceShortcut(try voiceShortcut(phrase, json))
    }
    if let suggestions = try json.decoded([Shortcut].self, at: "suggestions") {
      try json.requireKeys(["app", "suggestions"])
      return .suggestions(suggestions)
    }
    if let relevant = try json.decoded([RelevantShortcut].self, at: "relevantShortcuts") {
      try json.requireKeys(["app", "relevantShortcuts"])
      return .relevantShortcuts(relevant)
    }
    try json.requireKeys(["app"] + DonationLine.keys)
    return .donation(try donations.donation(json))
  }

  private func voiceShortcut(
    _ phrase: String, _ json: JSONDocument
  ) throws(PackError) -> VoiceShortcut {
    let languages = donations.languages
    return VoiceShortcut(
      identifier: try json.string("identifier") ?? UUID().uuidString, invocationPhrase: phrase,
      language: try languages.code(in: json) ?? languages.own, shortcut: try json.shortcut())
  }
}
