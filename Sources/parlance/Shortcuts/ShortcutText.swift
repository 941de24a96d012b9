internal import Parlance
internal import ParlanceText

/// Shortcuts as people read them.
enum ShortcutText {
  /// What a shortcut does: `OrderSoupIntent (soup: tomato soup)`, `com.example.soup.menu (The menu)`.
  static func text(of shortcut: Shortcut) -> String {
    switch shortcut {
    case .intent(let intent): text(intent.intentClass, values(intent.values))
    case .userActivity(let activity):
      text(activity.activityType, activity.title.map { [$0] } ?? [])
    }
  }

  /// A text in one line of a table.
  static func cell(_ text: String) -> String { SafeText.line(text) }

  private static func text(_ name: String, _ details: [String]) -> String {
    cell(details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))")
  }

  private static func values(_ values: ParameterValues) -> [String] {
    values.names.map { name in
      "\(name): " + values[name].map(ValueText.text).joined(separator: ", ")
    }
  }
}
