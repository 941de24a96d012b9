internal import Parlance
internal import ParlanceText

/// Changes orders at random, the same ones for the same seed.
struct Mutator {
  private let guards: [(words: String, kind: GuardKind)]
  private let appendices: [String]
  private let numbers: [String]
  private let isKnownWord: (String) -> Bool
  private var random: SplitMix64

  init(_ model: LanguageModel, orders: [MutationOrder], seed: UInt64) {
    guards = model.guardPhrases.filter { !$0.words.hasSuffix("'") }
      .map { (Self.written($0.words, model), $0.kind) }
    appendices = guards.filter { [.retraction, .condition, .order].contains($0.kind) }
      .map(\.words)
    numbers = Self.digits + Self.numberWords(orders)
    isKnownWord = model.knows
    random = SplitMix64(seed: seed)
  }

  /// Guard words as people write them: "d'argent", where that still is two words.
  private static func written(_ words: String, _ model: LanguageModel) -> String {
    let glued = words.replacing("' ", with: "'").replacing(" - ", with: "-")
    let count = (try? model.tokenizer.utterance(glued).tokens.count) ?? 0
    return count >= words.split(separator: " ").count ? glued : words
  }

  /// Digits of several scripts, zeros and signs.
  private static let digits = [
    "7", "0", "00", "000", "20", "٥", "५", "๕", "７", "五", "½", "<", ">", "≥", "−", "~", "±", "×",
    "(",
  ]

  /// The words of the sums that the orders hold, which are words of numbers and of money.
  private static func numberWords(_ orders: [MutationOrder]) -> [String] {
    var words: Set<String> = []
    for order in orders {
      guard let span = order.sum?.span else { continue }
      let text = String(order.utterance.text(of: span))
      // Written without spaces they could become a part of the sum.
      if text.contains(where: \.isLetter), !isUnspaced(text) { words.insert(text) }
    }
    return words.sorted()
  }

  /// A mutation of one of some orders; nil where the way that was chosen does not fit the order.
  mutating func mutation(of orders: [MutationOrder]) -> (order: MutationOrder, Mutation)? {
    guard let order = orders.randomElement(using: &random),
      let kind = Self.kinds.randomElement(using: &random)
    else { return nil }
    return mutation(kind, of: order, among: orders).map { (order, $0) }
  }

  /// The ways, the more telling ones more often.
  private static let kinds: [Mutation.Kind] = [
    .guardWords, .guardWords, .guardWords, .guardWords, .appendix, .appendix, .number, .number,
    .accent, .lookAlike, .secondOrder,
  ]

  private mutating func mutation(
    _ kind: Mutation.Kind, of order: MutationOrder, among orders: [MutationOrder]
  ) -> Mutation? {
    switch kind {
    case .guardWords: guards.randomElement(using: &random).flatMap { words($0.words, in: order) }
    case .appendix: appendices.randomElement(using: &random).flatMap { appended($0, to: order) }
    case .number: number(beside: order)
    case .accent: accent(in: order)
    case .lookAlike: lookAlike(in: order)
    case .secondOrder: second(orders, behind: order)
    }
  }

  private mutating func words(_ words: String, in order: MutationOrder) -> Mutation? {
    order.boundaries.randomElement(using: &random).map {
      inserting(words, at: $0, of: order, .guardWords)
    }
  }

  private func appended(_ words: String, to order: MutationOrder) -> Mutation? {
    order.boundaries.last.map { inserting(words, at: $0, of: order, .appendix) }
  }

  private mutating func second(
    _ orders: [MutationOrder], behind order: MutationOrder
  ) -> Mutation? {
    guard let other = orders.randomElement(using: &random), let end = order.boundaries.last,
      other.example.utterance != order.example.utterance, order.sum != nil,
      // "make a payment" asks for nothing else.
      !other.interpretation.parameters.isEmpty
    else { return nil }
    return inserting(", " + other.example.utterance, at: end, of: order, .secondOrder)
  }

  private mutating func number(beside order: MutationOrder) -> Mutation? {
    // The same sum twice is that sum.
    guard let span = order.sum?.span, let number = numbers.randomElement(using: &random),
      !order.utterance.text(of: span).contains(number)
    else { return nil }
    let isBefore = Bool.random(using: &random)
    let place = Int(isBefore ? span.lowerBound : span.upperBound)
    let isGlued = Bool.random(using: &random) && !number.contains(where: \.isLetter)
    if isGlued, !isBefore, Self.isUnchanged(order.utterance.text(of: span), followedBy: number) {
      return nil
    }
    return inserting(number, at: place, of: order, .number, isGlued: isGlued)
  }

  /// Tells whether a sum is the same with digits behind it: "42€00" is 42 euros and no cents, "$68.50" is $68.5,
  /// 2万3000 is 2万3.
  private static func isUnchanged(_ sum: Substring, followedBy number: String) -> Bool {
    guard number.allSatisfy({ $0 == "0" }) else { return false }
    if isOfRank(sum) { return true }
    if sum.last?.isCurrencySymbol == true { return number == "00" }
    guard let mark = sum.lastIndex(where: { ".,٫".contains($0) }) else { return false }
    let cents = sum[sum.index(after: mark)...]
    return cents.allSatisfy(\.isNumber) && (1...2).contains(cents.count)
      && cents.count + number.count == 2
  }

  /// Tells whether a sum ends with a digit of the next lower rank: 2万3 is 23 000, 68块5 is 68.50.
  private static func isOfRank(_ sum: Substring) -> Bool {
    guard let last = sum.last, last.isASCII, last.isNumber, let before = sum.dropLast().last else {
      return false
    }
    return isUnspaced(String(before))
  }

  /// An acute accent on a vowel.
  private mutating func accent(in order: MutationOrder) -> Mutation? {
    guard let word = order.freeWords.randomElement(using: &random) else { return nil }
    let text = order.utterance.text
    let bytes = Array(text.utf8)
    let vowels = word.offsets.filter { "aeiou".utf8.contains(bytes[$0]) }
    guard let vowel = vowels.randomElement(using: &random) else { return nil }
    let mutation = inserting("\u{301}", at: vowel + 1, of: order, .accent, isGlued: true)
    return isKnown(word, in: mutation) ? nil : mutation
  }

  /// Whether a word with its new accent is another one that the language knows: *pagá* for *paga*.
  private func isKnown(_ word: Utterance.Span, in mutation: Mutation) -> Bool {
    let end = Int(word.upperBound) + "\u{301}".utf8.count
    let text = String(
      decoding: Array(mutation.text.utf8)[Int(word.lowerBound)..<end], as: UTF8.self)
    return isKnownWord(text)
  }

  private mutating func lookAlike(in order: MutationOrder) -> Mutation? {
    let names = order.interpretation.parameters.filter { parameter in
      if case .person = parameter.value { true } else { false }
    }.compactMap(\.span)
    guard let name = names.randomElement(using: &random) else { return nil }
    let bytes = Array(order.utterance.text.utf8)
    let places = name.offsets.filter { Self.looks[bytes[$0]] != nil }
    guard let place = places.randomElement(using: &random), let look = Self.looks[bytes[place]]
    else { return nil }
    let text =
      String(decoding: bytes[..<place], as: UTF8.self) + look
      + String(decoding: bytes[(place + 1)...], as: UTF8.self)
    return Mutation(
      kind: .lookAlike, text: text,
      inserted: Utterance.Span(Int32(place), Int32(place + look.utf8.count)))
  }

  /// Cyrillic letters that look like Latin ones.
  private static let looks: [UInt8: String] = [
    UInt8(ascii: "a"): "а", UInt8(ascii: "e"): "е", UInt8(ascii: "o"): "о", UInt8(ascii: "c"): "с",
    UInt8(ascii: "p"): "р", UInt8(ascii: "x"): "х", UInt8(ascii: "y"): "у", UInt8(ascii: "A"): "А",
    UInt8(ascii: "B"): "В", UInt8(ascii: "M"): "М", UInt8(ascii: "T"): "Т", UInt8(ascii: "K"): "К",
  ]

  private func inserting(
    _ words: String, at place: Int, of order: MutationOrder, _ kind: Mutation.Kind,
    isGlued: Bool = false
  ) -> Mutation {
    let bytes = Array(order.utterance.text.utf8)
    let before = String(decoding: bytes[..<place], as: UTF8.self)
    let after = String(decoding: bytes[place...], as: UTF8.self)
    let isSpaced =
      !isGlued && (!Self.isUnspaced(words) || Self.areJoined(before.last, words.first))
    let start = before.isEmpty || before.hasSuffix(" ") || !isSpaced ? before : before + " "
    let text = start + words + (isSpaced && !Self.endsClause(after) ? " " : "") + after
    return Mutation(
      kind: kind, text: text,
      inserted: Utterance.Span(Int32(start.utf8.count), Int32((start + words).utf8.count)))
  }

  /// Tells whether two characters would make one word or number without a space: "Mandy" and "send", "¥88" and "3次".
  private static func areJoined(_ before: Character?, _ after: Character?) -> Bool {
    guard let before, let after else { return false }
    return before.isNumber && after.isNumber
      || before.isASCII && before.isLetter && after.isASCII && after.isLetter
  }

  /// Tells whether a text is empty, or begins with a mark that stands directly behind a word: a comma, but no "@".
  private static func endsClause(_ text: String) -> Bool {
    guard let mark = text.first else { return true }
    guard mark.isPunctuation, !"@#&".contains(mark) else { return false }
    return text.dropFirst().first.map { $0.isWhitespace || $0.isPunctuation } ?? true
  }

  private static func isUnspaced(_ words: String) -> Bool {
    words.unicodeScalars.contains(where: UnspacedScript.contains)
  }
}
