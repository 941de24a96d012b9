import Parlance
import ParlanceShortcuts

extension ShortcutApp {
  /// What SoupChef declares: its orders, and the screen with its menu, can be shortcuts.
  static let soupChef = ShortcutApp(
    identifier: "com.example.SoupChef",
    activityTypes: [OrderSoupIntent.schema.intentClass, UserActivity.viewMenuType],
    schemas: [OrderSoupIntent.schema])
}

extension UserActivity {
  fileprivate static let viewMenuType = "com.example.SoupChef.viewMenu"

  /// Looking at the menu, which people may want to go back to at lunchtime.
  static func viewMenu(_ menu: Menu) -> UserActivity {
    var activity = UserActivity(activityType: viewMenuType, title: menu.title)
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.suggestedInvocationPhrase = menu.title
    activity.persistentIdentifier = "menu"
    return activity
  }
}
