public import FoundationEssentials
public import Parlance

/// Takes what people do with an app, and forgets it where the app says so (INInteraction, NSUserActivity).
///
///     let app = ShortcutApp(identifier: "com.example.soup", intents: ["INSendPaymentIntent"])
///     let donations = try DonationCenter(app: app, store: ShortcutStore(), language: "en-US")
///     try donations.donate(Interaction(intent: AnyIntent(intentClass: "INSendPaymentIntent")))
///     try donations.count()  // 1
///
/// What was donated when a call returns is in the store for good, as ``ShortcutStore`` says.
public struct DonationCenter: Sendable {
  /// What the app declares.
  public let app: ShortcutApp
  /// Where its donations are kept.
  public let store: ShortcutStore
  private let language: LanguageCode

  /// Makes a centre for an app.
  ///
  /// - Parameters:
  ///   - app: What the app declares; it reaches its own donations only.
  ///   - store: Where they are kept.
  ///   - language: The Siri language code of the app's words.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language.
  public init(app: ShortcutApp, store: ShortcutStore, language: String) throws {
    self.app = app
    self.store = store
    self.language = try LanguageCode(language)
    _ = try SearchWords(language: language)
  }

  /// What holds where nothing else is said: an unknown place, and the system's clock.
  public var circumstances: DonationCircumstances { DonationCircumstances(language: language) }

  // MARK: Donating

  /// Donates an interaction; one of the same identifier gives way to it.
  ///
  /// - Throws: ``DonationError`` when it makes no shortcut, ``SQLiteError`` when it cannot be written.
  public func donate(_ interaction: Interaction, in circumstances: DonationCircumstances? = nil)
    throws
  {
    try donate([interaction], in: circumstances)
  }

  /// Donates interactions, all or none.
  ///
  /// - Throws: ``DonationError`` when one makes no shortcut, ``SQLiteError`` when they cannot be written.
  /// - Complexity: O(*n* log *m*), *n* of them beside *m* that there are; a thousand at once take some milliseconds, where
  ///   each by itself would wait for the disk.
  public func donate(_ interactions: [Interaction], in circumstances: DonationCircumstances? = nil)
    throws
  {
    let circumstances = circumstances ?? self.circumstances
    let donations = interactions.map { Donation($0, circumstances: circumstances) }
    for donation in donations { try app.validate(donation.shortcut) }
    try store.add(donations, app: app.identifier)
  }

  /// Donates an activity that has become current.
  ///
  /// - Throws: ``DonationError`` when it makes no shortcut, ``SQLiteError`` when it cannot be written.
  public func donate(
    _ activity: UserActivity, at date: Date = Date(), in circumstances: DonationCircumstances? = nil
  ) throws {
    let donation = Donation(activity, at: date, circumstances: circumstances ?? self.circumstances)
    try app.validate(donation.shortcut)
    try store.add([donation], app: app.identifier)
  }

  // MARK: Deleting

  /// Deletes the donations of these identifiers; of others nothing is said.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func delete(identifiers: [String]) throws -> Int {
    try store.delete(.identifiers(identifiers), app: app.identifier)
  }

  /// Deletes the donations of a group.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func delete(group: String) throws -> Int {
    try store.delete(.group(group), app: app.identifier)
  }

  /// Deletes the activities of these persistent identifiers, with all their donations.
  ///
  /// - Returns: How many donations there were.
  @discardableResult
  public func delete(persistentIdentifiers: [String]) throws -> Int {
    try store.delete(.activities(persistentIdentifiers), app: app.identifier)
  }

  /// Deletes the shortcuts that cannot be used any more, with all their donations: those of a soup that is sold out.
  ///
  ///     try donations.delete { shortcut in
  ///       guard case .intent(let intent) = shortcut else { return false }
  ///       return OrderSoupIntent(intent)?.soup?.identifier == "pumpkin"
  ///     }
  ///
  /// - Parameter isInvalid: Asked once for each shortcut, however often it was donated.
  /// - Returns: How many donations there were.
  @discardableResult
  public func delete(where isInvalid: (Shortcut) throws -> Bool) throws -> Int {
    let invalid = try store.shortcuts(app: app.identifier).filter(isInvalid)
    guard !invalid.isEmpty else { return 0 }
    return try store.delete(.shortcuts(invalid), app: app.identifier)
  }

  /// Deletes all donations of the app.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func deleteAll() throws -> Int {
    try store.delete(.all, app: app.identifier)
  }

  // MARK: Reading

  /// The donations of the app, the newest first.
  ///
  /// - Parameter count: How many to give at most.
  public func donations(limit count: Int = .max) throws -> [Donation] {
    try store.donations(app: app.identifier, limit: count)
  }

  /// The shortcuts that hold all words of a text, of the last one at least the beginning; the best of a language first.
  ///
  /// Looked at are the names of an intent's values, its suggested phrase, and what an activity that is eligible for search
  /// says of itself. Words are cut and folded as the language does: capitals and accents make no difference.
  ///
  /// - Parameters:
  ///   - text: What to look for; nothing is found where it has no words.
  ///   - language: The Siri language code of the donations to look at; nil for all.
  ///   - count: How many to give at most.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language.
  public func shortcuts(
    matching text: String, language: String? = nil, limit count: Int = 100
  ) throws -> [Shortcut] {
    try store.shortcuts(
      matching: text, app: app.identifier,
      language: language.map { try LanguageCode($0).identifier }, limit: count)
  }

  /// How many donations there are.
  public func count() throws -> Int { try store.donationCount(app: app.identifier) }
}
