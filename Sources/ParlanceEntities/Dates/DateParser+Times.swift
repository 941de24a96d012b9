internal import ParlanceText

extension DateParser {
  /// Minutes since midnight of "noon", "3 pm", "5:30", "18 h 30", "half past three", "halb acht", 午後3時半, "9 in the
  /// morning".
  func time(at start: Int) -> Part<Int>? {
    let kinds = tokens.kinds(at: start)
    if kinds.contains(.clock), let (word, end) = word(.clock, at: start),
      case .clock(let minute) = word
    {
      return Part(value: minute, end: end)
    }
    if kinds.contains(.hours), let time = hoursBefore(start) { return time }
    if !kinds.isDisjoint(with: [.am, .pm, .part]), let time = leadingHalf(at: start) {
      return time
    }
    if !kinds.isDisjoint(with: [.half, .halfAfter]), let time = halfHour(at: start) { return time }
    guard mayBeNumber(start) else { return nil }
    return hoursAfter(start) ?? pastHour(at: start) ?? hourAndMinutes(at: start)
  }

  /// An hour behind "at", and what people say of its minutes.
  func hour(at start: Int) -> Part<Int>? {
    let start = skipping(.the, at: start)
    if let dotted = dottedTime(at: start, isNamed: false) { return dotted }
    if let broken = brokenHour(at: start) {
      return inHalf(broken.value, at: broken.end) ?? byDay(broken)
    }
    guard let hour = count(at: start), (1...23).contains(hour.value) else { return nil }
    if let minutes = spokenMinutes(at: hour.end, isNamed: false) {
      let time = Part(value: hour.value * 60 + minutes.value, end: minutes.end)
      return inHalf(time.value, at: time.end) ?? byDay(time)
    }
    let shown = withBareMinutes(hour)
    if let half = inHalf(shown.value, at: shown.end) { return half }
    guard partOfDay(at: shown.end) == nil else { return nil }
    var time = byDay(shown)
    time.isWeak = isCounting(before: time.end)
    return time
  }

  /// An hour that nothing marks as one, where a time is asked for: "six", "six thirty", "18".
  func bareTime(at start: Int) -> Match? {
    guard mayBeNumber(start), let hour = hour(at: start), source.unit(at: hour.end) == nil,
      unit(at: hour.end) == nil
    else { return nil }
    let time = withDay(hour)
    return Match(tokens: start..<time.end, reading: time.value, isWeak: true)
  }

  // MARK: Halves of the day

  /// A time on a clock of twelve hours is by day: from eight in the morning to half past seven in the evening.
  private func byDay(_ time: Part<Int>) -> Part<Int> {
    Part(value: time.value < 480 ? time.value + 720 : time.value, end: time.end)
  }

  /// A time with the word of the clock: where clocks have twenty-four hours as it is said, from six in the morning.
  private func byClock(_ time: Part<Int>) -> Part<Int> {
    let isNight = (60..<360).contains(time.value)
    return source.tables.dates.calendar.hasTwelveHours || isNight ? byDay(time) : time
  }

  /// A time on a clock of twelve hours, by the words behind it that say which half of the day it is in.
  private func inHalf(_ minutes: Int, at start: Int) -> Part<Int>? {
    guard minutes < 780 else { return nil }
    if let end = joint(.am, at: start) { return Part(value: minutes % 720, end: end) }
    if let end = joint(.pm, at: start) { return Part(value: minutes % 720 + 720, end: end) }
    return partOfDay(at: start).flatMap { part in
      time(minutes, in: part.value).map { Part(value: $0, end: part.end) }
    }
  }

  /// A time on a clock of twelve hours in a part of the day; nil when it is in no such part.
  private func time(_ minutes: Int, in part: Range<Int>) -> Int? {
    let time = minutes % 720 + (part.lowerBound >= 660 ? 720 : 0)
    return part.contains(time) || time == part.upperBound ? time : nil
  }

  /// "in the afternoon", "at night", "nachmittags".
  private func partOfDay(at start: Int) -> Part<Range<Int>>? {
    let next = skippingTwo([.in, .at, .of, .the], at: start)
    guard let (word, end) = word(.part, at: next), case .part(let from, let to) = word else {
      return nil
    }
    return Part(value: from..<to, end: end)
  }

  /// 午後3時, 下午三点: the half of the day before the time.
  private func leadingHalf(at start: Int) -> Part<Int>? {
    if let next = joint(.am, at: start), let time = plainTime(at: next), time.value < 780 {
      return Part(value: time.value % 720, end: time.end)
    }
    if let next = joint(.pm, at: start), let time = plainTime(at: next) {
      return Part(value: time.value % 720 + 720, end: time.end)
    }
    guard let (word, end) = word(.part, at: start), case .part(let from, let to) = word,
      let time = plainTime(at: end), let minutes = self.time(time.value, in: from..<to)
    else { return nil }
    return Part(value: minutes, end: time.end)
  }

  private func plainTime(at start: Int) -> Part<Int>? {
    let start = skippingTwo([.of, .at], at: start)
    return clockTime(at: start)
  }

  // MARK: Hours and minutes

  private func hourAndMinutes(at start: Int) -> Part<Int>? {
    guard let time = clockTime(at: start) else { return bareHourInHalf(at: start) }
    if let half = inHalf(time.value, at: time.end) { return half }
    return hasClockWord(start) ? byClock(time) : time
  }

  /// "3 pm", "9 in the morning"; not "3 дня", which may be three days, except behind "at".
  private func bareHourInHalf(at start: Int) -> Part<Int>? {
    guard let hour = count(at: start), hour.value <= 12,
      unit(at: hour.end) == nil || tokens.kinds(before: start).contains(.at)
    else { return nil }
    let time = withBareMinutes(hour)
    return inHalf(time.value, at: time.end)
  }

  /// An hour in minutes, with those that are said behind it: "six thirty", `6 30`.
  private func withBareMinutes(_ hour: Part<Int>) -> Part<Int> {
    let minutes = bareMinutes(at: hour.end)
    return Part(
      value: hour.value * 60 + (minutes?.value ?? 0), end: minutes?.end ?? hour.end)
  }

  /// The two digits of minutes behind an hour, in digits or words, that count nothing themselves.
  func bareMinutes(at start: Int) -> Part<Int>? {
    guard let minutes = smallCount(at: start), minutes.value >= 10, unit(at: minutes.end) == nil,
      source.unit(at: minutes.end) == nil
    else { return nil }
    return minutes
  }

  private func hasClockWord(_ start: Int) -> Bool {
    count(at: start).map { joint(.oclock, at: $0.end) != nil } ?? false
  }

  /// "5:30", "five o'clock", "18 h 30", "huit heures et demie", 两点半: as the clock shows it.
  private func clockTime(at start: Int) -> Part<Int>? {
    if let dotted = dottedTime(at: start, isNamed: true) { return dotted }
    guard let hour = count(at: start), hour.value <= 24 else { return nil }
    if let minutes = minutes(at: hour.end) {
      guard hour.value < 24 else { return nil }
      let end = joint(.oclock, at: minutes.end) ?? minutes.end
      return Part(value: hour.value * 60 + minutes.value, end: end)
    }
    guard let end = joint(.oclock, at: hour.end), hour.value >= 1 || !isWord(start) else {
      return nil
    }
    let minutes = spokenMinutes(at: end, isNamed: true)
    let total = hour.value * 60 + (minutes?.value ?? 0)
    guard (0..<1440).contains(total) || total == 1440 else { return nil }
    return Part(value: total % 1440, end: minutes?.end ?? end)
  }

  private func isWord(_ start: Int) -> Bool { source.tokens[start].kind == .word }

  /// `8.30` before the word of the clock, and behind "at" where it is no number.
  private func dottedTime(at start: Int, isNamed: Bool) -> Part<Int>? {
    guard start < source.tokens.count, source.tokens[start].kind == .number,
      let end = joint(.oclock, at: start + 1) ?? (isNamed ? nil : start + 1),
      isNamed || source.tables.starts.readsDottedDays && source.unit(at: end) == nil
    else { return nil }
    let span = source.tokens[start].folded
    let fields = source.bytes[Int(span.lowerBound)..<Int(span.upperBound)].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard fields.count == 2, fields[1].count == 2,
      let hour = Int(String(decoding: fields[0], as: UTF8.self)),
      let minute = Int(String(decoding: fields[1], as: UTF8.self)), hour < 24, minute < 60
    else { return nil }
    return Part(value: hour * 60 + minute, end: end)
  }

  /// The `:30` of `5:30`.
  private func minutes(at start: Int) -> Part<Int>? {
    guard start + 1 < source.tokens.count, source.isJoined(start, ":"),
      source.tokens[start + 1].kind == .number, let minute = count(at: start + 1),
      minute.value < 60
    else { return nil }
    return minute
  }

  /// What is said of the minutes behind an hour: "et demie", "menos cuarto", 半, and behind the word of the clock "30".
  private func spokenMinutes(at start: Int, isNamed: Bool) -> Part<Int>? {
    if let less = joint(.less, at: start) {
      let next = skipping(.the, at: less)
      let minutes = partOfHour(at: next) ?? smallCount(at: next)
      return minutes.map { Part(value: -$0.value, end: $0.end) }
    }
    if let next = joint(.and, at: start), let part = partOfHour(at: next) { return part }
    guard isNamed else { return nil }
    if let (word, end) = word(.minutes, at: start), case .minutes(let minutes) = word {
      return Part(value: minutes, end: end)
    }
    if let part = partOfHour(at: start) { return part }
    guard let minutes = smallCount(at: skipping(.and, at: start)) else { return nil }
    if let unit = unit(at: minutes.end), unit.value == .minute {
      return Part(value: minutes.value, end: unit.end)
    }
    return isCounting(before: minutes.end) || source.unit(at: minutes.end) != nil ? nil : minutes
  }

  private func smallCount(at start: Int) -> Part<Int>? {
    guard mayBeNumber(start), let count = count(at: start), (1...59).contains(count.value) else {
      return nil
    }
    return count
  }

  /// "ocho y media", which is a number as well.
  private func brokenHour(at start: Int) -> Part<Int>? {
    guard mayBeNumber(start), start < source.tokens.count,
      let number = source.number(at: start), !number.value.isWhole,
      isWord(start) || number.tokens.count > 1,
      let minutes = number.value.multiplied(by: ExactNumber(60))?.whole, minutes < 1440
    else { return nil }
    return Part(value: Int(minutes), end: number.tokens.upperBound)
  }

  // MARK: Before and after the hour

  /// "half past three", "a quarter to five", "ten past six", "zehn vor acht".
  private func pastHour(at start: Int) -> Part<Int>? {
    guard let minutes = minutesPast(at: start) ?? minutesTo(at: start),
      let hour = count(at: skipping([.at, .the], at: minutes.end)), (1...12).contains(hour.value)
    else { return nil }
    let end = skipping(.oclock, at: hour.end)
    let time = (hour.value * 60 + minutes.value + 720) % 720
    return inHalf(time, at: end) ?? byHour(hour.value, minutes.value, end: end)
  }

  /// By day is the hour that is named.
  private func byHour(_ hour: Int, _ minutes: Int, end: Int) -> Part<Int> {
    Part(value: byDay(Part(value: hour * 60, end: end)).value + minutes, end: end)
  }

  private func minutesPast(at start: Int) -> Part<Int>? {
    guard let minutes = partOfHour(at: start) ?? namedMinutes(at: start),
      let end = joint(.past, at: minutes.end)
    else { return nil }
    return Part(value: minutes.value, end: end)
  }

  /// "To" only of a part of an hour: "ten to six" is a range.
  private func minutesTo(at start: Int) -> Part<Int>? {
    if let part = partOfHour(at: start), let end = joint([.to, .short], at: part.end) {
      return Part(value: -part.value, end: end)
    }
    guard let minutes = namedMinutes(at: start), let end = joint(.short, at: minutes.end) else {
      return nil
    }
    return Part(value: -minutes.value, end: end)
  }

  /// "zehn", "zehn Minuten".
  private func namedMinutes(at start: Int) -> Part<Int>? {
    guard let minutes = smallCount(at: start) else { return nil }
    guard let unit = unit(at: minutes.end), unit.value == .minute else { return minutes }
    return Part(value: minutes.value, end: unit.end)
  }

  /// "halb acht", half an hour before eight; "half eight", half an hour after it.
  private func halfHour(at start: Int) -> Part<Int>? {
    let after = joint(.halfAfter, at: start)
    guard let next = after ?? joint(.half, at: start), let hour = count(at: next),
      (1...12).contains(hour.value), source.unit(at: hour.end) == nil, !source.isArticle(next)
    else { return nil }
    let minutes = after == nil ? -30 : 30
    let end = skipping(.oclock, at: hour.end)
    return inHalf((hour.value * 60 + minutes + 720) % 720, at: end)
      ?? byHour(hour.value, minutes, end: end)
  }

  private func partOfHour(at start: Int) -> Part<Int>? {
    guard let (fraction, end) = NumberParser.fraction(at: start, in: source),
      let minutes = fraction.multiplied(by: ExactNumber(60))?.whole
    else { return nil }
    return Part(value: Int(minutes), end: end)
  }

  // MARK: Hours after a time

  /// บ่ายสาม, ตีห้า: the hours behind the word that they are counted from.
  private func hoursBefore(_ start: Int) -> Part<Int>? {
    guard let (word, next) = word(.hours, at: start), case .hours(let from) = word,
      let hour = count(at: next)
    else { return nil }
    return hours(hour.value, from: from, end: skipping(.oclock, at: hour.end))
  }

  /// สองทุ่ม.
  private func hoursAfter(_ start: Int) -> Part<Int>? {
    guard let hour = count(at: start), let (word, end) = word(.hours, at: hour.end),
      case .hours(let from) = word
    else { return nil }
    return hours(hour.value, from: from, end: end)
  }

  private func hours(_ count: Int, from start: Int, end: Int) -> Part<Int>? {
    guard (1...6).contains(count), start + count * 60 <= 1440 else { return nil }
    return Part(value: (start + count * 60) % 1440, end: end)
  }

  // MARK: From one time to another

  /// "between 2 and 4 pm", "from 14:00 to 16:00", "von 14 bis 16 Uhr".
  func openTimes(at start: Int) -> Part<Range<Int>>? {
    if let next = joint(.between, at: start), let times = times(at: next, joinedBy: .and) {
      return times
    }
    guard let next = joint(.from, at: start) else { return nil }
    return times(at: next, joinedBy: .to)
  }

  /// Two times of one day.
  func times(at start: Int, joinedBy joint: DateWordKinds) -> Part<Range<Int>>? {
    let start = skippingTwo([.at, .the], at: start)
    guard let first = count(at: start), first.value <= 24,
      let next = self.joint(joint, at: endOfTime(at: start, hourEnd: first.end)),
      let second = time(at: skippingTwo([.at, .the], at: next)), second.value >= 60
    else { return nil }
    // The first hour is in the same half of the day unless it would come after the second.
    var from = clockTime(at: start)?.value ?? first.value * 60
    if second.value >= 720, from < 720, from + 720 < second.value { from += 720 }
    guard from < second.value else { return nil }
    return Part(value: from..<second.value, end: second.end)
  }

  /// Past what belongs to the first of two times.
  private func endOfTime(at start: Int, hourEnd: Int) -> Int {
    clockTime(at: start)?.end ?? hourEnd
  }
}
