import ParlanceShortcuts

/// A year of donations that a person with habits makes, and random ones among them.
///
/// Habits are not always kept, spread around their time, begin and end, and pause on holidays and days off. The random
/// donations are of other shortcuts, at any time between seven and midnight and at any of the person's places. Of each
/// fifth donation of a habit the place is not known.
struct HabitSimulation {
  /// A donation, and whether a habit made it.
  struct Donation {
    let event: DonationEvent
    let isHabit: Bool
  }

  private static let otherCount = 40
  private static let secondsFromUTC = 3600

  private let habits: [Habit]
  private let places: [String]
  private var generator: SimulationGenerator
  private var holidays: Set<Int> = []
  private var daysOff: Set<Int> = []

  private init(_ habits: [Habit], seed: UInt64) {
    self.habits = habits
    places = Set(habits.compactMap(\.place)).sorted()
    generator = SimulationGenerator(seed: seed)
    for (start, days, length) in [(30, 90, 7), (180, 60, 14)] {
      let first = start + generator.number(below: days)
      holidays.formUnion(first..<first + length)
    }
    for _ in 0..<10 { daysOff.insert(generator.number(below: SimulatedDay.count)) }
  }

  /// The donations of a year, in the order of their time.
  ///
  /// - Parameter noise: How many of all donations are random, in percent.
  static func donations(of habits: [Habit], seed: UInt64, noise: Int) -> [Donation] {
    var simulation = HabitSimulation(habits, seed: seed)
    var donations = habits.flatMap { simulation.donations(of: $0) }
    let count = donations.count * noise / (100 - noise)
    donations += (0..<count).map { _ in simulation.randomDonation() }
    return donations.sorted {
      ($0.event.moment, $0.event.shortcut) < ($1.event.moment, $1.event.shortcut)
    }
  }

  private mutating func donations(of habit: Habit) -> [Donation] {
    let total = habit.choices.reduce(0) { $0 + $1.weight }
    return habit.span.compactMap { number in
      guard habit.falls(on: SimulatedDay(number: number)) else { return nil }
      let isKept = generator.isChosen(percent: habit.kept)
      let minute = habit.minute + generator.deviation(habit.spread)
      let pick = generator.number(below: total)
      let place = generator.isChosen(percent: 20) ? nil : habit.place
      let second = isKept && !isPaused(habit, on: number) ? generator.number(below: 60) : nil
      return second.map {
        donation(
          of: Self.choice(pick, of: habit), day: number, minute: minute, second: $0, place: place,
          isHabit: true)
      }
    }
  }

  private mutating func randomDonation() -> Donation {
    let day = generator.number(below: SimulatedDay.count)
    let minute = 7 * 60 + generator.number(below: 17 * 60)
    let second = generator.number(below: 60)
    let shortcut = "other\(generator.number(below: Self.otherCount))"
    let place = generator.number(below: places.count + 1)
    return donation(
      of: shortcut, day: day, minute: minute, second: second,
      place: place < places.count ? places[place] : nil, isHabit: false)
  }

  private func isPaused(_ habit: Habit, on day: Int) -> Bool {
    switch habit.pause {
    case .work: holidays.contains(day) || daysOff.contains(day)
    case .away: holidays.contains(day)
    case .never: false
    }
  }

  private static func choice(_ pick: Int, of habit: Habit) -> String {
    var rest = pick
    let chosen = habit.choices.first { choice in
      rest -= choice.weight
      return rest < 0
    }
    return chosen?.shortcut ?? ""
  }

  private func donation(
    of shortcut: String, day: Int, minute: Int, second: Int, place: String?, isHabit: Bool
  ) -> Donation {
    let local = SimulatedDay.start + Int64((day * 24 * 60 + minute) * 60 + second)
    let moment = DonationMoment(
      secondsSince1970: local - Int64(Self.secondsFromUTC), secondsFromUTC: Self.secondsFromUTC,
      place: place.flatMap(places.firstIndex(of:)).map(Int64.init))
    return Donation(event: DonationEvent(shortcut: shortcut, moment: moment), isHabit: isHabit)
  }
}
