/// The meanings that a line of `dates.tsv` may have.
///
/// `day -1`, `daypart -1 18:00 24:00`, `part 06:00 12:00`, `clock 12:00`, `hours 18:00`, `minutes 30`, `weekday 1`,
/// `weekdaypart 1 06:00 12:00`, `month 9`, `unit week`, `period week -1`, `length week 2`, `modifier last`,
/// `postposed modifier last`, `count 3`, `now`, or a joint such as `ago` or `postposed before`.
enum DateMeaning {
  /// The word of a meaning; nil for text that is none.
  static func word(_ meaning: Substring) -> DateWord? {
    let parts = meaning.split(separator: " ")
    if parts.count == 1, let joint = joints[parts[0]] { return .joint(joint) }
    if parts.first == "postposed" { return postposed(parts.dropFirst()) }
    return word(parts)
  }

  /// By the names that tables have for them; those that stand behind what they join are named by ``trailing``.
  private static let joints = Dictionary(
    uniqueKeysWithValues: DateJoint.allCases.filter { !trailing.values.contains($0) }
      .map { (Substring("\($0)").lowercased()[...], $0) })

  private static let trailing: [Substring: DateJoint] = [
    "since": .trailingSince, "after": .trailingAfter, "before": .trailingBefore,
  ]

  private static func postposed(_ parts: ArraySlice<Substring>) -> DateWord? {
    if parts.count == 1, let joint = parts.first.flatMap({ trailing[$0] }) { return .joint(joint) }
    guard case .modifier(let modifier) = word(Array(parts)) else { return nil }
    return .trailingModifier(modifier)
  }

  private static func word(_ parts: [Substring]) -> DateWord? {
    switch (parts.first, parts.count) {
    case ("now", 1): .now
    case ("day", 2): Int(parts[1]).map { DateWord.day(latest: $0, upcoming: $0) }
    case ("clock", 2): minutes(parts[1]).map(DateWord.clock)
    case ("hours", 2): minutes(parts[1]).map { DateWord.hours(from: $0) }
    case ("minutes", 2): number(parts[1], in: 1...59).map(DateWord.minutes)
    case ("weekday", 2): number(parts[1], in: 1...7).map(DateWord.weekday)
    case ("month", 2): number(parts[1], in: 1...12).map(DateWord.month)
    case ("unit", 2): unit(parts[1]).map(DateWord.unit)
    case ("period", 3): counted(parts).map { DateWord.period($0, $1) }
    case ("length", 3): counted(parts).map { DateWord.length($0, $1) }
    case ("modifier", 2): DateModifier(rawValue: String(parts[1])).map(DateWord.modifier)
    case ("count", 2): Int(parts[1]).map(DateWord.count)
    case ("part", 3): part(parts[1], parts[2]).map { DateWord.part(from: $0, to: $1) }
    case ("daypart", 4):
      Int(parts[1]).flatMap { day in
        part(parts[2], parts[3]).map { DateWord.dayPart(day: day, from: $0, to: $1) }
      }
    case ("weekdaypart", 4):
      number(parts[1], in: 1...7).flatMap { day in
        part(parts[2], parts[3]).map { DateWord.weekdayPart(day, from: $0, to: $1) }
      }
    default: nil
    }
  }

  private static func unit(_ text: Substring) -> DateUnit? { DateUnit(rawValue: String(text)) }

  private static func counted(_ parts: [Substring]) -> (DateUnit, Int)? {
    guard let unit = unit(parts[1]), let count = Int(parts[2]) else { return nil }
    return (unit, count)
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func part(_ from: Substring, _ to: Substring) -> (Int, Int)? {
    guard let from = minutes(from), let to = minutes(to), from < to else { return nil }
    return (from, to)
  }

  private static func minutes(_ text: Substring) -> Int? {
    let fields = text.split(separator: ":").map { Int($0) }
    guard fields.count == 2, let hour = fields[0], let minute = fields[1],
      (0...24).contains(hour), (0..<60).contains(minute), hour < 24 || minute == 0
    else { return nil }
    return hour * 60 + minute
  }
}
