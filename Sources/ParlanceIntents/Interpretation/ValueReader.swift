internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// Gives the tokens of a parameter the value that its type asks for.
struct ValueReader {
  let model: LanguageModel
  private let vocabulary: VocabularyIndex
  private let appTerms: AppTermIndex
  let utterance: Utterance
  let lattice: Lattice

  init(
    model: LanguageModel, vocabulary: VocabularyIndex, appTerms: AppTermIndex,
    utterance: Utterance, lattice: Lattice
  ) {
    self.model = model
    self.vocabulary = vocabulary
    self.appTerms = appTerms
    self.utterance = utterance
    self.lattice = lattice
  }

  /// The value of a binding.
  func value(
    of binding: PhraseMatch.Binding, as declared: DeclaredParameter
  ) -> ParameterValue {
    if let term = appTerm(binding, declared) { return .term(term) }
    return switch declared.reading {
    case .person: .person(person(binding))
    case .currencyAmount: amount(binding).map(ParameterValue.currencyAmount) ?? text(binding)
    case .paymentAmount: paymentAmount(binding, declared)
    case .date: date(binding, looksBack: declared.looksBack)
    case .number: number(binding).map(ParameterValue.number) ?? text(binding)
    case .temperature: temperature(binding, declared)
    case .term: .term(term(binding, declared))
    case .text:
      enumeration(binding, declared).map(ParameterValue.enumeration) ?? text(binding)
    }
  }

  /// The value that a template implies, `{unseen=true}`.
  ///
  /// - Parameter type: SiriKit's type of the parameter, without prefix.
  static func value(implied name: String, type: String) -> ParameterValue {
    switch type {
    case "Boolean": .boolean(name == "true")
    case "CallRecordFilter": .callRecordFilter(CallRecordFilter(callTypes: [name]))
    case "Integer", "Double": Decimal(string: name).map(ParameterValue.number) ?? .text(name)
    default: .enumeration(name)
    }
  }

  private func text(_ binding: PhraseMatch.Binding) -> ParameterValue {
    .text(surface(binding))
  }

  /// The text as said, but each word that was said with an affix in its base form.
  ///
  /// Characters that nobody sees are left out: they would change what is shown.
  func surface(_ binding: PhraseMatch.Binding) -> String {
    if utterance.readings.isEmpty {
      return SafeText.stripped(String(utterance.text(of: utterance.span(of: binding.tokens))))
    }
    return SafeText.stripped(baseForm.text(of: binding))
  }

  /// Where the value stands, without an affix that is none of its word.
  func span(of binding: PhraseMatch.Binding) -> Utterance.Span {
    utterance.readings.isEmpty
      ? utterance.span(of: binding.tokens) : baseForm.span(of: binding)
  }

  private var baseForm: BaseForm {
    BaseForm(model: model, vocabulary: vocabulary, utterance: utterance, lattice: lattice)
  }

  private func sources(_ binding: PhraseMatch.Binding) -> some Sequence<Lattice.Source> {
    binding.edges.lazy.map { lattice.source(of: lattice.edges[Int($0)]) }
  }

  /// Whether an edge covers all tokens of a binding.
  private func isWhole(_ edge: Edge, of binding: PhraseMatch.Binding) -> Bool {
    edge.from == Int32(binding.tokens.lowerBound) && edge.to == Int32(binding.tokens.upperBound)
  }

  // MARK: Entities

  private func amount(_ binding: PhraseMatch.Binding) -> CurrencyAmount? {
    for case .entity(let entity) in sources(binding) {
      switch entity.value {
      case .currencyAmount(let amount): return amount
      // A bare number asked for as money is money of the region.
      case .number(let number): return CurrencyAmount(amount: number, currency: model.currency)
      default: continue
      }
    }
    return nil
  }

  private func number(_ binding: PhraseMatch.Binding) -> Decimal? {
    for case .entity(let entity) in sources(binding) {
      if case .number(let number) = entity.value { return number }
    }
    return nil
  }

  private func temperature(
    _ binding: PhraseMatch.Binding, _ declared: DeclaredParameter
  ) -> ParameterValue {
    guard let degrees = number(binding) else { return text(binding) }
    return .temperature(Temperature(value: degrees, unit: enumeration(binding, declared)))
  }

  private func paymentAmount(
    _ binding: PhraseMatch.Binding, _ declared: DeclaredParameter
  ) -> ParameterValue {
    if let amount = amount(binding) { return .paymentAmount(.amount(amount)) }
    if let type = enumeration(binding, declared) { return .paymentAmount(.type(type)) }
    return text(binding)
  }

  /// Searches look back and payments look forward, and the template says which.
  private func date(_ binding: PhraseMatch.Binding, looksBack: Bool) -> ParameterValue {
    for case .entity(let entity) in sources(binding) {
      if case .date(let reading) = entity.value {
        return .dateRange(looksBack ? reading.latest : reading.upcoming)
      }
    }
    return text(binding)
  }

  // MARK: Terms

  private func enumeration(
    _ binding: PhraseMatch.Binding, _ declared: DeclaredParameter
  ) -> String? {
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      if case .term(let number) = lattice.source(of: edge),
        declared.isCase[Int(model.caseKinds.base(of: edge.kind))]
      {
        return model.terms.entries[Int(number)].value
      }
    }
    return nil
  }

  private func term(_ binding: PhraseMatch.Binding, _ declared: DeclaredParameter) -> Term {
    let accountType = enumeration(binding, declared)
    // "Chase checking" is not the term "Chase".
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      guard isWhole(edge, of: binding), case .vocabulary(let match) = lattice.source(of: edge),
        match.terms.count == 1, let id = match.terms.first
      else { continue }
      let known = vocabulary.term(id)
      return Term(
        spokenPhrase: known.spokenPhrase, vocabularyIdentifier: known.vocabularyIdentifier,
        isKnown: true, accountType: accountType)
    }
    // What no app calls so may be what the system does.
    let constant = constant(binding)
    return Term(
      spokenPhrase: surface(binding), vocabularyIdentifier: constant, isKnown: constant != nil,
      accountType: accountType)
  }

  /// The one thing that an app calls all words of a binding, where it binds that to the parameter.
  private func appTerm(_ binding: PhraseMatch.Binding, _ declared: DeclaredParameter) -> Term? {
    if declared.vocabularyProperties.isEmpty { return nil }
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      guard isWhole(edge, of: binding), case .appTerm(let match) = lattice.source(of: edge),
        let known = appTerms.term(match, boundTo: declared.vocabularyProperties)
      else { continue }
      return Term(
        spokenPhrase: known.spokenPhrase, vocabularyIdentifier: known.vocabularyIdentifier,
        isKnown: true)
    }
    return nil
  }

  /// The system's own identifier of what all words of a binding name, as of a run or a walk.
  private func constant(_ binding: PhraseMatch.Binding) -> String? {
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      guard isWhole(edge, of: binding), case .term(let number) = lattice.source(of: edge),
        let constant = model.terms.entries[Int(number)].constant
      else { continue }
      return constant
    }
    return nil
  }

  // MARK: People

  /// The contact whose name looks like a text that is spelled with other letters; nil where there is none.
  ///
  /// - Complexity: O(*v*), *v* the size of the vocabulary: to be asked about strange letters only.
  func contact(lookingLike name: String) -> String? {
    guard vocabulary.count > 0, let look = Skeleton.of(name) else { return nil }
    return vocabulary.contactNames.first { $0 != name && Skeleton.of($0) == look }
  }

  private func person(_ binding: PhraseMatch.Binding) -> Person {
    let text = surface(binding)
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      switch lattice.source(of: edge) {
      case .entity(let entity):
        if case .handle(let handle) = entity.value {
          return Person(displayName: text, match: .handle, handle: handle)
        }
      case .vocabulary(let match):
        // A title may stand before a contact, but "Bob's school" is not Bob.
        let isTitled = binding.edges.count == 1 && edge.to == Int32(binding.tokens.upperBound)
        guard isTitled || isWhole(edge, of: binding) else { continue }
        if match.quality != .fuzzy { return person(match, text: text) }
        if let person = resembling(edge.tokens, of: binding) { return person }
      case .app, .appTerm, .term, .inflected: break
      }
    }
    if let relation = relation(binding) { return relative(relation, of: binding, text: text) }
    return resembling(binding.tokens, of: binding) ?? transliterated(text)
      ?? Person(displayName: text, match: .unknown)
  }

  /// The relationship to the user that a word names, beside which stand function words alone: "my mom". The brother of
  /// my mom is neither my mom nor my brother.
  private func relation(_ binding: PhraseMatch.Binding) -> Relation? {
    var found: Relation?
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      guard case .term(let number) = lattice.source(of: edge),
        model.terms.entries[Int(number)].kind == EdgeKind.relation
      else { continue }
      if found != nil { return nil }
      found = Relation(
        tokens: edge.tokens, relationship: model.terms.entries[Int(number)].value)
    }
    guard let found else { return nil }
    let isAlone = binding.tokens.allSatisfy {
      found.tokens.contains($0) || model.isFunctionWord(utterance.tokens[$0].lexeme)
    }
    return isAlone ? found : nil
  }

  /// A word that names a relationship to the user.
  private struct Relation {
    let tokens: Range<Int>
    let relationship: String
  }

  /// The contact who is called by the word for a relation, where the words beside it say that it is the user's own: *my
  /// mom* is the contact *Mom*, and *his mom* is not.
  private func relative(
    _ relation: Relation, of binding: PhraseMatch.Binding, text: String
  ) -> Person {
    var person = Person(displayName: text, match: .relation)
    if model.isOwn(relation.tokens, within: binding.tokens, in: utterance),
      let match = contact(over: relation.tokens)
    {
      person = self.person(match, text: text)
    }
    person.relationship = relation.relationship
    return person
  }

  /// The contacts whose whole name tokens are.
  private func contact(over tokens: Range<Int>) -> VocabularyMatch? {
    for edge in lattice.edges where edge.tokens == tokens {
      guard case .vocabulary(let match) = lattice.source(of: edge), match.type == .contactName,
        match.quality <= .folded
      else { continue }
      return match
    }
    return nil
  }

  private func person(_ match: VocabularyMatch, text: String) -> Person {
    person(match.terms, quality: match.quality, text: text)
  }

  /// The only contact that fits, or all that fit: never a silent choice.
  private func person(
    _ terms: ArraySlice<VocabularyIndex.TermID>, quality: VocabularyMatch.Quality, text: String
  ) -> Person {
    guard terms.count == 1, let only = terms.first else {
      return Person(displayName: text, match: Self.match(quality), candidates: candidates(terms))
    }
    let term = vocabulary.term(only)
    return Person(
      displayName: term.spokenPhrase, match: Self.match(quality),
      identifier: term.vocabularyIdentifier)
  }

  /// The contacts that a name which no edge covers may mean.
  ///
  /// A misspelt name is never taken for a contact: it is shown as said, with the contacts as candidates, so that the
  /// dialogue asks.
  ///
  /// - Parameter tokens: The name: of a binding with a title, what follows it.
  private func resembling(_ tokens: Range<Int>, of binding: PhraseMatch.Binding) -> Person? {
    guard vocabulary.count > 0 else { return nil }
    let roles = binding.edges.map { model.caseKinds.role(of: lattice.edges[Int($0)].kind) }
    // "Jens" is the contact Jen only where the template asks for what is Jen's.
    let matches = vocabulary.people(like: tokens, in: utterance)
    guard let match = matches.first(where: { $0.role == 0 || roles.contains($0.role) }) else {
      return nil
    }
    guard match.quality == .fuzzy else { return person(match, text: surface(binding)) }
    let fitting = matches.filter { $0.role == match.role }
    return Person(
      displayName: surface(binding), match: .fuzzy,
      candidates: candidates(fitting.lazy.flatMap(\.terms)))
  }

  /// The contacts whose names are written in another script and sound like a name, as candidates: never taken.
  private func transliterated(_ name: String) -> Person? {
    let found = vocabulary.people(soundingLike: name, tokenizer: model.tokenizer)
    guard !found.isEmpty else { return nil }
    return Person(displayName: name, match: .transliterated, candidates: candidates(found))
  }

  /// The people of several terms, the best first, each once.
  private func candidates(_ terms: some Sequence<VocabularyIndex.TermID>) -> [Person.Candidate] {
    var candidates: [Person.Candidate] = []
    for id in terms where candidates.count < Self.maximumCandidateCount {
      let term = vocabulary.term(id)
      let candidate = Person.Candidate(
        displayName: term.spokenPhrase, identifier: term.vocabularyIdentifier)
      if !candidates.contains(candidate) { candidates.append(candidate) }
    }
    return candidates
  }

  private static let maximumCandidateCount = 16

  private static func match(_ quality: VocabularyMatch.Quality) -> Person.Match {
    switch quality {
    case .exact: .exact
    case .folded: .folded
    case .partial: .partial
    case .nickname: .nickname
    case .fuzzy: .fuzzy
    }
  }
}
