/// A number in words under way: the grammar that all languages share.
///
/// A number is a row of parts, each less than the place of the one before it: "two thousand | five hundred | twenty |
/// five". A magnitude multiplies all parts that are less than itself, whether they are one word or several: "two
/// hundred | thousand", 三千二百五十 | 万. Which words are parts and which are magnitudes is the language's.
struct NumberSum {
  private struct Part {
    var value: ExactNumber
    /// What the next part is to be less than.
    var place: Int64
    /// Whether it is one word below ten to which nothing was added.
    var isDigit = false
    /// Whether it is written in digits.
    var isWritten = false
    /// Whether a digit after it counts the next lower magnitude.
    var countsTenths = false
    /// Whether it is a magnitude that nothing counts.
    var isUncounted = false
  }

  /// What stands before the next word.
  private enum Joint {
    case none
    /// A word that joins parts.
    case and
    /// A word that joins a digit to tens: "fünf|und|zwanzig".
    case digitAnd
  }

  private static let mostParts = 8

  private var parts = InlineArray<8, Part>(repeating: Part(value: .zero, place: 0))
  private var count = 0
  private var joint = Joint.none
  /// Whether the last part follows a magnitude at once, as the digit of 两千三.
  private var isBareDigit = false
  /// Whether a magnitude multiplies all that is less than itself also when the last of it is in digits: 4천 820만.
  private let joinsWritten: Bool

  /// Nothing yet.
  init(joinsWritten: Bool = false) {
    self.joinsWritten = joinsWritten
  }

  /// Whether nothing was said yet.
  var isEmpty: Bool { count == 0 }

  /// Whether a word that joins is the last.
  var isOpen: Bool { joint != .none }

  /// The place of the last part: what the next one is to be less than; nil before the first.
  var place: Int64? { count > 0 ? parts[count - 1].place : nil }

  /// Whether a magnitude would multiply only the last part.
  func hasOnePart(below magnitude: ExactNumber) -> Bool {
    count == 1 || count > 1 && magnitude.isLess(than: ExactNumber(parts[count - 2].place))
  }

  /// Whether its last part is in digits.
  var endsInDigits: Bool { count > 0 && parts[count - 1].isWritten }

  /// Whether a word that may be a hundred is one behind it: "deux cents", "douze cents", but not "vingt-cinq cents".
  var countsHundreds: Bool {
    guard !endsInDigits else { return false }
    var first = count
    while first > 0, parts[first - 1].place < 100 { first -= 1 }
    guard let count = sum(from: first)?.whole else { return false }
    return count < 20 && count != 10
  }

  /// The sum of the parts; nil when there is none or it is too large.
  var value: ExactNumber? {
    guard count > 0, joint == .none else { return nil }
    return sum(from: 0)
  }

  /// The sum of the parts, the last of which is the next lower magnitude where a digit follows a magnitude: 两千三 is
  /// 2300.
  ///
  /// - Parameter always: Whether that holds of all magnitudes, and not only of those that are known for it.
  func valueByPosition(always: Bool) -> ExactNumber? {
    guard isBareDigit, count > 1, joint == .none, always || parts[count - 2].countsTenths else {
      return value
    }
    var shifted = self
    let tenth = ExactNumber(parts[count - 2].place / 10)
    guard let digit = parts[count - 1].value.multiplied(by: tenth) else { return nil }
    shifted.parts[count - 1].value = digit
    return shifted.sum(from: 0)
  }

  private func sum(from first: Int) -> ExactNumber? {
    var total = ExactNumber.zero
    for index in first..<count {
      guard let next = total.adding(parts[index].value) else { return nil }
      total = next
    }
    return total
  }

  // MARK: One more word

  /// Takes a word that is a part, a magnitude or a joint; false when it is none, or cannot follow.
  mutating func take(_ word: NumberWord) -> Bool {
    switch word.role {
    case .value:
      if let joint = word.joint, count > 0 { return join(joint) }
      return add(word)
    case .magnitude:
      return multiply(by: word)
    case .and: return word.joint.map { join($0) } ?? false
    default: return false
    }
  }

  /// Adds a word that is a part; false when it cannot follow.
  mutating func add(_ word: NumberWord) -> Bool {
    if word.countsBehind, joint == .none, count > 0, parts[count - 1].isUncounted {
      parts[count - 1].isUncounted = false
      return true
    }
    return add(word.value, place: word.place)
  }

  /// Adds a number; false when it cannot follow.
  mutating func add(_ value: ExactNumber, place: Int64) -> Bool {
    if joint == .digitAnd { return addTens(value, place: place) }
    guard count < Self.mostParts else { return false }
    if count > 0 {
      guard value != .zero, value.isLess(than: ExactNumber(parts[count - 1].place)) else {
        return false
      }
    }
    isBareDigit = followsMagnitude && Self.isDigit(value)
    append(Part(value: value, place: place, isDigit: Self.isDigit(value)))
    return true
  }

  /// Adds a number in digits; false when it cannot follow.
  ///
  /// - Parameter isLone: Whether it is written in one digit, which counts as the word for it would: 2万3.
  mutating func addDigits(_ value: ExactNumber, isLone: Bool) -> Bool {
    guard joint != .digitAnd, count < Self.mostParts, !endsInDigits else { return false }
    // "Five 000" is no five, and 百5 may be 105 or 150.
    if count > 0, value == .zero || parts[count - 1].isUncounted { return false }
    if count > 0, !value.isLess(than: ExactNumber(parts[count - 1].place)) { return false }
    isBareDigit = isLone && followsMagnitude && Self.isDigit(value)
    append(Part(value: value, place: 1, isWritten: true))
    return true
  }

  /// Adds a part of one to a whole number: `2½`.
  mutating func addFraction(_ fraction: ExactNumber) -> Bool {
    guard joint == .none else { return false }
    if count == 0 {
      append(Part(value: fraction, place: 1, isWritten: true))
      return true
    }
    guard parts[count - 1].place == 1 || parts[count - 1].place == 10,
      parts[count - 1].value.isWhole, let sum = parts[count - 1].value.adding(fraction)
    else { return false }
    parts[count - 1].value = sum
    isBareDigit = false
    return true
  }

  /// Whether the next part stands directly behind a magnitude.
  private var followsMagnitude: Bool {
    count > 0 && joint == .none && parts[count - 1].place >= 100
  }

  private mutating func append(_ part: Part) {
    parts[count] = part
    count += 1
    joint = .none
  }

  /// "five and | twenty": the tens after their digit.
  private mutating func addTens(_ tens: ExactNumber, place: Int64) -> Bool {
    guard place == 10, tens.isLess(than: ExactNumber(100)),
      count < 2 || tens.isLess(than: ExactNumber(parts[count - 2].place)),
      let sum = parts[count - 1].value.adding(tens)
    else { return false }
    parts[count - 1] = Part(value: sum, place: 1)
    joint = .none
    isBareDigit = false
    return true
  }

  /// Multiplies what is less than a magnitude, or one; false when it cannot follow.
  mutating func multiply(by magnitude: NumberWord) -> Bool {
    if magnitude.countsOne, !add(ExactNumber(1), place: 1) { return false }
    guard let place = magnitude.value.whole, joint != .digitAnd,
      let first = firstPart(below: place), first < count || !magnitude.needsCount,
      let before = first == count ? ExactNumber(1) : sum(from: first), before != .zero,
      let product = before.multiplied(by: magnitude.value),
      first == 0 || product.isLess(than: ExactNumber(parts[first - 1].place))
    else { return false }
    isBareDigit = false
    let isUncounted = first == count
    count = first
    append(
      Part(
        value: product, place: place, countsTenths: magnitude.countsTenths,
        isUncounted: isUncounted))
    return true
  }

  /// The first of the parts that a magnitude multiplies, or the place after all parts where it stands for one of itself;
  /// nil where it can do neither.
  private func firstPart(below place: Int64) -> Int? {
    var first = count
    if joint == .none {
      while first > 0, parts[first - 1].place < place { first -= 1 }
    }
    if first == count {
      return count == 0 || isPowerOfTen(place) && count < Self.mostParts ? first : nil
    }
    // "2 thousand 5 million" are two numbers.
    return parts[count - 1].isWritten && !joinsWritten && first < count - 1 ? nil : first
  }

  /// Takes a word that joins; false where none can stand.
  mutating func join(_ word: NumberJoint) -> Bool {
    guard count > 0, joint == .none else { return false }
    let last = parts[count - 1]
    if word.joinsDigits, last.isDigit, last.value != .zero {
      joint = .digitAnd
    } else if last.place >= word.leastPlace {
      joint = .and
    } else {
      return false
    }
    return true
  }

  private static func isDigit(_ value: ExactNumber) -> Bool {
    value.whole.map { $0 > 0 && $0 < 10 } ?? false
  }

  private func isPowerOfTen(_ value: Int64) -> Bool {
    var rest = value
    while rest % 10 == 0, rest > 0 { rest /= 10 }
    return rest == 1
  }
}
