/// What an app is to go on with when it is opened (NSUserActivity).
public struct UserActivity: Hashable, Sendable {
  /// What kind of activity: a name that the app declares under `NSUserActivityTypes`.
  public var activityType: String
  /// What people see.
  public var title: String?
  /// What the app needs to go on.
  public var userInfo: [String: String]
  /// Whether people may find it when they search.
  public var isEligibleForSearch = false
  /// Whether it may be suggested to people, and so be a shortcut.
  public var isEligibleForPrediction = false
  /// What the app suggests that people say to go on with it: short, and easy to remember.
  public var suggestedInvocationPhrase: String?
  /// The app's own name for it, by which it can be deleted.
  public var persistentIdentifier: String?
  /// Words that people may search for, beside those of the title.
  public var keywords: Set<String> = []
  /// What it is about, in a sentence (contentAttributeSet's contentDescription).
  public var contentDescription: String?

  /// Makes an activity that is eligible for nothing yet.
  public init(activityType: String, title: String? = nil, userInfo: [String: String] = [:]) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }
}
