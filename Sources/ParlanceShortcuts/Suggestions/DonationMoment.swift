/// When and where something was donated, or suggestions are asked for.
///
/// Times are kept to the minute. What lies out of the range of a moment is taken for the nearest that lies in it.
public struct DonationMoment: Hashable, Sendable {
  /// Whole minutes since 1970-01-01T00:00 UTC.
  let minute: Int32
  /// Minutes that the clock on the wall was ahead of UTC.
  let offset: Int16
  /// A key for the place, which means nothing but itself; nil where it is not known.
  public let place: Int64?

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - secondsSince1970: Seconds since 1970-01-01T00:00 UTC, without leap seconds.
  ///   - secondsFromUTC: What the clock on the wall was ahead of UTC then and there, daylight saving time included.
  ///   - place: A key of the caller's for the place; nil where it is not known.
  public init(secondsSince1970: Int64, secondsFromUTC: Int, place: Int64? = nil) {
    minute = Int32(clamping: Self.quotient(secondsSince1970, 60))
    offset = Int16(clamping: Self.quotient(Int64(secondsFromUTC), 60))
    self.place = place
  }

  init(minute: Int32, offset: Int16, place: Int64?) {
    self.minute = minute
    self.offset = offset
    self.place = place
  }

  /// What a clock on the wall showed, in minutes since 1970-01-01T00:00 on such a clock.
  var localMinute: Int { Int(minute) + Int(offset) }

  /// Minutes since midnight on such a clock, from 0 to 1439.
  public var minuteOfDay: Int {
    Self.remainder(localMinute, DayDistance.minutesOfDay)
  }

  /// The quotient rounded down, also below zero, of a positive divisor.
  static func quotient<Number: BinaryInteger>(_ dividend: Number, _ divisor: Number) -> Number {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What is left beyond ``quotient(_:_:)``, from 0 on.
  static func remainder(_ dividend: Int, _ divisor: Int) -> Int {
    dividend - quotient(dividend, divisor) * divisor
  }
}

extension DonationMoment: Comparable {
  /// The older one comes first; moments of one minute in some order that is always the same.
  public static func < (first: DonationMoment, second: DonationMoment) -> Bool {
    if first.minute != second.minute { return first.minute < second.minute }
    if first.offset != second.offset { return first.offset < second.offset }
    guard let place = second.place else { return false }
    return first.place.map { $0 < place } ?? true
  }
}
