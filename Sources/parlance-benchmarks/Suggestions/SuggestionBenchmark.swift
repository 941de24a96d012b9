import Parlance
import ParlanceShortcuts

/// How often suggestions are what is wanted, on simulated years of habits, and what they cost.
enum SuggestionBenchmark {
  private static let seeds: [UInt64] = [101, 102, 103]
  private static let noises = [0, 20, 50]
  /// The points that the model is to be ahead of the most recent and of the most frequent shortcut.
  private static let wantedLead = 15.0
  private static let allowedMilliseconds = 20.0

  /// Prints a table for each share of random donations.
  static func report() throws {
    let people = try HabitTable.people().map(\.habits)
    let others = (201...210).map { Habit.random(seed: $0) }
    for noise in noises { report(on: people, "\(people.count) people", noise: noise) }
    for noise in noises { report(on: others, "\(others.count) random people", noise: noise) }
    reportCost(shortcutCount: 1000)
  }

  private static func report(on people: [[Habit]], _ name: String, noise: Int) {
    var evaluation = SuggestionEvaluation()
    for habits in people {
      for seed in seeds {
        evaluation.run(HabitSimulation.donations(of: habits, seed: seed, noise: noise))
      }
    }
    print("\n\(name), \(noise) % random of \(evaluation.model.count) donations")
    print("  hits in percent                             first   of three")
    report("model", evaluation.model)
    for (name, rate) in zip(SuggestionBaselines.names, evaluation.baselines) { report(name, rate) }
    report("model, of what habits made", evaluation.modelOnHabits)
    let holds = evaluation.lead >= wantedLead
    print(
      "  ahead by \(format(evaluation.lead, digits: 1)) points "
        + "(wanted \(format(wantedLead, digits: 1)), \(holds ? "holds" : "FAILS"))")
    reportConfidences(evaluation.confidences)
  }

  private static func report(_ name: String, _ rate: HitRate) {
    let padding = String(repeating: " ", count: 44 - name.count)
    print(
      "  \(name)\(padding)\(format(rate.first, digits: 1))    \(format(rate.listed, digits: 1))")
  }

  private static func reportConfidences(_ rates: [HitRate]) {
    let cells = rates.enumerated().filter { $1.count > 0 }.map { index, rate in
      "\(index * 10)-\(index * 10 + 10): \(Int(rate.first.rounded())) of \(rate.count)"
    }
    print("  right, in percent, by confidence: " + cells.joined(separator: ", "))
  }

  /// Times suggestions among shortcuts whose histories are full, from the bytes that a store keeps.
  private static func reportCost(shortcutCount: Int) {
    var generator = SimulationGenerator(seed: 1)
    let stored = (0..<shortcutCount).map { number in
      let moments = (0..<ShortcutHistory.capacity).map { _ in
        DonationMoment(
          secondsSince1970: SimulatedDay.start
            + Int64(generator.number(below: SimulatedDay.count * 86_400)), secondsFromUTC: 0,
          place: Int64(generator.number(below: 5)))
      }
      return ("shortcut\(number)", ShortcutHistory(shortcut: "", moments: moments).bytes)
    }
    let asked = DonationMoment(
      secondsSince1970: SimulatedDay.start + Int64(SimulatedDay.count * 86_400),
      secondsFromUTC: 0, place: 1)
    let timing = Timing.measure(["suggest"]) { _ in
      let histories = stored.compactMap { key, bytes in
        bytes.withUnsafeBytes { ShortcutHistory(shortcut: key, bytes: $0) }
      }
      _ = SuggestionModel().suggestions(from: histories, at: asked)
    }
    let milliseconds = timing.median / 1000
    print(
      "\nsuggestions among \(shortcutCount) shortcuts with \(ShortcutHistory.capacity) donations each:"
        + " \(format(milliseconds)) ms (allowed \(format(allowedMilliseconds)), "
        + "\(milliseconds <= allowedMilliseconds ? "holds" : "FAILS"))")
  }
}
