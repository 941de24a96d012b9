internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// Refuses matches that would do otherwise than was said: orders of money, and answers to questions.
///
/// The rules hold for every template of every language; the words that they look for are the pack's `guards.tsv`.
struct GuardCheck {
  let values: ValueReader
  let match: PhraseMatch
  /// The guards in the utterance.
  let guards: [GuardIndex.Match]
  /// By token, whether it is of a number.
  let isNumber: [Bool]
  /// By token, whether it stands between quotation marks.
  private let isQuoted: [Bool]
  private let search: StepSearch

  init(_ values: ValueReader, _ match: PhraseMatch) {
    self.values = values
    self.match = match
    guards = values.model.guards.matches(in: values.utterance)
    isNumber = NumberTokens.mask(values)
    isQuoted = Quotations.tokens(of: values.utterance)
    search = StepSearch(values, match)
  }

  var model: LanguageModel { values.model }
  var utterance: Utterance { values.utterance }
  var lattice: Lattice { values.lattice }

  /// The reason why the match is no order to move money; nil when it is one.
  ///
  /// - Complexity: O(*n* · *b*) for *n* tokens and *b* parameters; a second search where a word is in doubt.
  func refusalOfOrder() -> Explanation.Refusal? {
    if let sum = unpayableSum() { return .unpayableSum(sum) }
    if let number = unreadNumber() { return .unreadNumber(number) }
    if let value = secondValue() { return .secondValue(value) }
    if let day = openDay() { return .guarded(.terms, day) }
    if let refusal = guarded() { return refusal }
    if let word = wordInDoubt() ?? brokenName() { return .wordInDoubt(word) }
    return deceptiveName()
  }

  /// The reason why the match does not answer with its values; nil when it does.
  ///
  /// - Complexity: As ``refusalOfOrder()``.
  func refusalOfAnswer() -> Explanation.Refusal? {
    guard match.bindings.contains(where: { !isText($0) }) else { return nil }
    if let negated = negatedValue() { return .guarded(.negation, negated) }
    if let refusal = guarded(by: Self.doubts) { return refusal }
    guard model.declared.movesMoney(match.template) else { return nil }
    if let sum = unpayableSum() { return .unpayableSum(sum) }
    return unreadNumber().map(Explanation.Refusal.unreadNumber)
  }

  /// The kinds of guards by which an answer is no answer yet.
  private static let doubts: Set<GuardKind> = [.condition, .doubt, .report]

  // MARK: Parts of the match

  /// By token, the binding that holds it; nil for words of the template and what is left out.
  func binding(of token: Int) -> PhraseMatch.Binding? {
    match.bindings.first { $0.tokens.contains(token) }
  }

  func isMoney(_ binding: PhraseMatch.Binding) -> Bool {
    model.declared[match.template, binding.parameter]?.parameter.isMoney == true
  }

  /// Whether a parameter holds the user's own words.
  func isText(_ binding: PhraseMatch.Binding) -> Bool {
    model.declared[match.template, binding.parameter]?.parameter.type == "String"
  }

  /// Whether tokens stand in a text that may say anything: between quotation marks, or behind a word that announces it.
  func isOwnText(_ tokens: Range<Int>) -> Bool {
    guard let binding = binding(of: tokens.lowerBound), isText(binding),
      binding.tokens.contains(tokens)
    else { return false }
    return tokens.allSatisfy { isQuoted[$0] }
      || isMarked(binding) && !hasStop(binding.tokens.lowerBound..<tokens.lowerBound)
  }

  /// Whether a word that announces a text stands directly before a binding: "with the note | …".
  private func isMarked(_ binding: PhraseMatch.Binding) -> Bool {
    var before = binding.tokens.lowerBound
    while before > 0, utterance.tokens[before - 1].kind == .punctuation { before -= 1 }
    return markers.contains { $0.upperBound == before && self.binding(of: $0.lowerBound) == nil }
  }

  /// Whether a sentence ends among tokens: what follows is no more of a text that was announced.
  private func hasStop(_ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      utterance.tokens[token].kind == .punctuation
        && utterance.folded(utterance.tokens[token]).unicodeScalars
          .contains(where: \.properties.isSentenceTerminal)
    }
  }

  private var markers: [Range<Int>] {
    guards.filter { $0.guardWords.effect == .marksText }.map(\.tokens)
  }

  /// The edges that the match took for its parameters, over a range of tokens.
  func takenEdges(over tokens: Range<Int>) -> [Edge] {
    match.bindings.lazy.flatMap(\.edges).map { lattice.edges[Int($0)] }
      .filter { Int($0.from) <= tokens.lowerBound && Int($0.to) >= tokens.upperBound }
  }

  /// The steps of the match, which cost a second search.
  func steps() -> [PhraseMatch.Step] { search.steps }

  /// Whether a token is a word of the template.
  func isTemplateWord(_ token: Int) -> Bool { search.isTemplateWord[token] }

  /// Whether the template takes a token for something of its own.
  func isOfTemplate(_ token: Int) -> Bool { search.isOfTemplate[token] }

  func span(of token: Int) -> Utterance.Span { utterance.span(of: token..<token + 1) }

  // MARK: Sums

  /// A sum that nobody can pay, or that is not plainly said: nothing, less than nothing, between quotation marks, beside
  /// a sign or an open bracket, with zeros in front, or with characters in it that nobody sees.
  private func unpayableSum() -> Utterance.Span? {
    for binding in match.bindings where isMoney(binding) {
      let span = utterance.span(of: binding.tokens)
      guard isPositive(binding), !binding.tokens.contains(where: { isQuoted[$0] }),
        !hasSign(beside: binding.tokens), !hasOddDigits(binding.tokens),
        !HiddenCharacters.areIn(utterance.text(of: span))
      else { return span }
    }
    return nil
  }

  private func isPositive(_ binding: PhraseMatch.Binding) -> Bool {
    guard let declared = model.declared[match.template, binding.parameter] else { return true }
    return switch values.value(of: binding, as: declared) {
    case .currencyAmount(let sum), .paymentAmount(.amount(let sum)): sum.amount > 0
    default: true
    }
  }

  /// Whether a sign or an open bracket stands before a sum, or a sign or a bracket that nothing closes behind it: `>$5`,
  /// `($5)`, `$5 ~`, but not "$5 (lunch)".
  private func hasSign(beside sum: Range<Int>) -> Bool {
    isSign(sum.lowerBound - 1) || isBracket(sum.lowerBound - 1) || isSign(sum.upperBound)
      || isBracket(sum.upperBound) && !isClosed(sum.upperBound)
  }

  private func isSign(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token) && utterance.tokens[token].kind == .symbol
  }

  private func isBracket(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token) && hasMark(token, .openPunctuation)
  }

  private func isClosed(_ bracket: Int) -> Bool {
    utterance.tokens.indices.dropFirst(bracket).contains { hasMark($0, .closePunctuation) }
  }

  private func hasMark(_ token: Int, _ category: Unicode.GeneralCategory) -> Bool {
    utterance.tokens[token].kind == .punctuation
      && utterance.folded(utterance.tokens[token]).unicodeScalars.contains {
        $0.properties.generalCategory == category
      }
  }

  /// Whether digits begin with a zero, or have more decimals than any money: `025`, `12.5000`.
  private func hasOddDigits(_ sum: Range<Int>) -> Bool {
    guard let first = sum.first(where: { utterance.tokens[$0].kind == .number }) else {
      return false
    }
    let digits = Array(utterance.folded(utterance.tokens[first]).utf8)
    let isPadded = digits.count > 1 && digits[0] == UInt8(ascii: "0") && isDigit(digits[1])
    return isPadded
      || digits.reversed().prefix(while: isDigit).count > Self.longestGroup
        && !digits.allSatisfy(isDigit)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Thousands, and the decimals of dinars.
  private static let longestGroup = 3

  // MARK: Values

  /// Another value for a parameter that takes one: two sums, two days.
  private func secondValue() -> Utterance.Span? {
    var values: [Int32: ParameterValue] = [:]
    for binding in match.bindings {
      guard let declared = model.declared[match.template, binding.parameter],
        !declared.parameter.isArray
      else { continue }
      let value = self.values.value(of: binding, as: declared)
      if let known = values.updateValue(value, forKey: binding.parameter), known != value {
        return utterance.span(of: binding.tokens)
      }
    }
    return nil
  }

  /// A day from which on an order is to be carried out, again and again: "from tomorrow on".
  private func openDay() -> Utterance.Span? {
    for binding in match.bindings {
      guard let declared = model.declared[match.template, binding.parameter], declared.schedules,
        case .dateRange(let range) = values.value(of: binding, as: declared), range.end == nil
      else { continue }
      return utterance.span(of: binding.tokens)
    }
    return nil
  }

  // MARK: Names

  /// A name that nobody knows with a mark between clauses in it: ねえお母さん、さくら calls one person and names another.
  private func brokenName() -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.reading == .person {
      for token in binding.tokens
      where isClauseMark(token) && takenEdges(over: token..<token + 1).isEmpty {
        return utterance.span(of: binding.tokens)
      }
    }
    return nil
  }

  private func isClauseMark(_ token: Int) -> Bool {
    utterance.tokens[token].kind == .punctuation
      && [",", "、", ";", ":", "!", "?"].contains(utterance.folded(utterance.tokens[token]))
  }

  /// A name that may deceive: letters of two alphabets in one word, as "Bоb" with a Cyrillic о, or a name that looks
  /// like a contact's and is spelled with other letters.
  private func deceptiveName() -> Explanation.Refusal? {
    for binding in match.bindings where !isMoney(binding) {
      let span = utterance.span(of: wholeWords(binding.tokens))
      let name = utterance.text(of: span)
      if !isText(binding), let contact = contact(lookingLike: name, binding) {
        return .lookAlike(contact, span)
      }
      if Alphabets.areMixed(in: name) { return .mixedLetters(span) }
    }
    return nil
  }

  /// Tokens with those that nothing parts from them: a word is cut where its alphabet changes.
  private func wholeWords(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    var end = tokens.upperBound
    while start > 0, isJoined(start), utterance.tokens[start - 1].kind == .word { start -= 1 }
    while end < utterance.tokens.count, isJoined(end), utterance.tokens[end].kind == .word {
      end += 1
    }
    return start..<end
  }

  private func isJoined(_ token: Int) -> Bool {
    !utterance.tokens[token].traits.contains(.followsSpace)
  }

  private func contact(lookingLike name: Substring, _ binding: PhraseMatch.Binding) -> String? {
    guard !takenEdges(over: binding.tokens).contains(where: isContact),
      Alphabets.mayLookLatin(name)
    else { return nil }
    return values.contact(lookingLike: String(name))
  }

  private func isContact(_ edge: Edge) -> Bool {
    if case .vocabulary = lattice.source(of: edge) { true } else { false }
  }
}

extension Range where Bound == Int {
  /// Whether all of another range lies within.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
