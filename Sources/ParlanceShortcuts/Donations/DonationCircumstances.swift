internal import FoundationEssentials
public import Parlance

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
    if let secondsFromUTC { return secondsFromUTC }
    var fields = tm()
    var time = time_t(date.timeIntervalSince1970.rounded(.down))
    return localtime_r(&time, &fields) == nil ? 0 : fields.tm_gmtoff
  }
}
