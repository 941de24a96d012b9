internal import CICU

/// How a locale's people count days, by CLDR.
struct DateCalendar: Sendable {
  /// From 1 for Monday to 7.
  var firstWeekday = 1
  /// How dates in digits are written.
  var order = DateOrder.yearFirst
  /// What the years are ahead of the Gregorian ones that people also use.
  var yearOffset = 0
  /// Whether clocks show 1 to 12, so that "seven o'clock" may be in the evening.
  var hasTwelveHours = false

  /// The calendar of ISO 8601.
  init() {}

  /// Asks ICU.
  ///
  /// - Throws: ``ICUFailure`` when it has no calendar.
  init(locale: String) throws(ICUFailure) {
    var status: cicu_status = 0
    let facts = cicu_calendar_facts(locale, &status)
    guard status <= 0 else {
      throw ICUFailure(call: "Calendar::createInstance", status: status)
    }
    firstWeekday = Int(facts.first_weekday)
    order = DateOrder(facts.order)
    yearOffset = Int(facts.year_offset)
    hasTwelveHours = facts.has_twelve_hours
  }
}
