public import FoundationEssentials

/// Suggests shortcuts from what a store holds.
///
///     let center = SuggestionCenter(store: store)
///     try center.suggestions().first?.shortcut  // what is likely wanted now
public struct SuggestionCenter: Sendable {
  /// Where the donations are.
  public let store: ShortcutStore
  /// The identifier of the app whose shortcuts are suggested; nil for all apps.
  public let app: String?

  /// Makes a centre.
  public init(store: ShortcutStore, app: String? = nil) {
    self.store = store
    self.app = app
  }

  /// The shortcuts that are likely wanted, the likeliest first, as ``SuggestionModel`` says.
  ///
  /// - Parameters:
  ///   - date: The time to suggest for; what was donated later does not count.
  ///   - place: The key of the place; nil where it is not known.
  ///   - secondsFromUTC: What the clock on the wall is ahead of UTC, in seconds; nil for the system's clock.
  ///   - count: How many to give at most.
  /// - Throws: ``SQLiteError`` when the store cannot be read.
  /// - Complexity: O(*n* log *n*), *n* the number of shortcuts, however often they were donated.
  public func suggestions(
    at date: Date = Date(), place: Int64? = nil, secondsFromUTC: Int? = nil, limit count: Int = 3
  ) throws -> [SuggestedShortcut] {
    let asked = DonationMoment(
      secondsSince1970: DonationMoment.quotient(date.milliseconds, 1000),
      secondsFromUTC: secondsFromUTC ?? WallClock.secondsFromUTC(at: date), place: place)
    return try store.suggestions(at: asked, app: app, limit: count)
  }
}
