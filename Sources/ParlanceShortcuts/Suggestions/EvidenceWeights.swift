/// What a donation weighs as evidence of what is wanted at another moment: the factors of ``SuggestionModel``.
///
/// All are whole numbers, so that sums of them do not depend on the order, and none grows when a donation lies further away.
enum EvidenceWeights {
  /// The weight of a donation of the very minute and place, the most that one can have.
  static let full = fullAge * (fullTime * fullDay + ever) * fullPlace

  private static let fullAge = 1 << 16
  private static let fullTime = 1 << 12
  private static let fullDay = 1 << 4
  private static let fullPlace = 1 << 4

  /// The part of a donation's weight that it has at any time of any day.
  private static let ever = fullTime * fullDay / 100
  /// The weight on other days of the week.
  private static let otherDay = 2
  private static let unknownPlace = 4
  private static let otherPlace = 1

  /// The weight of a donation; 0 for one that lies ahead.
  static func weight(of moment: DonationMoment, at asked: DonationMoment) -> Int {
    guard moment.minute <= asked.minute else { return 0 }
    let distance = DayDistance(from: moment, to: asked)
    let day = distance.isSameWeekday ? fullDay : otherDay
    let hour = time[abs(distance.minutes)] * day + ever
    return age(of: moment, at: asked) * hour * place(of: moment, at: asked)
  }

  /// Halves in each six weeks; no shortcut is quite forgotten.
  private static func age(of moment: DonationMoment, at asked: DonationMoment) -> Int {
    let days = (Int(asked.minute) - Int(moment.minute)) / DayDistance.minutesOfDay
    return days < ages.count ? ages[days] : 1
  }

  private static func place(of moment: DonationMoment, at asked: DonationMoment) -> Int {
    guard let here = asked.place else { return fullPlace }
    guard let there = moment.place else { return unknownPlace }
    return here == there ? fullPlace : otherPlace
  }

  /// By the age in days, until it is the least.
  private static let ages: [Int] = {
    /// Two to the power of -1/42.
    let daily = 0.983631709942752
    return sequence(first: Double(fullAge)) { $0 * daily }.prefix { $0 >= 1 }
      .map { Int($0.rounded()) }
  }()

  /// By the minutes between two times of day, of which half a day is the most: the biweight kernel, two hours wide.
  private static let time: [Int] = (0...DayDistance.minutesOfDay / 2).map { minutes in
    let share = Double(min(minutes, 120)) / 120
    let rest = 1 - share * share
    return Int((Double(fullTime) * rest * rest).rounded())
  }
}
