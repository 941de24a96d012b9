/// Something that people do again: what an app does for them, or where it goes on (INShortcut).
public enum Shortcut: Hashable, Codable, Sendable {
  /// A request that an app carries out.
  case intent(AnyIntent)
  /// What an app is opened for.
  case userActivity(UserActivity)

  private enum CodingKeys: CodingKey {
    case intent
    case userActivity
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      if let intent = try container.decodeIfPresent(AnyIntent.self, forKey: .intent) {
        .intent(intent)
      } else {
        .userActivity(try container.decode(UserActivity.self, forKey: .userActivity))
      }
  }

  /// Writes one member, `intent` or `userActivity`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .intent(let intent): try container.encode(intent, forKey: .intent)
    case .userActivity(let activity): try container.encode(activity, forKey: .userActivity)
    }
  }
}
