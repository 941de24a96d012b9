internal import ParlanceText

extension DateParser {
  /// A date in digits: `2026-03-03`, and in the order of the region `3/14`, `14.3.2026`, `14-3-2026`.
  func digitDate(at start: Int) -> Part<DateReading>? {
    guard start < source.tokens.count, source.tokens[start].kind == .number else { return nil }
    return dottedDate(at: start) ?? isoDate(at: start) ?? slashDate(at: start)
      ?? dashedDate(at: start)
  }

  // MARK: Marks between tokens

  private func slashDate(at start: Int) -> Part<DateReading>? {
    guard let first = field(at: start), source.isJoined(first.end, "/"),
      let second = field(at: first.end + 1)
    else { return nil }
    guard source.isJoined(second.end, "/") else {
      guard let (month, day) = monthAndDay(first.value, second.value) else { return nil }
      return dated(month, day, yearAt: source.tokens.count, end: second.end)
    }
    return field(at: second.end + 1).flatMap { full(first.value, second.value, $0) }
  }

  /// Only with a year of four digits: a number in groups may be anything.
  private func dashedDate(at start: Int) -> Part<DateReading>? {
    guard let first = field(at: start), source.isJoined(first.end, "-"),
      let second = field(at: first.end + 1), source.isJoined(second.end, "-"),
      let year = field(at: second.end + 1), year.value >= 1000
    else { return nil }
    return full(first.value, second.value, year)
  }

  private func isoDate(at start: Int) -> Part<DateReading>? {
    guard let year = year(at: start), source.isMark(year.end, "-"),
      let month = count(at: year.end + 1), source.isMark(month.end, "-"),
      let day = count(at: month.end + 1)
    else { return nil }
    return Self.date(year.value, month.value, day.value, end: day.end)
  }

  /// One token of digits.
  private func field(at index: Int) -> Part<Int>? {
    guard index < source.tokens.count, source.tokens[index].kind == .number,
      let count = count(at: index), count.end == index + 1
    else { return nil }
    return count
  }

  // MARK: Full stops inside a token

  /// `15.03.2026`, `15.03.26`, `2026.3.15`, `15.03.`; without a year and a full stop only in doubt, or behind a word that
  /// asks for a day, and not where it is a number.
  private func dottedDate(at start: Int) -> Part<DateReading>? {
    let fields = dottedFields(start)
    if fields.count == 3 { return dotted(fields, end: start + 1) }
    guard fields.count == 2, source.tables.starts.readsDottedDays,
      let (month, day) = monthAndDay(fields[0].value, fields[1].value), fields[1].width <= 2
    else { return nil }
    let isStopped = source.isJoined(start + 1, ".")
    let end = isStopped ? start + 2 : start + 1
    guard isStopped || source.unit(at: end) == nil,
      var date = dated(month, day, yearAt: source.tokens.count, end: end)
    else { return nil }
    let asks: DateWordKinds = [.on, .before, .since, .after, .from, .to]
    date.isWeak = !isStopped && tokens.kinds(before: start).isDisjoint(with: asks)
    return date
  }

  private func dotted(_ fields: [(value: Int, width: Int)], end: Int) -> Part<DateReading>? {
    if fields[0].width == 4 {
      return gregorian(fields[0].value).flatMap {
        Self.date($0, fields[1].value, fields[2].value, end: end)
      }
    }
    guard fields[2].width == 4 || fields[2].width == 2 else { return nil }
    return full(fields[0].value, fields[1].value, Part(value: fields[2].value, end: end))
  }

  /// The numbers between the full stops of a token; none when it has anything else.
  private func dottedFields(_ index: Int) -> [(value: Int, width: Int)] {
    let span = source.tokens[index].folded
    guard span.upperBound - span.lowerBound <= 10 else { return [] }
    var fields: [(value: Int, width: Int)] = [(0, 0)]
    for place in Int(span.lowerBound)..<Int(span.upperBound) {
      let byte = source.bytes[place]
      if byte == UInt8(ascii: ".") {
        fields.append((0, 0))
      } else if byte &- 0x30 < 10 {
        let (value, width) = fields[fields.count - 1]
        fields[fields.count - 1] = (value * 10 + Int(byte &- 0x30), width + 1)
      } else {
        return []
      }
    }
    return fields
  }

  // MARK: Values

  private func monthAndDay(_ first: Int, _ second: Int) -> (month: Int, day: Int)? {
    guard first >= 1, second >= 1 else { return nil }
    return source.tables.dates.calendar.order.monthAndDay(first, second)
  }

  private func full(_ first: Int, _ second: Int, _ year: Part<Int>) -> Part<DateReading>? {
    guard let (month, day) = monthAndDay(first, second),
      let whole = year.value < 100 ? 2000 + year.value : gregorian(year.value)
    else { return nil }
    return Self.date(whole, month, day, end: year.end)
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, end: Int) -> Part<DateReading>? {
    CivilDate(year: year, month: month, day: day).map {
      Part(value: DateReading(DateComponentsRange(day: $0)), end: end)
    }
  }
}
