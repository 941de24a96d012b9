internal import ParlanceEntities

/// What "today" is.
enum Clock {
  /// A date that was given.
  case fixed(ReferenceDate)
  /// Now, in a zone of the IANA database; the empty zone is the system's.
  case zone(String)

  /// The date that utterances are relative to.
  var date: ReferenceDate {
    switch self {
    case .fixed(let date): date
    case .zone(let zone): ReferenceDate(nowIn: zone) ?? .now
    }
  }

  /// The clock that options ask for, else a context.
  ///
  /// - Throws: ``ToolError`` at a text that is no date, or an unknown zone.
  init(date: String?, zone: String?, context: Clock?) throws(ToolError) {
    if let date {
      self = .fixed(try Self.reference(date))
    } else if let zone {
      self = try Self.named(zone)
    } else {
      self = context ?? .zone("")
    }
  }

  /// The date that a text writes.
  ///
  /// - Throws: ``ToolError`` when it writes none.
  static func reference(_ text: String) throws(ToolError) -> ReferenceDate {
    guard let date = ReferenceDate(text) else {
      throw .usage("'\(text)' is no date; write one such as 2026-03-11 or 2026-03-11T09:30")
    }
    return date
  }

  private static func named(_ zone: String) throws(ToolError) -> Clock {
    guard ReferenceDate(nowIn: zone) != nil else {
      throw .usage("unknown time zone '\(zone)'; write one such as America/New_York")
    }
    return .zone(zone)
  }
}
