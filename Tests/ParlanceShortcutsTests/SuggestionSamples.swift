import ParlanceShortcuts
import TestSupport

/// Donations for tests.
enum SuggestionSamples {
  /// 2026-01-02T19:00 UTC, a Friday.
  static let friday: Int64 = 1_767_380_400
  static let day: Int64 = 86_400
  static let hour: Int64 = 3600

  /// A moment so far from that Friday, on a clock of UTC unless told otherwise.
  static func moment(
    days: Int64 = 0, hours: Int64 = 0, minutes: Int64 = 0, offset: Int = 0, place: Int64? = nil
  ) -> DonationMoment {
    DonationMoment(
      secondsSince1970: friday + days * day + hours * hour + minutes * 60, secondsFromUTC: offset,
      place: place)
  }

  static func event(_ shortcut: String, _ moment: DonationMoment) -> DonationEvent {
    DonationEvent(shortcut: shortcut, moment: moment)
  }

  /// Donations of up to ten shortcuts over some months, many of them at common times and places.
  static func random(
    _ generator: inout SeededGenerator, count: ClosedRange<Int> = 0...300
  ) -> [DonationEvent] {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      event(
        "shortcut\(Int.random(in: 0..<10, using: &generator))", randomMoment(&generator))
    }
  }

  static func randomMoment(_ generator: inout SeededGenerator) -> DonationMoment {
    let places: [Int64?] = [nil, 1, 2, -7]
    return moment(
      days: .random(in: -120...0, using: &generator), hours: .random(in: -6...6, using: &generator),
      minutes: .random(in: -90...90, using: &generator),
      offset: [0, 3600, -18_000, 20_700].randomElement(using: &generator) ?? 0,
      place: places.randomElement(using: &generator) ?? nil)
  }
}
