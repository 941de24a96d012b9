public import FoundationEssentials

/// A date, a time, or a stretch of them (INDateComponentsRange), in civil time.
///
/// Written as ISO 8601: a day `2026-03-10`; days `2026-03-02/2026-03-08`, both included; times
/// `2026-03-11T14:00/2026-03-11T16:00`, the end excluded; a moment `2026-03-11T15:00`; without a bound
/// `2026-03-03/..` or `../2026-03-03`.
public struct DateComponentsRange: Hashable, Sendable, CustomStringConvertible {
  /// A day, or a minute of a day.
  public struct Moment: Hashable, Sendable, Comparable {
    let date: CivilDate
    /// Minutes since midnight; nil for the whole day.
    let minute: Int?

    init(_ date: CivilDate, minute: Int? = nil) {
      // Midnight at a day's end is the next day's beginning.
      self.date = date + (minute ?? 0) / 1440
      self.minute = minute.map { $0 % 1440 }
    }

    /// The fields of the Gregorian calendar; hour and minute only where a time was said.
    public var components: DateComponents {
      let (year, month, day) = date.components
      return DateComponents(
        year: year, month: month, day: day, hour: minute.map { $0 / 60 },
        minute: minute.map { $0 % 60 })
    }

    /// Orders moments in time.
    public static func < (left: Moment, right: Moment) -> Bool {
      (left.date, left.minute ?? 0) < (right.date, right.minute ?? 0)
    }

    var text: String {
      let (year, month, day) = date.components
      let days = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
      return minute.map { "\(days)T\(Self.digits($0 / 60, 2)):\(Self.digits($0 % 60, 2))" } ?? days
    }

    private static func digits(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
  }

  /// The first moment; nil when there is no lower bound.
  public let start: Moment?
  /// The last day, or the time before which it ends; nil when there is no upper bound.
  public let end: Moment?

  init(start: Moment?, end: Moment?) {
    self.start = start
    self.end = end
  }

  init(day: CivilDate) {
    self.init(start: Moment(day), end: Moment(day))
  }

  /// The start as Foundation's components (startDateComponents).
  public var startDateComponents: DateComponents? { start?.components }
  /// The end as Foundation's components (endDateComponents).
  public var endDateComponents: DateComponents? { end?.components }

  /// ISO 8601; see the type.
  public var description: String {
    if let start, start == end { return start.text }
    return "\(start?.text ?? "..")/\(end?.text ?? "..")"
  }
}

/// A date that may be meant forwards or backwards: "Friday" is the next one for a payment, the last one for a search.
public struct DateReading: Hashable, Sendable {
  /// Read as what is to come.
  public let upcoming: DateComponentsRange
  /// Read as what was.
  public let latest: DateComponentsRange

  init(upcoming: DateComponentsRange, latest: DateComponentsRange) {
    self.upcoming = upcoming
    self.latest = latest
  }

  init(_ both: DateComponentsRange) {
    self.init(upcoming: both, latest: both)
  }

  func map(_ transform: (DateComponentsRange) -> DateComponentsRange) -> DateReading {
    DateReading(upcoming: transform(upcoming), latest: transform(latest))
  }
}
