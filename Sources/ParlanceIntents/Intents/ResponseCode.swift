/// How a handler answered (the `…IntentResponseCode` of a class).
public struct ResponseCode: Hashable, Codable, Sendable {
  /// What follows from a code, whatever the class.
  public enum Outcome: String, Hashable, Codable, Sendable {
    /// The handler should not have answered so.
    case unspecified
    /// It can be done.
    case ready
    /// It was accepted, and takes its time.
    case inProgress
    /// It was done.
    case success
    /// The app must be opened, or goes on in the background, to do it.
    case continueInApp
    /// It was not done.
    case failure

    /// What follows from a code of SiriKit, which its name tells; from any other one, a failure.
    ///
    /// `failureRequiringAppLaunch` is a failure: nothing was done, and nothing goes on.
    public init(code: String) {
      self =
        switch code {
        case "unspecified": .unspecified
        case "ready", "userConfirmationRequired": .ready
        case "inProgress": .inProgress
        case "success": .success
        case "continueInApp", "handleInApp": .continueInApp
        default: .failure
        }
    }
  }

  /// No answer.
  public static let unspecified = ResponseCode(
    name: "unspecified", rawValue: 0, outcome: .unspecified)

  /// The app is to be opened; the number is that of apps' own intents.
  public static let continueInApp = ResponseCode(
    name: "continueInApp", rawValue: 2, outcome: .continueInApp)

  /// The case: `failureInsufficientFunds`.
  public let name: String
  /// The number that the SDK gives it.
  public let rawValue: Int
  /// What follows.
  public let outcome: Outcome

  /// Makes a code.
  public init(name: String, rawValue: Int, outcome: Outcome) {
    self.name = name
    self.rawValue = rawValue
    self.outcome = outcome
  }
}
