public import FoundationEssentials
public import Parlance

/// The shortcuts of an app beside an assistant: what is donated, attached or deleted here, the assistant listens to at once.
///
///     let shortcuts = try await AssistantShortcuts(
///       of: app, in: store, for: assistant, language: "en-US")
///     try await shortcuts.attach("Soup time", to: .intent(order.erased))
///     try await assistant.hear("Soup time")  // "Shall I order onion soup for 2?"
///
/// What other objects write to the store is listened to with the next change.
public struct AssistantShortcuts: Sendable {
  /// What was done with the app.
  public let donations: DonationCenter
  /// The phrases that the person has attached.
  public let voiceShortcuts: VoiceShortcutCenter
  /// What the person may want to do again.
  public let suggestions: SuggestionCenter
  private let assistant: Assistant
  private let language: LanguageCode

  /// Has an assistant listen to the phrases of a store.
  ///
  /// - Parameters:
  ///   - app: What the app declares.
  ///   - store: Where its shortcuts are kept; the assistant listens to those of other apps in it, too.
  ///   - assistant: Who listens, in the language of the code.
  ///   - language: The Siri language code of the phrases.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language, ``SQLiteError`` when the store
  ///   cannot be read.
  /// - Complexity: as that of ``Assistant/setPhrases(_:)``, here and at each change.
  public init(
    of app: ShortcutApp, in store: ShortcutStore, for assistant: Assistant, language: String
  ) async throws {
    donations = try DonationCenter(app: app, store: store, language: language)
    voiceShortcuts = try VoiceShortcutCenter(app: app, store: store, language: language)
    suggestions = SuggestionCenter(store: store, app: app.identifier)
    self.assistant = assistant
    self.language = try LanguageCode(language)
    try await listen()
  }

  /// Donates an interaction, as ``DonationCenter/donate(_:in:)`` does.
  public func donate(
    _ interaction: Interaction, in circumstances: DonationCircumstances? = nil
  ) async throws {
    try donations.donate(interaction, in: circumstances)
    try await listen()
  }

  /// Donates an activity that has become current, as ``DonationCenter/donate(_:at:in:)`` does.
  public func donate(
    _ activity: UserActivity, at date: Date = Date(), in circumstances: DonationCircumstances? = nil
  ) async throws {
    try donations.donate(activity, at: date, in: circumstances)
    try await listen()
  }

  /// Attaches a phrase to a shortcut, in place of one that it has in the language.
  ///
  /// - Throws: ``DonationError`` and ``VoiceShortcutError`` as ``VoiceShortcutCenter/add(_:for:)`` does.
  @discardableResult
  public func attach(_ phrase: String, to shortcut: Shortcut) async throws -> VoiceShortcut {
    let known = try voiceShortcuts.voiceShortcuts().first {
      $0.shortcut == shortcut && $0.language == language
    }
    let attached =
      if let known {
        try voiceShortcuts.edit(known.identifier, phrase: phrase)
      } else {
        try voiceShortcuts.add(phrase, for: shortcut)
      }
    try await listen()
    return attached
  }

  /// Deletes the donated shortcuts that cannot be used any more, as ``DonationCenter/delete(where:)`` does; phrases that the
  /// person has attached stay.
  ///
  /// - Returns: How many donations there were.
  @discardableResult
  public func delete(where isInvalid: (Shortcut) throws -> Bool) async throws -> Int {
    let count = try donations.delete(where: isInvalid)
    try await listen()
    return count
  }

  private func listen() async throws {
    try await assistant.setPhrases { try donations.store.phrases(in: language) }
  }
}
