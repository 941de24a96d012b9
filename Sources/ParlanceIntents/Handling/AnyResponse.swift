/// What a handler answered, its class at run time.
public struct AnyResponse: Hashable, Codable, Sendable {
  /// How it went.
  public let code: ResponseCode
  /// What it tells, by property.
  public let properties: ParameterValues
  /// What the app is to go on with when it is opened.
  public let userActivity: UserActivity?

  /// Makes a response.
  public init(
    code: ResponseCode, properties: ParameterValues = ParameterValues(),
    userActivity: UserActivity? = nil
  ) {
    self.code = code
    self.properties = properties
    self.userActivity = userActivity
  }
}
