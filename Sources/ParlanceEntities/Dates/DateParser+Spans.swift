internal import ParlanceText

extension DateParser {
  /// Two points with a word between them.
  func span(at start: Int, joinedBy joint: DateWordKinds) -> Part<DateReading>? {
    if let times = timeSpan(at: start, joinedBy: joint) { return times }
    guard let first = point(at: start), let next = self.joint(joint, at: first.end) else {
      return nil
    }
    return joined(first, at: start, to: point(at: next), at: next)
  }

  /// "Monday through Friday", "2-4 pm": without an opening word only days and times.
  func bareSpan(at start: Int) -> Part<DateReading>? {
    if let times = timeSpan(at: start, joinedBy: .to) { return times }
    guard let first = day(at: start), let next = joint(.to, at: first.end),
      let second = day(at: next)
    else { return nil }
    return joined(first, at: start, to: second, at: next)
  }

  /// The second end follows the first: where it is read as before it, one of them is meant in another week or year.
  private func joined(
    _ first: Part<DateReading>, at start: Int, to second: Part<DateReading>?, at next: Int
  ) -> Part<DateReading>? {
    guard let second,
      let upcoming = Self.joined(first.value.upcoming, second.value.upcoming)
        ?? Self.joined(
          first.value.upcoming,
          moved(to: first.value.upcoming.start)?.point(at: next)?.value.upcoming),
      let latest = Self.joined(first.value.latest, second.value.latest)
        ?? Self.joined(
          moved(to: second.value.latest.end)?.point(at: start)?.value.latest, second.value.latest)
    else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: second.end)
  }

  private static func joined(
    _ first: DateComponentsRange?, _ second: DateComponentsRange?
  ) -> DateComponentsRange? {
    guard let start = first?.start, let end = second?.end, start <= end else { return nil }
    return DateComponentsRange(start: start, end: end)
  }

  /// The same words said at another time.
  private func moved(to moment: DateComponentsRange.Moment?) -> DateParser? {
    moment.map {
      DateParser(source: source, reference: ReferenceDate($0))
    }
  }
}
