internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// Finds all that an utterance's tokens may stand for.
struct LatticeBuilder {
  let model: LanguageModel
  let vocabulary: VocabularyIndex
  let apps: AppIndex
  let utterance: Utterance

  /// All edges over the utterance, by their first token.
  func lattice(at reference: ReferenceDate) -> Lattice {
    let entities = model.entities.candidates(
      in: utterance, at: reference, includesBareTimes: model.purpose == .answers)
    let matches = vocabularyMatches()
    let appMatches = apps.terms.matches(in: utterance)
    var lattice = Lattice(entities, matches, appMatches, readingCount: utterance.readings.count)
    for (number, entity) in entities.enumerated()
    where !entity.isGroupLike && !matches.contains(where: { Self.ends($0, inside: entity) }) {
      lattice.addEntity(number, kind: kind(of: entity))
    }
    for (number, match) in matches.enumerated() {
      lattice.addMatch(number, kind: kind(EdgeKind.vocabulary(match.type), match.role))
    }
    for (number, match) in appMatches.enumerated() {
      for base in apps.terms.kinds(of: match).sorted() {
        lattice.addAppMatch(number, kind: kind(base, match.role))
      }
    }
    for (start, token) in utterance.tokens.enumerated() {
      if apps.index.begins(with: token.lexeme) { addApps(at: start, to: &lattice) }
      if model.terms.index.begins(with: token.lexeme) { addTerms(at: start, to: &lattice) }
    }
    if utterance.hasRoles { addRoles(to: &lattice) }
    if !model.clusterSuffixes.isEmpty { addClusterSuffixes(to: &lattice) }
    lattice.sort()
    return lattice
  }

  private func kind(of entity: Entity) -> Int32 {
    let kind = EdgeKind.entity(entity)
    let isVerb =
      kind == EdgeKind.number && entity.tokens.count == 1
      && model.isVerb(entity.tokens.lowerBound, in: utterance)
    return isVerb ? EdgeKind.one : kind
  }

  private func vocabularyMatches() -> [VocabularyMatch] {
    let matches = vocabulary.matches(in: utterance)
    let misspelled = misspelledContacts()
    if misspelled.isEmpty { return matches }
    return matches.filter { match in !misspelled.contains { breaks(match, off: $0) } } + misspelled
  }

  /// The contacts of whose names a word is written as no word is: beside words that are right they are read as one name,
  /// and *Jason* of `jason claytn` is not written to that "claytn …".
  ///
  /// What the language knows as a name may be another spelling of the contact's, but no other name.
  private func misspelledContacts() -> [VocabularyMatch] {
    if vocabulary.count == 0 { return [] }
    var corrections: [Int: VocabularyIndex.Correction] = [:]
    for (index, token) in utterance.tokens.enumerated()
    where token.kind == .word && !token.traits.contains(.isCluster) && !isInflected(index) {
      if token.lexeme < 0 {
        corrections[index] = .letters
      } else if model.isName(token.lexeme) {
        corrections[index] = .sounds
      }
    }
    return vocabulary.fuzzyMatches(of: .contactName, in: utterance, correcting: corrections)
  }

  /// Whether a token is a word of the vocabulary in some case.
  private func isInflected(_ token: Int) -> Bool {
    var isKnown = false
    utterance.visitRoles(at: token) { reading in
      isKnown = isKnown || vocabulary.hasWord(reading, in: utterance)
    }
    return isKnown
  }

  /// Whether a match ends before the hyphen of a double name that another match has whole.
  private func breaks(_ match: VocabularyMatch, off whole: VocabularyMatch) -> Bool {
    let end = match.tokens.upperBound
    return match.type == whole.type && match.tokens.lowerBound == whole.tokens.lowerBound
      && end + 1 < whole.tokens.upperBound
      && utterance.tokens[end].kind == .punctuation
      && (end...end + 1).allSatisfy { !utterance.tokens[$0].traits.contains(.followsSpace) }
  }

  /// Whether a contact's name ends inside a number that begins in it: to พี่เก้า a hundred, or nine hundred? Nobody can
  /// tell, and so nobody is paid.
  private static func ends(_ match: VocabularyMatch, inside entity: Entity) -> Bool {
    match.type == .contactName && match.quality <= .folded
      && (match.tokens.lowerBound + 1..<match.tokens.upperBound).contains(entity.tokens.lowerBound)
      && match.tokens.upperBound < entity.tokens.upperBound
  }

  private func kind(_ base: Int32, _ role: Int16) -> Int32 {
    role == 0 ? base : model.caseKinds.kind(base, role)
  }

  private func addApps(at start: Int, to lattice: inout Lattice) {
    apps.index.visitMatches(at: start, in: utterance) { match in
      lattice.addApp(match.entry, over: match.tokens, kind: EdgeKind.app)
    }
  }

  private func addTerms(at start: Int, to lattice: inout Lattice) {
    model.terms.index.visitMatches(at: start, in: utterance) { match in
      lattice.addTerm(
        match.entry, over: match.tokens, kind: model.terms.entries[Int(match.entry)].kind)
    }
  }

  /// What was said with an affix: terms, apps, and names that nothing knows.
  private func addRoles(to lattice: inout Lattice) {
    apps.index.visitRoleMatches(in: utterance) { match, role in
      lattice.addApp(match.entry, over: match.tokens, kind: kind(EdgeKind.app, role))
    }
    model.terms.index.visitRoleMatches(in: utterance) { match, role in
      let base = model.terms.entries[Int(match.entry)].kind
      lattice.addTerm(match.entry, over: match.tokens, kind: kind(base, role))
    }
    let capitalsMatter = PhraseMatcher.capitalsMatter(in: utterance)
    for (number, reading) in utterance.readings.enumerated() where reading.role != 0 {
      addInflected(reading, number, capitalsMatter: capitalsMatter, to: &lattice)
    }
  }

  /// What was said with an ending that is clusters, and so tokens of its own, after a space or not: 高橋さん, 서연 씨.
  private func addClusterSuffixes(to lattice: inout Lattice) {
    for edge in lattice.edges where isName(edge, in: lattice) {
      model.clusterSuffixes.visit(at: Int(edge.to), in: utterance) { end, role in
        lattice.add(edge, upTo: end, kind: kind(edge.kind, role))
      }
    }
  }

  /// Whether an ending may follow: a vocabulary, app or pack term in its base form, before the end of the utterance.
  private func isName(_ edge: Edge, in lattice: Lattice) -> Bool {
    guard Int(edge.to) < utterance.tokens.count, model.caseKinds.role(of: edge.kind) == 0 else {
      return false
    }
    switch lattice.source(of: edge) {
    case .vocabulary, .app, .appTerm, .term: return true
    case .entity, .inflected: return false
    }
  }

  private func addInflected(
    _ reading: Utterance.Reading, _ number: Int, capitalsMatter: Bool, to lattice: inout Lattice
  ) {
    let name = kind(model.caseKinds.name, reading.role)
    if model.matcher.takes(kind: name) {
      lattice.addInflected(
        number, over: reading.tokens, kind: name,
        cost: model.matcher.nameCost(
          of: reading, in: utterance, capitalsMatter: capitalsMatter))
    }
    let noun = kind(model.caseKinds.noun, reading.role)
    if model.matcher.takes(kind: noun) {
      lattice.addInflected(
        number, over: reading.tokens, kind: noun, cost: model.matcher.nounCost(of: reading))
    }
  }
}
