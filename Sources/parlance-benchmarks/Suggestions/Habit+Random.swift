extension Habit {
  /// Habits drawn at random, so that what is measured does not rest on those that were thought of.
  static func random(seed: UInt64) -> [Habit] {
    var generator = SimulationGenerator(seed: seed)
    return (0..<4 + generator.number(below: 12)).map { Habit(&generator, number: $0) }
  }

  private init(_ generator: inout SimulationGenerator, number: Int) {
    let choiceCount = generator.isChosen(percent: 30) ? 2 + generator.number(below: 3) : 1
    choices = (0..<choiceCount).map { choice in
      ("habit\(number).\(choice)", 1 + generator.number(below: 4))
    }
    days = Self.days(&generator)
    minute = generator.number(below: 24 * 60)
    spread = 5 + generator.number(below: 90)
    kept = 40 + generator.number(below: 60)
    place = [nil, "a", "b", "c", "d"][generator.number(below: 5)]
    span = Self.span(&generator)
    pause = [.work, .away, .never][generator.number(below: 3)]
  }

  private static func days(_ generator: inout SimulationGenerator) -> Days {
    if generator.isChosen(percent: 10) { return .month(1 + generator.number(below: 28)) }
    let days = (0..<7).map { _ in generator.isChosen(percent: 50) }
    return .week(days.contains(true) ? days : days.map { _ in true })
  }

  private static func span(_ generator: inout SimulationGenerator) -> Range<Int> {
    let start = generator.isChosen(percent: 40) ? generator.number(below: 200) : 0
    let length = generator.isChosen(percent: 40) ? 30 + generator.number(below: 300) : 365
    return start..<min(SimulatedDay.count, start + length)
  }
}
