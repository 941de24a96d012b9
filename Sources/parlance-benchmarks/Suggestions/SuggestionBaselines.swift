import ParlanceShortcuts

/// What simpler rules would suggest, each from what was donated so far.
struct SuggestionBaselines {
  /// What is kept of a shortcut.
  private struct Use {
    /// How many donations there were in all when it was last donated.
    var latest = 0
    var count = 0
    /// By the minute of the day.
    var minutes = [Int](repeating: 0, count: 24 * 60)
  }

  /// The rules, in the order of ``suggestions(at:)``.
  static let names = ["most recent", "most frequent", "most frequent at the hour"]

  private var uses: [String: Use] = [:]
  private var count = 0

  mutating func add(_ shortcut: String, minuteOfDay: Int) {
    count += 1
    uses[shortcut, default: Use()].latest = count
    uses[shortcut, default: Use()].count += 1
    uses[shortcut, default: Use()].minutes[minuteOfDay] += 1
  }

  /// For each rule up to three shortcuts, the first one first.
  func suggestions(at minuteOfDay: Int) -> [[String]] {
    [
      best { _ in 0 }, best(by: \.count),
      best { use in (-60...60).reduce(0) { $0 + use.minutes[(minuteOfDay + $1 + 1440) % 1440] } },
    ]
  }

  private func best(by score: (Use) -> Int) -> [String] {
    uses.map { (shortcut: $0.key, score: score($0.value), latest: $0.value.latest) }
      .sorted { ($0.score, $0.latest) > ($1.score, $1.latest) }
      .prefix(3).map(\.shortcut)
  }
}
