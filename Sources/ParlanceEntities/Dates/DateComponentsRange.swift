public import FoundationEssentials

/// A date, a time, or a stretch of them (INDateComponentsRange), in civil time.
///
/// Written as ISO 8601: a day `2026-03-10`; days `2026-03-02/2026-03-08`, both included; times
/// `2026-03-11T14:00/2026-03-11T16:00`, the end excluded; a moment `2026-03-11T15:00`; without a bound
/// `2026-03-03/..` or `../2026-03-03`.
public struct DateComponentsRange: Hashable, Codable, Sendable, CustomStringConvertible {
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

    /// Reads `2026-03-11` or `2026-03-11T15:00`; nil when the text is no such moment.
    init?(_ text: Substring) {
      let parts = text.split(separator: "T", omittingEmptySubsequences: false)
      guard parts.count <= 2, let days = Self.fields(parts[0], "-", widths: [4, 2, 2]),
        let date = CivilDate(year: days[0], month: days[1], day: days[2])
      else { return nil }
      guard parts.count == 2 else {
        self.init(date)
        return
      }
      guard let time = Self.fields(parts[1], ":", widths: [2, 2]), time[0] < 24, time[1] < 60 else {
        return nil
      }
      self.init(date, minute: time[0] * 60 + time[1])
    }

    private static func fields(
      _ text: Substring, _ separator: Character, widths: [Int]
    ) -> [Int]? {
      let fields = text.split(separator: separator, omittingEmptySubsequences: false)
      guard fields.map(\.utf8.count) == widths,
        fields.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
      else { return nil }
      return fields.compactMap { Int($0) }
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

  /// Reads the form that ``description`` writes.
  ///
  ///     DateComponentsRange("2026-03-02/2026-03-08")?.startDateComponents?.day  // 2
  ///
  /// - Returns: nil when the text is no such range, has no bound, or ends before it begins.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let last = parts.last else { return nil }
    let start = Moment(first)
    let end = Moment(last)
    let isBounded = parts.count == 2
    guard start != nil || (isBounded && first == ".."), end != nil || (isBounded && last == "..")
    else { return nil }
    if let start, let end {
      guard start <= end else { return nil }
    } else if start == nil, end == nil {
      return nil
    }
    self.init(start: start, end: end)
  }

  /// Reads the text that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let range = DateComponentsRange(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no range of dates")
    }
    self = range
  }

  /// Writes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Whether it is over when the day of a reference date begins.
  public func ends(before reference: ReferenceDate) -> Bool {
    guard let end else { return false }
    let next = end.minute == nil ? end.date + 1 : end.date
    return next < reference.date || next == reference.date && (end.minute ?? 0) == 0
  }

  /// Tells whether it begins and ends on the day of a reference date.
  package func isWithinDay(of reference: ReferenceDate) -> Bool {
    start?.date == reference.date && end?.date == reference.date
  }

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
