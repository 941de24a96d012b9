internal import FoundationEssentials
public import Parlance

/// Where, on what clock and in what words something was done.
public struct DonationCircumstances: Hashable, Sendable {
  /// The language of the words.
  public var language: LanguageCode
  /// A key for the place, which means nothing but itself; nil where it is not known.
  public var place: Int64?
  /// What the clock on the wall is ahead of UTC, in seconds; nil for the system's clock.
  public var secondsFromUTC: Int?

  /// Makes circumstances.
  public init(language: LanguageCode, place: Int64? = nil, secondsFromUTC: Int? = nil) {
    self.language = language
    self.place = place
    self.secondsFromUTC = secondsFromUTC
  }

  /// What the clock on the wall was ahead of UTC at a time, in seconds.
  func secondsFromUTC(at date: Date) -> Int {
    secondsFromUTC ?? WallClock.secondsFromUTC(at: date)
  }
}
