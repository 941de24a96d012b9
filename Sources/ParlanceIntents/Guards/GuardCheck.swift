internal import ParlanceMatching
internal import ParlanceText

/// Refuses matches that would do otherwise than was said: orders of money, and answers to questions.
///
/// The rules hold for every template of every language; the words that they look for are the pack's `guards.tsv`.
struct GuardCheck {
  let values: ValueReader
  let match: PhraseMatch
  /// The guards in the utterance.
  let guards: GuardIndex.Matches
  /// By token, whether it is of a number.
  let isNumber: [Bool]
  /// By token, whether it stands between quotation marks.
  let isQuoted: [Bool]
  /// Tells whether nothing would be asked for without some tokens.
  let isNeeded: (Range<Int>) -> Bool
  private let search: StepSearch

  init(
    _ values: ValueReader, _ match: PhraseMatch,
    isNeeded: @escaping (Range<Int>) -> Bool = { _ in false }
  ) {
    self.values = values
    self.match = match
    self.isNeeded = isNeeded
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
    if let unit = unknownCurrency() { return .wordInDoubt(unit) }
    if let value = secondValue() { return .secondValue(value) }
    if let day = openDay() { return .guarded(.terms, day) }
    if let refusal = guarded() { return refusal }
    if let word = wordInDoubt() ?? brokenName() { return .wordInDoubt(word) }
    return deceptiveName()
  }

  /// The words outside the parameters that join an order to another one: "and write".
  var joints: [Range<Int>] {
    guards.found.filter { found in
      found.guardWords.effect == .refuses(.order) && found.tokens.count > 1
        && found.tokens.allSatisfy { binding(of: $0) == nil }
    }.map(\.tokens)
  }

  /// The reason why the match does not answer with its values; nil when it does.
  ///
  /// - Complexity: As ``refusalOfOrder()``.
  func refusalOfAnswer() -> Explanation.Refusal? {
    if isConsent { return refusalOfConsent() }
    guard match.bindings.contains(where: { !isText($0) }) else { return nil }
    if let negated = negatedValue() { return .guarded(.negation, negated) }
    if let negation = negationAtEnd() { return .guarded(.negation, negation) }
    if let refusal = guarded(by: Self.doubts) { return refusal }
    guard match.bindings.contains(where: isMoney) else { return nil }
    if let sum = unpayableSum() { return .unpayableSum(sum) }
    if let word = wordBesideNumber() ?? unknownCurrency() { return .wordInDoubt(word) }
    return unreadNumber().map(Explanation.Refusal.unreadNumber)
  }

  /// The kinds of guards by which an answer is no answer yet.
  private static let doubts: Set<GuardKind> = [.condition, .doubt]

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
    model.declared[match.template, binding.parameter]?.parameter.isText == true
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
    guards.found.filter { $0.guardWords.effect == .marksText }.map(\.tokens)
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

  /// Tells whether a token is a word that a reading was read by.
  func isEvidence(_ token: Int) -> Bool { search.isEvidence[token] }

  /// Whether the template takes a token for something of its own.
  func isOfTemplate(_ token: Int) -> Bool { search.isOfTemplate[token] }

  func isMark(_ token: Int) -> Bool { utterance.tokens[token].kind == .punctuation }

  func span(of token: Int) -> Utterance.Span { utterance.span(of: token..<token + 1) }
}

extension Range where Bound == Int {
  /// Whether all of another range lies within.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
