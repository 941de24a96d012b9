internal import ParlanceText

/// Gathers the entities that begin at each token.
struct EntityCollector {
  private(set) var entities: [Entity] = []
  private let money: MoneyParser
  private let intervals: IntervalParser
  private let dates: DateParser?
  private let handles: HandleParser
  private let people: PeopleParser?
  private let source: EntitySource
  private let contents: EntityStarts.Contents
  private let includesBareTimes: Bool
  /// Where the numbers before end, also those that are no entity: no number begins before.
  private var numberEnd = 0
  /// Where the people before end: a number that counts some of them is no number of its own.
  private var peopleEnd = 0

  init(
    _ source: EntitySource, at reference: ReferenceDate, contents: EntityStarts.Contents,
    includesBareTimes: Bool
  ) {
    self.source = source
    self.contents = contents
    self.includesBareTimes = includesBareTimes
    money = MoneyParser(source: source)
    intervals = IntervalParser(money: money)
    dates =
      contents.mayHoldDates || includesBareTimes
      ? DateParser(DateTokens(source), at: reference) : nil
    handles = HandleParser(source: source)
    people = contents.mayHoldPeople ? PeopleParser(source: source) : nil
    entities.reserveCapacity(Self.usualCount)
  }

  /// As many as most utterances with an amount have: growing costs as much as parsing one.
  private static let usualCount = 4

  mutating func collect(at start: Int) {
    let first = entities.count
    if contents.mayHoldMoney { collectMoney(at: start) }
    collectPeople(at: start)
    collectNumber(at: start)
    collectDates(at: start)
    collectHandles(at: start)
    if entities.count > first + 1 {
      entities[first...].sort { ($0.tokens.count, $0.cost) < ($1.tokens.count, $1.cost) }
    }
  }

  private mutating func collectMoney(at start: Int) {
    if money.isPartOfMore(start), !endsPhoneNumber(start) { return }
    let sum = money.sum(at: start)
    if let interval = intervals.interval(at: start, sum: sum) { append(interval) }
    guard let sum, !money.isPartOfUnknown(sum) else { return }
    append(sum, cost: money.isDoubtful(sum) ? Entity.doubtfulCost : 0)
    if sum.major != nil { append(sum.withoutBareMinor, cost: Entity.doubtfulCost) }
  }

  /// Whether the number before a token is a phone number.
  private func endsPhoneNumber(_ end: Int) -> Bool {
    entities.contains { entity in
      entity.kind == .phoneNumber && entity.tokens.upperBound == end && entity.cost == 0
    }
  }

  private mutating func append(_ interval: IntervalParser.Interval) {
    let value = CurrencyInterval(
      from: interval.from?.decimal, to: interval.to?.decimal, currency: code(interval.currency))
    entities.append(
      Entity(
        kind: .currencyAmount, tokens: interval.tokens, of: source.utterance,
        value: .currencyInterval(value)))
  }

  private mutating func append(_ sum: MoneyParser.Sum, cost: Int) {
    appendSum(sum.value, code(sum.currency), sum.tokens, cost: cost)
  }

  private mutating func appendSum(
    _ value: ExactNumber, _ currency: String, _ tokens: Range<Int>, cost: Int
  ) {
    let amount = CurrencyAmount(amount: value.decimal, currency: currency)
    entities.append(
      Entity(
        kind: .currencyAmount, tokens: tokens, of: source.utterance,
        value: .currencyAmount(amount), cost: cost))
  }

  private mutating func collectPeople(at start: Int) {
    guard start >= peopleEnd, let found = people?.people(at: start) else { return }
    peopleEnd = found.tokens.upperBound
    entities.append(
      Entity(
        kind: .people, tokens: found.tokens, of: source.utterance,
        value: .number(ExactNumber(Int64(found.count)).decimal)))
  }

  private mutating func collectNumber(at start: Int) {
    guard start >= peopleEnd, let number = source.number(at: start) else { return }
    // The "hundred" of "two hundred" is no number of its own.
    let isInside = start < numberEnd
    numberEnd = max(numberEnd, number.tokens.upperBound)
    guard !isInside, !money.isInexact(start), !isAreaCode(start),
      !money.isNegative(start), !money.isShare(number)
    else { return }
    entities.append(
      Entity(
        kind: .number, tokens: number.tokens, of: source.utterance,
        value: .number(number.value.decimal),
        isGroupLike: number.isGroupLike, isWordForOne: isWordForOne(number)))
    // A sum without its units may be two numbers as well.
    if let sum = money.spokenSum(from: number) {
      appendSum(sum.value, source.tables.home, sum.tokens, cost: Entity.doubtfulCost)
    }
  }

  private func isWordForOne(_ number: NumberParser.Match) -> Bool {
    number.value == ExactNumber(1)
      && source.tokens[number.tokens].allSatisfy { $0.kind == .word }
  }

  /// Whether more digits follow digits that begin with a zero: the `030` of `030 1234567`.
  private func isAreaCode(_ index: Int) -> Bool {
    index + 1 < source.tokens.count && source.tokens[index + 1].kind == .number
      && source.hasTrunkPrefix(index)
  }

  private func code(_ currency: CurrencyUnit.Currency) -> String {
    switch currency {
    case .code(let code): code.text
    case .ofWhole: source.tables.home
    }
  }

  private mutating func collectDates(at start: Int) {
    if let match = dates?.match(at: start) {
      let isDoubtful = match.isWeak || endsInMoney(match.tokens)
      append(match, cost: isDoubtful ? Entity.doubtfulCost : 0)
    }
    if includesBareTimes, let match = dates?.bareTime(at: start) {
      append(match, cost: Entity.bareTimeCost, isBareTime: true)
    }
  }

  private mutating func append(
    _ match: DateParser.Match, cost: Int, isBareTime: Bool = false
  ) {
    entities.append(
      Entity(
        kind: .date, tokens: match.tokens, of: source.utterance, value: .date(match.reading),
        cost: cost, isBareTime: isBareTime))
  }

  /// Whether the last number of a date has a unit of money: "at 5 | dollars", "april 20 | dollars".
  private func endsInMoney(_ tokens: Range<Int>) -> Bool {
    guard contents.mayHoldMoney, let sum = money.sum(at: tokens.upperBound - 1) else {
      return false
    }
    return sum.tokens.upperBound > tokens.upperBound
  }

  private mutating func collectHandles(at start: Int) {
    if let phone = handles.phoneNumber(at: start) {
      entities.append(
        Entity(
          kind: .phoneNumber, tokens: phone.tokens, of: source.utterance,
          value: .handle(phone.digits),
          cost: phone.isShort ? Entity.doubtfulCost : 0))
    } else if handles.isEmailAddress(at: start) {
      let text = String(source.utterance.text(of: source.tokens[start].span))
      entities.append(
        Entity(
          kind: .emailAddress, tokens: start..<start + 1, of: source.utterance,
          value: .handle(text)))
    }
  }
}
