internal import ParlanceText

extension DateParser {
  /// Minutes since midnight of "noon", "3 pm", "5:30", "17:30", "half past three", "9 in the morning".
  func time(at start: Int) -> Part<Int>? {
    if let (word, end) = word(.clock, at: start), case .clock(let minute) = word {
      return Part(value: minute, end: end)
    }
    return pastHour(at: start) ?? hourAndMinutes(at: start)
  }

  /// An hour without more is by day: from eight in the morning to seven in the evening.
  func hour(at start: Int) -> Part<Int>? {
    guard let hour = count(at: start), (1...23).contains(hour.value), partOfDay(at: hour.end) == nil
    else { return nil }
    return Part(value: Self.byDay(hour.value) * 60, end: hour.end)
  }

  private static func byDay(_ hour: Int) -> Int { hour < 8 ? hour + 12 : hour }

  private func hourAndMinutes(at start: Int) -> Part<Int>? {
    guard let hour = count(at: start), hour.value < 24 else { return nil }
    let minutes = minutes(at: hour.end)
    let end = minutes?.end ?? hour.end
    let total = hour.value * 60 + (minutes?.value ?? 0)
    if hour.value <= 12, let half = halfOfDay(total, at: end) { return half }
    if let after = joint(.oclock, at: end), (1...12).contains(hour.value) {
      return halfOfDay(total, at: after) ?? Part(value: Self.byDay(hour.value) * 60, end: after)
    }
    return minutes == nil ? nil : Part(value: total, end: end)
  }

  /// A time on a clock of twelve hours, by the words that say which half of the day it is in.
  private func halfOfDay(_ minutes: Int, at start: Int) -> Part<Int>? {
    if let end = joint(.am, at: start) { return Part(value: minutes % 720, end: end) }
    if let end = joint(.pm, at: start) { return Part(value: minutes % 720 + 720, end: end) }
    guard let part = partOfDay(at: start) else { return nil }
    let time = minutes % 720 + (part.value.lowerBound >= 720 ? 720 : 0)
    return part.value.contains(time) ? Part(value: time, end: part.end) : nil
  }

  /// "in the afternoon", "at night".
  private func partOfDay(at start: Int) -> Part<Range<Int>>? {
    let next = skipping(.the, at: skipping([.in, .at], at: start))
    guard next > start else { return nil }
    guard let (word, end) = word(.part, at: next), case .part(let from, let to) = word else {
      return nil
    }
    return Part(value: from..<to, end: end)
  }

  /// "half past three", "a quarter to five", "ten past six".
  private func pastHour(at start: Int) -> Part<Int>? {
    guard let (minutes, hourAt) = minutesPast(at: start) ?? minutesTo(at: start),
      let hour = count(at: hourAt), (1...12).contains(hour.value)
    else { return nil }
    if let half = halfOfDay((hour.value * 60 + minutes + 720) % 720, at: hour.end) { return half }
    return Part(value: Self.byDay(hour.value) * 60 + minutes, end: hour.end)
  }

  private func minutesPast(at start: Int) -> (minutes: Int, end: Int)? {
    guard let minutes = partOfHour(at: start) ?? count(at: start), (1...59).contains(minutes.value),
      let end = joint(.past, at: minutes.end)
    else { return nil }
    return (minutes.value, end)
  }

  /// Only of a part of an hour: "ten to six" is a range.
  private func minutesTo(at start: Int) -> (minutes: Int, end: Int)? {
    guard let minutes = partOfHour(at: start), let end = joint(.to, at: minutes.end) else {
      return nil
    }
    return (-minutes.value, end)
  }

  private func partOfHour(at start: Int) -> Part<Int>? {
    guard let (fraction, end) = NumberParser.fraction(at: start, in: source),
      let minutes = fraction.multiplied(by: ExactNumber(60))?.whole
    else { return nil }
    return Part(value: Int(minutes), end: end)
  }

  /// The `:30` of `5:30`.
  private func minutes(at start: Int) -> Part<Int>? {
    guard start + 1 < source.tokens.count, source.isMark(start, ":"),
      !source.tokens[start].traits.contains(.followsSpace),
      source.tokens[start + 1].kind == .number, let minute = count(at: start + 1),
      minute.value < 60
    else { return nil }
    return minute
  }
}
