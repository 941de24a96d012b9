internal import ParlanceText

/// Learns the number words of a language from numbers in words, until it reads all of them back.
///
/// The grammar is that of ``NumberSum``; which word is a part, a magnitude or a joint follows from the values. Where no
/// meaning of a single unknown word makes a number come out right, the whole is a term by itself: "quatre-vingt-dix".
struct NumberLearner {
  private(set) var terms = NumberTerms()
  /// Words that join parts and are written with the next one: the و of Arabic, the ו of Hebrew.
  private var prefixes: [(lexemes: [Lexicon.Lexeme], bytes: [UInt8])] = []
  /// The words for powers of ten, by the power: "tusen", "ettusen".
  private var powers: [Int64: [SpelledNumbers.Piece]] = [:]
  /// The magnitudes of which one was read, and all of which more were.
  private var single: Set<ArraySlice<Lexicon.Lexeme>> = []
  private var several: Set<ArraySlice<Lexicon.Lexeme>> = []
  /// Whether a digit after a magnitude counts the next lower one: 两千三.
  private(set) var countsByPosition = false

  /// Learns all spellings.
  init(_ numbers: SpelledNumbers, _ reader: inout WordReader) {
    for phase in Phase.allCases {
      for spelling in numbers.spellings where Phase(spelling.value) == phase {
        learn(spelling, numbers, &reader)
      }
    }
    for spelling in numbers.spellings { noteCounts(parted(spelling, numbers, &reader)) }
    for term in several.subtracting(single) { setCounted(term) }
    countsByPosition = leavesZeroOut(numbers)
  }

  /// In which order numbers are learned: those that others are made of come first.
  private enum Phase: CaseIterable {
    case digits, tens, teens, rounds, others

    init(_ value: ExactNumber) {
      guard let whole = value.whole else {
        self = .others
        return
      }
      self =
        switch whole {
        case 0...10: .digits
        case 11...19: .teens
        case 20..<100 where whole % 10 == 0: .tens
        default: NumberLearner.round(whole) == nil ? .others : .rounds
        }
    }
  }

  /// A number of one digit and zeros, as the digit and the power of ten.
  private static func round(_ value: Int64) -> (digit: Int64, power: Int64)? {
    var (digit, power) = (value, Int64(1))
    while digit >= 10, digit % 10 == 0 { (digit, power) = (digit / 10, power * 10) }
    return digit < 10 ? (digit, power) : nil
  }

  /// Whether ten thousand is a magnitude.
  var countsMyriads: Bool { powers[10_000] != nil }

  /// The words that join parts and are written with the next one, folded.
  var joinedWords: [[UInt8]] { prefixes.map(\.bytes) }

  // MARK: Reading

  /// The value of lexemes by what is known so far; nil when they are no number.
  private func read(_ lexemes: ArraySlice<Lexicon.Lexeme>) -> ExactNumber? {
    var sum = NumberSum()
    var index = lexemes.startIndex
    while index < lexemes.endIndex {
      guard
        let (word, end) = terms.longest(
          at: index, { $0 < lexemes.endIndex ? lexemes[$0] : -1 }),
        sum.take(word)
      else { return nil }
      index = end
    }
    return sum.value
  }

  private func reads(_ spelling: SpelledNumbers.Spelling) -> Bool {
    read(spelling.lexemes) == spelling.value
  }

  // MARK: Learning

  private mutating func learn(
    _ spelling: SpelledNumbers.Spelling, _ numbers: SpelledNumbers, _ reader: inout WordReader
  ) {
    let spelling = parted(spelling, numbers, &reader)
    if reads(spelling) { return }
    guard let value = spelling.value.whole else { return learnPoint(spelling) }
    if value <= 20 && value != 20 {
      return terms.set(spelling.lexemes, NumberWord(.value, spelling.value))
    }
    if learnMagnitude(spelling, value, numbers) || learnCount(spelling) || learnWord(spelling) {
      return
    }
    if learnPrefix(spelling, numbers, &reader) || learnEnd(spelling) { return }
    if value <= 100 || Self.round(value) != nil {
      terms.set(spelling.lexemes, NumberWord(.value, spelling.value))
    }
  }

  /// The word between 2 and 5 in 2.5.
  private mutating func learnPoint(_ spelling: SpelledNumbers.Spelling) {
    guard spelling.pieces.count == 3, read(spelling.lexemes(0..<1)) == ExactNumber(2),
      read(spelling.lexemes(2..<3)) == ExactNumber(5), isUnknown(spelling.pieces[1])
    else { return }
    terms.set(spelling.lexemes(1..<2), NumberWord(.point))
  }

  /// The magnitude in "two hundred", and in "hundred" where that is one word.
  private mutating func learnMagnitude(
    _ spelling: SpelledNumbers.Spelling, _ value: Int64, _ numbers: SpelledNumbers
  ) -> Bool {
    guard let (digit, power) = Self.round(value), power > 1 else { return false }
    let magnitude = NumberWord(.magnitude, ExactNumber(power))
    if digit == 1, power >= 100, spelling.pieces.count == 1, isUnknown(spelling.pieces[0]) {
      terms.set(spelling.lexemes, magnitude)
      correctOnes(of: power, adding: spelling.pieces[0], numbers)
      return true
    }
    for cut in 1..<max(spelling.pieces.count, 1) {
      let rest = spelling.lexemes(cut..<spelling.pieces.count)
      guard read(spelling.lexemes(0..<cut)) == ExactNumber(digit),
        spelling.pieces[cut...].allSatisfy(isUnknown) || read(rest) == ExactNumber(power)
      else { continue }
      if set(rest, magnitude, reading: spelling) {
        correctOnes(of: power, adding: spelling.pieces[cut], numbers)
        return true
      }
    }
    return false
  }

  /// "Ettusen" is one thousand, and "tusen" the magnitude in it.
  private mutating func correctOnes(
    of power: Int64, adding piece: SpelledNumbers.Piece, _ numbers: SpelledNumbers
  ) {
    powers[power, default: []].append(piece)
    for one in powers[power] ?? [] {
      let isOne = powers[power]?.contains { numbers.endsLonger(one, in: $0) }
      guard isOne == true, var word = terms.word(of: one.lexemes[...]) else { continue }
      word.countsOne = true
      terms.set(one.lexemes[...], word)
    }
  }

  /// How many of a magnitude, where that is said otherwise than alone: "quatre-vingt" of "quatre-vingt mille".
  private mutating func learnCount(_ spelling: SpelledNumbers.Spelling) -> Bool {
    for cut in spelling.pieces.indices.dropFirst() {
      guard let last = terms.word(of: spelling.lexemes(cut..<spelling.pieces.count)),
        last.role == .magnitude, let power = last.value.whole, power >= 1000,
        let value = spelling.value.whole, value % power == 0, value / power < 100
      else { continue }
      let count = NumberWord(.value, ExactNumber(value / power))
      return set(spelling.lexemes(0..<cut), count, reading: spelling)
    }
    return false
  }

  /// Gives the only unknown word the meaning by which the number comes out right.
  private mutating func learnWord(_ spelling: SpelledNumbers.Spelling) -> Bool {
    for index in spelling.pieces.indices {
      let term = spelling.lexemes(index..<index + 1)
      let known = terms.word(of: term)
      guard known == nil || known?.joint != nil || known?.value == .zero else { continue }
      for word in Self.joints(from: known) where set(term, word, reading: spelling) { return true }
      guard known == nil else { continue }
      for word in Self.magnitudes where set(term, word, reading: spelling) { return true }
      if index == 0, let rest = read(spelling.lexemes(1..<spelling.pieces.count)),
        let value = spelling.value.subtracting(rest), ExactNumber(10).isLess(than: value),
        set(term, NumberWord(.value, value), reading: spelling)
      {
        return true
      }
    }
    return false
  }

  /// A form that a number has only after others: the "tré" of "ventitré", the "lăm" of "hai mươi lăm".
  private mutating func learnEnd(_ spelling: SpelledNumbers.Spelling) -> Bool {
    let last = spelling.pieces.count - 1
    guard last > 0, isUnknown(spelling.pieces[last]), let before = read(spelling.lexemes(0..<last)),
      let value = spelling.value.subtracting(before), value.isLess(than: ExactNumber(10))
    else { return false }
    return set(
      spelling.lexemes(last..<last + 1), NumberWord(.value, value), reading: spelling)
  }

  /// What a word may be that joins parts, when it is known as one already.
  private static func joints(from known: NumberWord?) -> [NumberWord] {
    let joint = known?.joint ?? NumberJoint(leastPlace: .max, joinsDigits: false)
    let role = known?.role ?? .and
    var joints = [1000, 100, 10].filter { $0 < joint.leastPlace }.map { place in
      NumberWord(role, joint: NumberJoint(leastPlace: place, joinsDigits: joint.joinsDigits))
    }
    if !joint.joinsDigits {
      joints.append(
        NumberWord(role, joint: NumberJoint(leastPlace: joint.leastPlace, joinsDigits: true)))
    }
    return joints
  }

  private static let magnitudes: [NumberWord] = [100, 1000, 10_000, 1_000_000, 1_000_000_000].map {
    NumberWord(.magnitude, ExactNumber($0))
  }

  /// A prefix that joins a known word to what stands before it.
  private mutating func learnPrefix(
    _ spelling: SpelledNumbers.Spelling, _ numbers: SpelledNumbers, _ reader: inout WordReader
  ) -> Bool {
    for index in spelling.pieces.indices.dropFirst() where isUnknown(spelling.pieces[index]) {
      let bytes = Array(numbers.bytes(of: spelling.pieces[index]))
      for cut in bytes.indices.dropFirst() where bytes[cut] & 0xC0 != 0x80 {
        let prefix = reader.lexemes(bytes.span.extracting(..<cut))
        guard let parted = parted(spelling, at: index, cut, prefix, numbers, &reader) else {
          continue
        }
        if learnJoint(prefix[...], parted) {
          prefixes.append((prefix, Array(bytes[..<cut])))
          return true
        }
      }
    }
    return false
  }

  /// A spelling whose words are parted from the prefixes that are known.
  private func parted(
    _ spelling: SpelledNumbers.Spelling, _ numbers: SpelledNumbers, _ reader: inout WordReader
  ) -> SpelledNumbers.Spelling {
    var result = spelling
    for index in spelling.pieces.indices.reversed() where isUnknown(spelling.pieces[index]) {
      let bytes = numbers.bytes(of: spelling.pieces[index])
      for prefix in prefixes where bytes.starts(with: prefix.bytes) {
        result =
          parted(result, at: index, prefix.bytes.count, prefix.lexemes, numbers, &reader) ?? result
      }
    }
    return result
  }

  /// A spelling one of whose words is cut in two, the second of which is known.
  private func parted(
    _ spelling: SpelledNumbers.Spelling, at index: Int, _ cut: Int, _ prefix: [Lexicon.Lexeme],
    _ numbers: SpelledNumbers, _ reader: inout WordReader
  ) -> SpelledNumbers.Spelling? {
    let piece = spelling.pieces[index]
    let bytes = Array(numbers.bytes(of: piece))
    let rest = reader.lexemes(bytes.span.extracting(cut...))
    guard prefix.count == 1,
      terms.word(of: rest[...])?.isPiece == true || rest.count == 1 && terms.begins(with: rest[0])
    else { return nil }
    var result = spelling
    let end = piece.bytes.lowerBound + cut
    result.pieces[index...index] = [
      SpelledNumbers.Piece(lexemes: prefix, bytes: piece.bytes.lowerBound..<end),
      SpelledNumbers.Piece(lexemes: rest, bytes: end..<piece.bytes.upperBound),
    ]
    return result
  }

  private mutating func learnJoint(
    _ term: ArraySlice<Lexicon.Lexeme>, _ spelling: SpelledNumbers.Spelling
  ) -> Bool {
    for word in Self.joints(from: terms.word(of: term))
    where set(term, word, reading: spelling) { return true }
    return false
  }

  /// Keeps a meaning if a number comes out right with it.
  private mutating func set(
    _ term: ArraySlice<Lexicon.Lexeme>, _ word: NumberWord,
    reading spelling: SpelledNumbers.Spelling
  ) -> Bool {
    let before = terms.word(of: term)
    terms.set(term, word)
    if reads(spelling) { return true }
    terms.set(term, before)
    return false
  }

  private func isUnknown(_ piece: SpelledNumbers.Piece) -> Bool {
    terms.word(of: piece.lexemes[...]) == nil
  }

  // MARK: Counts

  /// Notes which magnitudes of a number are counted by more than one: the מאות of שלוש מאות.
  private mutating func noteCounts(_ spelling: SpelledNumbers.Spelling) {
    guard let value = spelling.value.whole else { return }
    let lexemes = spelling.lexemes
    var index = lexemes.startIndex
    while let (word, end) = terms.longest(
      at: index, { $0 < lexemes.endIndex ? lexemes[$0] : -1 })
    {
      if word.role == .magnitude, let power = word.value.whole {
        if value / power == 1 {
          single.insert(lexemes[index..<end])
        } else {
          several.insert(lexemes[index..<end])
        }
      }
      index = end
    }
  }

  /// Marks a magnitude as one that needs a count, unless the word for one of it ends in it: "ettusen".
  private mutating func setCounted(_ term: ArraySlice<Lexicon.Lexeme>) {
    guard var word = terms.word(of: term) else { return }
    let isEnd = single.contains {
      guard let one = terms.word(of: $0) else { return false }
      return one.countsOne && one.value == word.value
    }
    if isEnd { return }
    word.needsCount = true
    terms.set(term, word)
  }

  // MARK: Position

  /// Whether 205 has a word that 250 and 125 have not: then 两百五 without it is 250.
  private func leavesZeroOut(_ numbers: SpelledNumbers) -> Bool {
    func joints(_ value: Int64) -> Set<Lexicon.Lexeme> {
      let spelling = numbers.spellings.first { $0.value == ExactNumber(value) }
      return Set((spelling?.lexemes ?? []).filter { terms[$0]?.joint != nil })
    }
    return !joints(205).subtracting(joints(250)).subtracting(joints(125)).isEmpty
  }
}
