internal import CICU

/// The civil time that "today" and "in two hours" are relative to.
public struct ReferenceDate: Hashable, Sendable, CustomStringConvertible {
  let date: CivilDate
  /// Minutes since midnight.
  let minute: Int

  /// Reads ISO 8601: `2026-03-11` or `2026-03-11T09:30`, seconds allowed and not used.
  ///
  /// - Returns: nil when the text is no such date.
  public init?(_ text: String) {
    guard let moment = DateComponentsRange.Moment(Self.withoutSeconds(text)) else { return nil }
    self.init(moment)
  }

  /// The civil time now in a time zone of the IANA database; the empty zone is the system's.
  ///
  /// - Returns: nil for an unknown zone.
  public init?(nowIn zone: String) {
    var fields: (Int32, Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0, 0)
    var status: cicu_status = 0
    let isKnown = withUnsafeMutableBytes(of: &fields) { bytes -> Bool in
      let values = bytes.assumingMemoryBound(to: Int32.self)
      guard let start = values.baseAddress else { return false }
      return cicu_civil_now(zone, start, &status)
    }
    guard isKnown,
      let date = CivilDate(year: Int(fields.0), month: Int(fields.1), day: Int(fields.2))
    else {
      return nil
    }
    self.date = date
    minute = Int(fields.3) * 60 + Int(fields.4)
  }

  private init(date: CivilDate, minute: Int) {
    self.date = date
    self.minute = minute
  }

  init(_ moment: DateComponentsRange.Moment) {
    self.init(date: moment.date, minute: moment.minute ?? 0)
  }

  /// The civil time now in the system's time zone; 1970-01-01 on a system without one.
  public static var now: ReferenceDate {
    ReferenceDate(nowIn: "") ?? ReferenceDate(date: CivilDate(days: 0), minute: 0)
  }

  /// ISO 8601 to the minute.
  public var description: String { DateComponentsRange.Moment(date, minute: minute).text }

  /// The text without the `:59` of `T09:30:59`.
  private static func withoutSeconds(_ text: String) -> Substring {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 3, let seconds = fields.last, seconds.utf8.count == 2,
      seconds.utf8.allSatisfy({ $0 &- 0x30 < 10 }), seconds < "60"
    else { return text[...] }
    return text.dropLast(3)
  }
}
