internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText
internal import ParlanceVocabulary

/// Lists which segments of an utterance may be the parameters of an intent, and what speaks for them.
struct SegmentReader {
  private enum Role {
    static let before: UInt64 = 101
    static let twoBefore: UInt64 = 102
    static let classBefore: UInt64 = 103
    static let first: UInt64 = 104
    static let firstClass: UInt64 = 105
    static let beforeAndFirst: UInt64 = 106
    static let classesAtBegin: UInt64 = 107
    static let capital: UInt64 = 108
    static let intent: UInt64 = 109
    static let last: UInt64 = 111
    static let lastClass: UInt64 = 112
    static let after: UInt64 = 113
    static let classAfter: UInt64 = 114
    static let lastAndAfter: UInt64 = 115
    static let twoAfter: UInt64 = 116
    static let word: UInt64 = 121
    static let wordClass: UInt64 = 122
    static let outside: UInt64 = 131
    static let outsideClass: UInt64 = 132
    static let outsidePair: UInt64 = 133
    static let outsideOfIntent: UInt64 = 134
    static let outsidePlace: UInt64 = 135
    static let whole: UInt64 = 141
    static let endsWord: UInt64 = 142
    static let classBeforeOfIntent: UInt64 = 143
    static let beforeOfIntent: UInt64 = 144
  }

  let view: ReaderView
  let lattice: Lattice
  let model: LanguageModel

  private var utterance: Utterance { view.utterance }

  /// Returns the problem of finding the parameters of an intent.
  ///
  /// - Complexity: O(*n* + *e*) for *n* tokens and *e* edges.
  func problem(of intent: ReaderSchema.Intent) -> SegmentProblem {
    var problem = SegmentProblem(
      count: utterance.tokens.count, labels: intent.parameters.map(\.label))
    for (place, parameter) in intent.parameters.enumerated() {
      if case .closed = parameter.label.shape { addCandidates(parameter, at: place, to: &problem) }
    }
    let intentHash = FeatureID.hash(intent.name)
    let capitalsMatter = PhraseMatcher.capitalsMatter(in: utterance)
    for token in utterance.tokens.indices {
      addBegin(token, intentHash, capitalsMatter, to: &problem)
      addEnd(token, to: &problem)
      addInside(token, intentHash, to: &problem)
      let isMark = utterance.tokens[token].kind == .punctuation
      problem.isMark[token] = isMark
      problem.isWall[token] = isMark && !isJoint(token)
    }
    addWholes(to: &problem)
    return problem
  }

  /// Tells whether a mark may stand within a name: "Mary-Kate", "D'Angelo", "Dr. Patel".
  private func isJoint(_ token: Int) -> Bool {
    ["-", "'", ".", "·", "・", "&", "/"].contains(utterance.folded(utterance.tokens[token]))
  }

  private func addCandidates(
    _ parameter: ReaderSchema.Parameter, at place: Int, to problem: inout SegmentProblem
  ) {
    let edges = ReaderEdges(lattice, model)
    var seen: Set<Range<Int>> = []
    for edge in lattice.edges
    where edges.fits(edge, parameter.declared) && seen.insert(edge.tokens).inserted {
      problem.closed.append(Segment(label: place, tokens: edge.tokens))
    }
  }

  // MARK: Features

  private func item(_ token: Int) -> Int {
    if token < 0 { return -1 }
    return token < view.itemOfToken.count ? view.itemOfToken[token] : view.items.count
  }

  private func addBegin(
    _ token: Int, _ intent: UInt64, _ capitalsMatter: Bool, to problem: inout SegmentProblem
  ) {
    let place = item(token)
    // A segment that begins within a value has the value's own words before it.
    let before = item(token - 1) == place ? place : place - 1
    let (first, previous) = (view.hash(place), view.hash(before))
    var features = [
      FeatureID.of(Role.before, previous),
      FeatureID.of(Role.twoBefore, view.hash(before - 1), previous),
      FeatureID.of(Role.first, first), FeatureID.of(Role.beforeAndFirst, previous, first),
      FeatureID.of(Role.intent, intent), FeatureID.of(Role.beforeOfIntent, intent, previous),
    ]
    for hash in view.classes(before) {
      features.append(FeatureID.of(Role.classBefore, hash))
      features.append(FeatureID.of(Role.classBeforeOfIntent, intent, hash))
    }
    for hash in view.classes(place) { features.append(FeatureID.of(Role.firstClass, hash)) }
    for left in view.classes(before).prefix(2) {
      for right in view.classes(place).prefix(2) {
        features.append(FeatureID.of(Role.classesAtBegin, left, right))
      }
    }
    if capitalsMatter {
      let isCapitalized = utterance.tokens[token].traits.contains(.isCapitalized)
      features.append(FeatureID.of(Role.capital, isCapitalized ? 1 : 0, token == 0 ? 1 : 0))
    }
    problem.begins[token] = features
  }

  private func addEnd(_ token: Int, to problem: inout SegmentProblem) {
    let place = item(token)
    let after = item(token + 1) == place ? place : place + 1
    let (last, next) = (view.hash(place), view.hash(after))
    var features = [
      FeatureID.of(Role.last, last), FeatureID.of(Role.after, next),
      FeatureID.of(Role.lastAndAfter, last, next),
      FeatureID.of(Role.twoAfter, next, view.hash(after + 1)),
    ]
    for hash in view.classes(place) { features.append(FeatureID.of(Role.lastClass, hash)) }
    for hash in view.classes(after) { features.append(FeatureID.of(Role.classAfter, hash)) }
    if utterance.tokens[token].traits.contains(.isCluster) {
      let ends = utterance.tokens[token].traits.contains(.endsWord)
      features.append(FeatureID.of(Role.endsWord, ends ? 1 : 0))
    }
    problem.ends[token] = features
  }

  private func addInside(_ token: Int, _ intent: UInt64, to problem: inout SegmentProblem) {
    let place = item(token)
    let word = view.hash(place)
    var inside = [FeatureID.of(Role.word, word)]
    var outside = [
      FeatureID.of(Role.outside, word), FeatureID.of(Role.outsideOfIntent, intent, word),
      FeatureID.of(Role.outsidePair, view.hash(place - 1), word),
      FeatureID.of(Role.outsidePair, word, view.hash(place + 1), 1),
      FeatureID.of(Role.outsidePlace, token == 0 ? 1 : token == problem.count - 1 ? 2 : 0),
    ]
    for hash in view.classes(place) {
      inside.append(FeatureID.of(Role.wordClass, hash))
      outside.append(FeatureID.of(Role.outsideClass, hash))
      outside.append(FeatureID.of(Role.outsideOfIntent, intent, hash))
    }
    problem.insides[token] = inside
    problem.outsides[token] = outside
  }

  private func addWholes(to problem: inout SegmentProblem) {
    for edge in lattice.edges {
      let kind = model.caseKinds.hash(of: edge.kind)
      let role = UInt64(model.caseKinds.role(of: edge.kind))
      problem.wholes[edge.tokens, default: []].append(FeatureID.of(Role.whole, kind, 0))
      if role > 0 {
        problem.wholes[edge.tokens, default: []].append(FeatureID.of(Role.whole, kind, role))
      }
    }
  }
}
