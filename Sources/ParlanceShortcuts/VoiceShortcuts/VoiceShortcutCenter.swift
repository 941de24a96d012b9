internal import FoundationEssentials
public import Parlance

/// The phrases that a person has attached to the shortcuts of an app, and what the app offers for more
/// (INVoiceShortcutCenter).
///
///     let center = try VoiceShortcutCenter(app: app, store: store, language: "en-US")
///     let added = try center.add("Soup time", for: .intent(order.erased))
///     try center.voiceShortcuts() == [added]  // true
///
/// A voice shortcut has its own copy of the shortcut: deleting donations leaves it.
public struct VoiceShortcutCenter: Sendable {
  /// What the app declares.
  public let app: ShortcutApp
  /// Where its voice shortcuts are kept.
  public let store: ShortcutStore
  private let language: LanguageCode
  private let judge: PhraseJudge

  /// Makes a centre for an app.
  ///
  /// - Parameters:
  ///   - app: What the app declares; it reaches its own voice shortcuts only.
  ///   - store: Where they are kept.
  ///   - language: The Siri language code of the phrases to add.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language.
  public init(app: ShortcutApp, store: ShortcutStore, language: String) throws {
    self.app = app
    self.store = store
    self.language = try LanguageCode(language)
    judge = PhraseJudge(self.language)
    _ = try SearchWords(language: language)
  }

  /// All voice shortcuts of the app, in the order in which they were added.
  public func voiceShortcuts() throws -> [VoiceShortcut] {
    try store.read { try VoiceShortcutRows($0).all(app: app.identifier) }
  }

  /// A voice shortcut of the app; nil when there is none of this identifier.
  public func voiceShortcut(_ identifier: String) throws -> VoiceShortcut? {
    try store.read { try VoiceShortcutRows($0).one(identifier, app: app.identifier) }
  }

  /// Attaches a phrase to a shortcut.
  ///
  /// - Throws: ``DonationError`` when it is no shortcut of the app's, ``VoiceShortcutError`` when the phrase has no words, is too
  ///   long, asks for an intent of the system, is said for another shortcut, of whatever app (capitals, accents and marks make no
  ///   difference), or can hardly be told apart from such a phrase.
  /// - Complexity: O(*n*), *n* the number of voice shortcuts of the language; the first one compiles the language, which
  ///   takes tens of milliseconds.
  @discardableResult
  public func add(_ phrase: String, for shortcut: Shortcut) throws -> VoiceShortcut {
    try app.validate(shortcut)
    let added = VoiceShortcut(
      identifier: UUID().uuidString, invocationPhrase: phrase, language: language,
      shortcut: shortcut)
    try judge.checkRequest(phrase)
    try store.write { connection in
      let rows = VoiceShortcutRows(connection)
      try rows.insert(added, app: app.identifier)
      try judge.check(added, beside: rows.all(in: language))
    }
    return added
  }

  /// Attaches another phrase to the shortcut of a voice shortcut.
  ///
  /// - Throws: ``VoiceShortcutError`` as ``add(_:for:)`` does, and when there is none of this identifier.
  @discardableResult
  public func edit(_ identifier: String, phrase: String) throws -> VoiceShortcut {
    try judge.checkRequest(phrase)
    return try store.write { connection in
      let rows = VoiceShortcutRows(connection)
      guard let old = try rows.one(identifier, app: app.identifier) else {
        throw VoiceShortcutError.unknown(identifier)
      }
      let new = VoiceShortcut(
        identifier: identifier, invocationPhrase: phrase, language: language,
        shortcut: old.shortcut)
      try rows.update(new)
      try judge.check(new, beside: rows.all(in: language))
      return new
    }
  }

  /// Takes the phrase off a shortcut.
  ///
  /// - Throws: ``VoiceShortcutError/unknown(_:)`` when there is none of this identifier.
  public func delete(_ identifier: String) throws {
    try store.write { connection in
      guard try VoiceShortcutRows(connection).delete(identifier, app: app.identifier) else {
        throw VoiceShortcutError.unknown(identifier)
      }
    }
  }

  // MARK: Suggestions

  /// Offers shortcuts that people may attach phrases to, in place of those offered before; voice shortcuts stay.
  ///
  /// - Throws: ``DonationError`` when one is no shortcut of the app's; then those offered before stay, too.
  public func setShortcutSuggestions(_ shortcuts: [Shortcut]) throws {
    for shortcut in shortcuts { try app.validate(shortcut) }
    try store.write {
      try OfferRows($0).replace(.suggestions, with: shortcuts, app: app.identifier)
    }
  }

  /// The shortcuts that the app offers, in its order.
  public func shortcutSuggestions() throws -> [Shortcut] {
    try store.read { try OfferRows($0).all(.suggestions, app: app.identifier) }
  }
}
