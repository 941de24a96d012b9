public import FoundationEssentials
public import Parlance

/// Something that a person did with an app (INInteraction).
public struct Interaction: Hashable, Codable, Sendable {
  /// Who acted (INInteractionDirection).
  public enum Direction: String, CaseIterable, Hashable, Codable, Sendable {
    /// Not told.
    case unspecified
    /// The person, such as by sending a message.
    case outgoing
    /// Someone else, such as by calling the person.
    case incoming
  }

  /// How far it went (INIntentHandlingStatus).
  public enum Status: String, CaseIterable, Hashable, Codable, Sendable {
    /// Not told.
    case unspecified
    /// It can be done.
    case ready
    /// It is being done.
    case inProgress
    /// It was done.
    case success
    /// It was not done.
    case failure
    /// The app must be opened to do it.
    case deferredToApplication
    /// It waits for the person to agree.
    case userConfirmationRequired
  }

  /// What was asked for.
  public var intent: AnyIntent
  /// What the app answered; nil where that is not told.
  public var response: AnyResponse?
  /// The app's own name for it, by which it can be deleted: that of an order, say. An interaction takes the place of an
  /// earlier one of the same name.
  public var identifier: String
  /// A name for several that can be deleted together.
  public var groupIdentifier: String?
  /// Who acted.
  public var direction: Direction
  /// How far it went.
  public var status: Status
  /// When; a store keeps milliseconds.
  public var dateInterval: DateInterval
  /// What the app suggests that people say for it.
  public var suggestedInvocationPhrase: String?

  /// Makes an interaction that happens now, with a name that no other has.
  ///
  /// - Parameters:
  ///   - intent: What was asked for.
  ///   - response: What the app answered.
  public init(intent: AnyIntent, response: AnyResponse? = nil) {
    self.intent = intent
    self.response = response
    identifier = UUID().uuidString
    direction = .unspecified
    status = .unspecified
    dateInterval = DateInterval(start: Date(), duration: 0)
  }
}
