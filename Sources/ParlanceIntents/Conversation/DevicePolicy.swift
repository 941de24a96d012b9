/// What the device and the person allow.
public struct DevicePolicy: Hashable, Sendable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// Whether the person has allowed the app to be used (INSiriAuthorizationStatus).
  public var isAuthorized: Bool
  /// The classes that the app does not serve while the device is locked (`IntentsRestrictedWhileLocked`, and
  /// `…WhileProtectedDataUnavailable`, which is so as long as the device is locked).
  public var restrictedWhileLocked: Set<String>

  /// Makes a policy.
  public init(
    isLocked: Bool = false, isAuthorized: Bool = true, restrictedWhileLocked: Set<String> = []
  ) {
    self.isLocked = isLocked
    self.isAuthorized = isAuthorized
    self.restrictedWhileLocked = restrictedWhileLocked
  }
}
