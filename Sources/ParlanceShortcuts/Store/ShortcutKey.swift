internal import Parlance

/// What makes two shortcuts of an app the same one.
///
/// Of intents it is the class and the values, whatever words led to a person; of activities the type and the persistent
/// identifier or, where there is none, what the app needs to go on.
struct ShortcutKey: Hashable, Sendable {
  /// The same for the same shortcuts, in all versions of the library.
  let text: String

  init(_ shortcut: Shortcut) throws {
    text =
      switch shortcut {
      case .intent(let intent): try JSONText.encoding(Self.plain(intent))
      case .userActivity(let activity): try JSONText.encoding(ActivityKey(activity))
      }
  }

  /// The intent without how its values were said.
  private static func plain(_ intent: AnyIntent) -> AnyIntent {
    AnyIntent(intentClass: intent.intentClass, values: plain(intent.values))
  }

  private static func plain(_ values: ParameterValues) -> ParameterValues {
    var plain = values
    for name in values.names { plain[name] = values[name].map(Self.plain) }
    return plain
  }

  private static func plain(_ value: ParameterValue) -> ParameterValue {
    switch value {
    case .person(var person):
      person.match = .exact
      return .person(person)
    case .object(var object):
      object.properties = plain(object.properties)
      return .object(object)
    default: return value
    }
  }
}

/// What makes two activities the same one.
private struct ActivityKey: Encodable {
  let activityType: String
  let persistentIdentifier: String?
  let userInfo: [String: String]?

  init(_ activity: UserActivity) {
    activityType = activity.activityType
    persistentIdentifier = activity.persistentIdentifier
    userInfo = activity.persistentIdentifier == nil ? activity.userInfo : nil
  }
}
