/// On how many of the last days a shortcut was used around a time, where these lie some days apart.
///
/// Today does not count: it is not over. Nor do days before the first donation.
struct HabitTally {
  /// How far from the time still is around it, in minutes.
  private static let tolerance = 60

  /// The days on which it was used.
  let count: Int
  /// The days that there were.
  let total: Int
  /// The mean time of these uses as one of the day asked about, in local minutes, to five minutes.
  private let time: Int

  /// Counts.
  ///
  /// - Parameters:
  ///   - moments: The donations, the oldest first, none ahead of the time.
  ///   - asked: The time.
  ///   - interval: How many days lie between two that count.
  ///   - limit: How many days count at most.
  init(_ moments: [DonationMoment], at asked: DonationMoment, every interval: Int, limit: Int) {
    total = min(limit, Self.days(since: moments.first ?? asked, at: asked) / interval)
    let reach = 1..<total * interval + 1
    let uses = moments.map { DayDistance(from: $0, to: asked) }.filter {
      reach.contains($0.days) && $0.days.isMultiple(of: interval)
        && abs($0.minutes) <= Self.tolerance
    }
    count = Set(uses.map(\.days)).count
    time = Self.time(of: asked, later: uses.map(\.minutes))
  }

  /// The mean time of day of the uses, in minutes since midnight, to five minutes.
  var minute: Int { DonationMoment.remainder(time, DayDistance.minutesOfDay) }

  /// The day of the mean time, which may be the one before or behind the day asked about.
  var weekday: Weekday { Weekday(localMinute: time) }

  /// Often enough to speak of it.
  var isHabit: Bool { count >= 2 && count * 3 >= total }

  /// Whether a smaller share of the days counts.
  func isRarer(than other: HabitTally) -> Bool { count * other.total < other.count * total }

  /// The whole days back to the first donation, at the time asked about.
  private static func days(since first: DonationMoment, at asked: DonationMoment) -> Int {
    max(0, asked.localMinute - first.localMinute + tolerance) / DayDistance.minutesOfDay
  }

  private static func time(of asked: DonationMoment, later: [Int]) -> Int {
    let step = 5
    let mean = asked.localMinute + (later.isEmpty ? 0 : later.reduce(0, +) / later.count)
    return DonationMoment.quotient(mean + step / 2, step) * step
  }
}
