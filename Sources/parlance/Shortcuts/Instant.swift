internal import FoundationEssentials

/// A time to the millisecond, with what the clock on the wall showed then.
struct Instant: Hashable {
  /// Since 1970-01-01T00:00 UTC.
  let milliseconds: Int64
  /// What the clock on the wall was ahead of UTC, in seconds; nil where that is not said.
  let secondsFromUTC: Int?

  init(milliseconds: Int64, secondsFromUTC: Int? = nil) {
    self.milliseconds = milliseconds
    self.secondsFromUTC = secondsFromUTC
  }

  /// Reads ISO 8601 with an offset from UTC, `2026-03-11T12:30:00.250+01:00`, or milliseconds since 1970.
  ///
  /// - Returns: nil when the text is no such time.
  init?(_ text: String) {
    if let milliseconds = Int64(text) {
      self.init(milliseconds: milliseconds)
      return
    }
    guard let offset = Self.offset(of: text) else { return nil }
    let local = text.dropLast(offset.length).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let seconds = Self.seconds(of: local[0]),
      let fraction = local.count == 2 ? Self.thousandths(of: local[1]) : 0
    else { return nil }
    self.init(
      milliseconds: (seconds - Int64(offset.seconds)) * 1000 + fraction,
      secondsFromUTC: offset.seconds)
  }

  /// The date.
  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// ISO 8601; nil where that cannot say it: beyond the year 9999, or with an offset that is no whole minute.
  var text: String? {
    guard let offset = secondsFromUTC, offset % 60 == 0, abs(offset) < Self.secondsOfDay,
      let zone = TimeZone(secondsFromGMT: offset), Self.writable.contains(milliseconds)
    else { return nil }
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
    let fraction = (milliseconds % 1000 + 1000) % 1000
    // A style that writes fractions cuts off what a sum of binary fractions lacks: .566 becomes .565.
    let text = Instant(milliseconds: milliseconds - fraction).date.formatted(style)
    guard fraction != 0 else { return text }
    let end = text.index(text.startIndex, offsetBy: Self.lengthToSeconds)
    return text[..<end] + ".\(String(1000 + fraction).dropFirst())" + text[end...]
  }

  /// `2026-03-11T12:30:00`.
  private static let lengthToSeconds = 19

  /// What to write.
  static let advice = "2026-03-11T12:30:00+01:00, or milliseconds since 1970"

  private static let secondsOfDay = 86_400
  /// The years from 1 to 9999, but for the days at their ends.
  private static let writable: Range<Int64> = -62_135_500_000_000..<253_402_200_000_000

  // MARK: Reading

  /// What a time ends in: `Z`, `+01:00`.
  private static func offset(of text: String) -> (seconds: Int, length: Int)? {
    if text.hasSuffix("Z") { return (0, 1) }
    let parts = text.suffix(6)
    guard parts.utf8.count == 6, let sign = parts.first, sign == "+" || sign == "-",
      let minutes = minutes(of: parts.dropFirst())
    else { return nil }
    return ((sign == "-" ? -60 : 60) * minutes, 6)
  }

  private static func minutes(of text: Substring) -> Int? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2, let hours = number(fields[0], digits: 2), hours < 24,
      let minutes = number(fields[1], digits: 2), minutes < 60
    else { return nil }
    return hours * 60 + minutes
  }

  /// Seconds of a clock that shows UTC: `2026-03-11T12:30:00`, or without the seconds.
  private static func seconds(of text: Substring) -> Int64? {
    let text = (text.utf8.count == 16 ? text + ":00" : text) + "Z"
    // The style takes the 30th of February for a day in March.
    guard let date = try? Date.ISO8601FormatStyle().parse(String(text)),
      date.formatted(.iso8601) == text
    else { return nil }
    return Int64(date.timeIntervalSince1970)
  }

  private static func thousandths(of digits: Substring) -> Int64? {
    guard (1...3).contains(digits.utf8.count) else { return nil }
    let padded = digits + String(repeating: "0", count: 3 - digits.utf8.count)
    return number(padded, digits: 3).map(Int64.init)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
