/// What an app is to go on with when it is opened (NSUserActivity).
public struct UserActivity: Hashable, Sendable {
  /// What kind of activity: a name that the app declares under `NSUserActivityTypes`.
  public var activityType: String
  /// What people see.
  public var title: String?
  /// What the app needs to go on.
  public var userInfo: [String: String]

  /// Makes an activity.
  public init(activityType: String, title: String? = nil, userInfo: [String: String] = [:]) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }
}
