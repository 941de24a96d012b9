internal import FoundationEssentials
internal import Parlance

/// The shortcuts that an app holds to be relevant (INRelevantShortcutStore).
public struct RelevantShortcutStore: Sendable {
  /// What the app declares.
  public let app: ShortcutApp
  /// Where they are kept.
  public let store: ShortcutStore

  /// Makes a store for an app, which reaches its own shortcuts only.
  public init(app: ShortcutApp, store: ShortcutStore) {
    self.app = app
    self.store = store
  }

  /// Sets the relevant shortcuts in place of those set before.
  ///
  /// - Throws: ``DonationError`` when one is no shortcut of the app's; then those set before stay.
  public func setRelevantShortcuts(_ shortcuts: [RelevantShortcut]) throws {
    for shortcut in shortcuts { try app.validate(shortcut.shortcut) }
    try store.write { try OfferRows($0).replace(.relevant, with: shortcuts, app: app.identifier) }
  }

  /// The relevant shortcuts, in the app's order.
  public func relevantShortcuts() throws -> [RelevantShortcut] {
    try store.read { try OfferRows($0).all(.relevant, app: app.identifier) }
  }
}
