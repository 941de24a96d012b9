internal import Parlance
internal import ParlanceText

/// A phrase of a shortcut that was said, as people read it.
enum InvocationText {
  /// The phrase, the app, and what is run.
  static func text(of invocation: Invocation) -> String {
    let phrase = invocation.phrase
    let heading = ShortcutText.cell(
      "shortcut \"\(phrase.text)\"  \(invocation.isExact ? "exact" : "close")")
    let app = phrase.app.map { [["app", ShortcutText.cell($0)]] } ?? []
    return "  \(heading)\n" + TextTable.rows(app + rows(phrase.shortcut), indent: 4)
  }

  private static func rows(_ shortcut: Shortcut) -> [[String]] {
    switch shortcut {
    case .intent(let intent):
      [["intent", intent.intentClass]]
        + intent.values.names.flatMap { name in
          intent.values[name].map { [name, ShortcutText.cell(ValueText.text(of: $0))] }
        }
    case .userActivity(let activity):
      [["activity", activity.activityType]]
        + (activity.title.map { [["title", ShortcutText.cell($0)]] } ?? [])
    }
  }
}
