import Parlance
import ParlanceShortcuts

extension ShortcutApp {
  /// What the bank declares: its three intents, and the screen with its cash machines, can be shortcuts.
  static let bank = ShortcutApp(
    identifier: "com.example.PiggyBank",
    activityTypes: Set(schemas.map(\.intentClass)).union([UserActivity.showMachines.activityType]),
    schemas: schemas)

  private static let schemas = [
    FindCashMachineIntent.schema, ShowRateIntent.schema, OrderPizzaIntent.schema,
  ]
}

extension UserActivity {
  /// Looking for cash machines, which some do each Friday.
  static var showMachines: UserActivity {
    var activity = UserActivity(
      activityType: "com.example.PiggyBank.show-cashMachine", title: "Cash machines")
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.suggestedInvocationPhrase = "I need cash"
    activity.persistentIdentifier = "machines"
    return activity
  }
}
