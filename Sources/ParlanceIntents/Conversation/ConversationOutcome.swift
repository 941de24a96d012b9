/// How a conversation ended.
public enum ConversationOutcome: Hashable, Sendable {
  /// The handler has answered: what was asked for is done, under way, or goes on in the app.
  case handled(AnyResponse)
  /// The person ended it; nothing was done.
  case cancelled
  /// Nothing was done, or it is not known whether something was.
  case failed(Failure)

  /// Why nothing was done.
  public enum Failure: Hashable, Sendable {
    /// The handler cannot do it, and says why.
    case refused(AnyResponse)
    /// The handler did not answer before anything was done.
    case timedOut
    /// The handler did not answer when it was to act: whether it did is not known, and it is not asked again.
    case unknown
    /// Too many answers were of no use.
    case unresolved(Question)
    /// The device stayed locked.
    case locked
    /// The person has not allowed the app to be used.
    case notAuthorized
  }
}
