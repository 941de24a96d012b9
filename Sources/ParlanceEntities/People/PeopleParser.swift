internal import ParlanceText

/// Adds up the people that begin at a token: "two adults and a child" are three.
struct PeopleParser {
  /// How many, and the tokens that say so.
  typealias People = (count: Int, tokens: Range<Int>)

  /// Some who are counted together.
  private struct Group {
    let count: Int
    let end: Int
    /// Whether they may be the whole party: those of "eight people" and "zu dritt" may, "two adults" and "me" may not.
    let mayBeAll: Bool
    /// Whether they are people without a noun or another group beside them.
    var isNamed = false
  }

  let source: EntitySource

  /// Returns the people at a token; nil where there are none, or a number and its noun say all: "four people".
  func people(at start: Int) -> People? {
    guard let first = group(at: start) else { return nil }
    var (last, count, isSum) = (first, first.count, false)
    while let next = group(behind: last) {
      (last, count, isSum) = (next, count + next.count, true)
    }
    return isSum || first.isNamed ? (count, start..<last.end) : nil
  }

  /// Those who are added. Without a word that joins them they may be some of those before: "eight people, two kids".
  private func group(behind last: Group) -> Group? {
    if let joint = end(of: .and, at: last.end) { return group(at: joint) }
    guard !last.mayBeAll, let next = group(at: end(of: .comma, at: last.end) ?? last.end) else {
      return nil
    }
    return next.mayBeAll ? nil : next
  }

  private func group(at start: Int) -> Group? { several(at: start) ?? counted(at: start) }

  /// "Me", "my wife", "zu dritt".
  private func several(at start: Int) -> Group? {
    let relative = endOfRelative(at: start).map { Group(count: 1, end: $0, mayBeAll: false) }
    guard let found = people.several(at: start, in: source.tokens) else { return relative }
    // 我 is "me" and "my", and 我老婆 is one.
    if let relative, relative.end > found.end { return relative }
    let isParty = found.count > 1
    return Group(
      count: found.count, end: endOfNouns(at: found.end).end, mayBeAll: isParty, isNamed: isParty)
  }

  /// The end of a relation that a possessive makes one person.
  private func endOfRelative(at start: Int) -> Int? {
    guard let noun = end(of: .possessive, at: start) else { return nil }
    if let end = end(of: .relative, at: noun) { return end }
    guard let person = people.several(at: noun, in: source.tokens), person.count == 1 else {
      return nil
    }
    return person.end
  }

  /// A number with its noun behind it or before it: "two adults", 大人2人.
  private func counted(at start: Int) -> Group? {
    let before = endOfNouns(at: start)
    guard let number = number(at: before.end) else { return nil }
    // In 大人2人子供1人 the children are those behind them.
    let behind =
      before.end > start
      ? (end: endOfCounters(at: number.end), tellsSome: false) : endOfNouns(at: number.end)
    guard before.end > start || behind.end > number.end else { return nil }
    return Group(
      count: number.count, end: behind.end, mayBeAll: !before.tellsSome && !behind.tellsSome)
  }

  private func endOfCounters(at start: Int) -> Int {
    var place = start
    while let end = end(of: .people, at: place) { place = end }
    return place
  }

  /// The end of the nouns at a token, and whether they tell some of a party from others.
  private func endOfNouns(at start: Int) -> (end: Int, tellsSome: Bool) {
    var (place, tellsSome) = (start, false)
    while true {
      if let end = end(of: .counted, at: place) {
        (place, tellsSome) = (end, true)
      } else if let end = end(of: .people, at: place) {
        place = end
      } else {
        return (place, tellsSome)
      }
    }
  }

  private func number(at start: Int) -> (count: Int, end: Int)? {
    guard start < source.tokens.count else { return nil }
    if let number = source.number(at: start), let whole = number.value.whole,
      (1...Self.most).contains(whole)
    {
      return (Int(whole), number.tokens.upperBound)
    }
    return source.isArticle(start) ? (1, start + 1) : nil
  }

  /// More are no party.
  private static let most: Int64 = 99

  private func end(of role: PeopleLexicon.Role, at start: Int) -> Int? {
    people.end(of: role, at: start, in: source.tokens)
  }

  private var people: PeopleLexicon { _read { yield source.tables.people } }
}
