internal import ParlanceText

/// The words of dates in an utterance, each looked up once.
///
/// An object, so that a date said at another time can be read without looking them up again.
final class DateTokens {
  /// A phrase that begins at a token.
  private struct Phrase {
    let word: Int32
    let kinds: DateWordKinds
    let end: Int
  }

  /// What is known of the words at a token.
  private struct Place {
    /// Where its phrases begin among all phrases.
    var phrases = 0
    /// What the phrases are that begin at it.
    var kinds: DateWordKinds = []
    /// What the phrases are that end before it.
    var kindsBefore: DateWordKinds = []
    /// The number there, as far as it was asked for.
    var count = Count()
  }

  private struct Count {
    var value = unknown
    var end = 0

    static let unknown = -2
    static let none = -1
  }

  let source: EntitySource
  // One thread reads an utterance, and Swift's checks of that cost more than the access.
  @exclusivity(unchecked) private var phrases: [Phrase] = []
  /// By token; one more at the end.
  @exclusivity(unchecked) private var places: [Place]

  init(_ source: EntitySource) {
    self.source = source
    let count = source.tokens.count
    phrases.reserveCapacity(count)
    places = Array(repeating: Place(), count: count + 1)
    for index in 0..<count {
      places[index].phrases = phrases.count
      if source.role(index).contains(.dateWord) { collect(at: index) }
    }
    places[count].phrases = phrases.count
  }

  private func collect(at start: Int) {
    source.tables.dates.visitPhrases(at: start, in: source.tokens) { phrase, end in
      let kinds = source.tables.dates.kinds(ofPhrase: phrase)
      phrases.append(Phrase(word: phrase, kinds: kinds, end: end))
      places[start].kinds.formUnion(kinds)
      places[end].kindsBefore.formUnion(kinds)
    }
  }

  /// What the phrases are that begin at a token.
  func kinds(at start: Int) -> DateWordKinds { start < places.count ? places[start].kinds : [] }

  /// The first token from one on that no words cover which only join others.
  func skippingJoints(at start: Int) -> Int {
    var index = start
    var end = start
    while true {
      let kinds = kinds(at: index)
      guard kinds.isDisjoint(with: .cores) else { return index }
      if !kinds.isEmpty { end = max(end, phrases[places[index + 1].phrases - 1].end) }
      if index >= end { return index }
      index += 1
    }
  }

  /// What the phrases are that end before a token.
  func kinds(before end: Int) -> DateWordKinds { places[end].kindsBefore }

  /// The longest phrase of one of some kinds from a token, and the token after it.
  ///
  /// Where a longer phrase begins a shorter one joins nothing: the เมื่อ of เมื่อวาน.
  func word(_ kinds: DateWordKinds, at start: Int) -> (word: DateWord, end: Int)? {
    guard !self.kinds(at: start).isDisjoint(with: kinds) else { return nil }
    let first = places[start].phrases
    var index = places[start + 1].phrases - 1
    let longest = phrases[index].end
    while index >= first {
      let phrase = phrases[index]
      let found = phrase.kinds.intersection(kinds)
      if !found.isEmpty, phrase.end == longest || found.isDisjoint(with: .joints) {
        return (source.tables.dates[phrase.word], phrase.end)
      }
      index -= 1
    }
    return nil
  }

  /// The value of a small whole number in digits or words, and the token after it.
  func count(at start: Int) -> (value: Int, end: Int)? {
    guard start < source.tokens.count else { return nil }
    if places[start].count.value == Count.unknown { places[start].count = findCount(at: start) }
    let count = places[start].count
    return count.value >= 0 ? (count.value, count.end) : nil
  }

  private func findCount(at start: Int) -> Count {
    let next = source.isArticle(start) ? start + 1 : start
    if let (word, end) = word(.count, at: next), case .count(let count) = word {
      return Count(value: count, end: end)
    }
    guard let number = source.number(at: start), let whole = number.value.whole, whole >= 0,
      whole < 10_000
    else { return next > start ? Count(value: 1, end: next) : Count(value: Count.none) }
    return Count(value: Int(whole), end: number.tokens.upperBound)
  }
}
