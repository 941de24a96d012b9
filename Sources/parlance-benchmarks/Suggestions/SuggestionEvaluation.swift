import ParlanceShortcuts

/// What the model and simpler rules suggest before each donation of simulated years, against what was donated then.
///
/// Each donation is suggested for from those before it and no other: prequential, as Dawid calls it (Journal of the Royal
/// Statistical Society A 147(2), 1984).
struct SuggestionEvaluation {
  /// Of all donations, the random ones too, which nothing can foresee.
  private(set) var model = HitRate()
  /// Of those that habits made.
  private(set) var modelOnHabits = HitRate()
  /// In the order of ``SuggestionBaselines/names``.
  private(set) var baselines = SuggestionBaselines.names.map { _ in HitRate() }
  /// By tenths of the confidence: how often a first suggestion was right.
  private(set) var confidences = [HitRate](repeating: HitRate(), count: 10)

  private let suggestionModel = SuggestionModel()

  /// Goes through a year.
  mutating func run(_ donations: [HabitSimulation.Donation]) {
    var histories: [String: ShortcutHistory] = [:]
    var rules = SuggestionBaselines()
    for donation in donations {
      let (shortcut, moment) = (donation.event.shortcut, donation.event.moment)
      let suggestions = suggestionModel.suggestions(from: histories.values, at: moment)
      add(donation, suggestions)
      for (index, list) in rules.suggestions(at: moment.minuteOfDay).enumerated() {
        baselines[index].add(shortcut, suggested: list)
      }
      rules.add(shortcut, minuteOfDay: moment.minuteOfDay)
      histories[shortcut, default: ShortcutHistory(shortcut: shortcut)].insert(moment)
    }
  }

  /// How many points the model is ahead of the better of the first two rules.
  var lead: Double { model.first - max(baselines[0].first, baselines[1].first) }

  private mutating func add(_ donation: HabitSimulation.Donation, _ suggestions: [Suggestion]) {
    let list = suggestions.map(\.shortcut)
    model.add(donation.event.shortcut, suggested: list)
    if donation.isHabit { modelOnHabits.add(donation.event.shortcut, suggested: list) }
    guard let best = suggestions.first else { return }
    confidences[min(9, Int(best.confidence * 10))].add(
      donation.event.shortcut, suggested: [best.shortcut])
  }
}
