public import Parlance

/// What an app declares that lets it donate.
public struct ShortcutApp: Hashable, Sendable {
  /// The identifier of its bundle: `com.example.soup`. Each app has its own donations.
  public var identifier: String
  /// The types of activities, and the classes of its own intents (NSUserActivityTypes).
  public var activityTypes: Set<String>
  /// The classes of intents that it handles (IntentsSupported).
  public var intents: Set<String>
  /// What its own intents declare, with their shortcut types; of the intents of the system any parameters make a shortcut.
  public var schemas: [IntentSchema]
  /// Whether the person lets the app donate (INSiriAuthorizationStatus).
  public var isAuthorized: Bool

  /// Makes a declaration.
  public init(
    identifier: String, activityTypes: Set<String> = [], intents: Set<String> = [],
    schemas: [IntentSchema] = [], isAuthorized: Bool = true
  ) {
    self.identifier = identifier
    self.activityTypes = activityTypes
    self.intents = intents
    self.schemas = schemas
    self.isAuthorized = isAuthorized
  }

  /// Checks that a shortcut can be donated.
  package func validate(_ shortcut: Shortcut) throws(DonationError) {
    guard isAuthorized else { throw .notAuthorized }
    switch shortcut {
    case .intent(let intent): try validate(intent)
    case .userActivity(let activity): try validate(activity)
    }
  }

  private func validate(_ intent: AnyIntent) throws(DonationError) {
    let intentClass = intent.intentClass
    guard intents.contains(intentClass) || activityTypes.contains(intentClass) else {
      throw .undeclaredIntent(intentClass)
    }
    let declared = schemas.first { $0.intentClass == intentClass }?.shortcutTypes
    guard let declared else { return }
    let filled = Set(intent.values.names)
    guard declared.contains(filled) else {
      throw .noValidShortcutType(intentClass, filled: filled, declared: declared)
    }
  }

  private func validate(_ activity: UserActivity) throws(DonationError) {
    let type = activity.activityType
    guard activityTypes.contains(type) else { throw .undeclaredActivity(type) }
    guard let title = activity.title, title.contains(where: { !$0.isWhitespace }) else {
      throw .missingTitle(type)
    }
    guard activity.isEligibleForPrediction else { throw .notEligible(type) }
  }
}
