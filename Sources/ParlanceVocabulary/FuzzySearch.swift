internal import ParlanceText

/// Follows the words of an utterance through the names, with letters wrong.
struct FuzzySearch {
  /// Words of the vocabulary that tokens may stand for.
  private struct Candidate {
    let word: WordTable.Word
    /// The second word, where the tokens are two words parted elsewhere; else -1.
    var second: WordTable.Word = -1
    var tokenCount = 1
    /// How much is wrong, in letters; a word that only sounds the same counts as one.
    var distance = 0
    var cost = 0
    let letterCount: Int
    var isLoose = false
  }

  private struct Path {
    var end: Int
    var node: NameTrie.NodeID = -1
    var distance = 0
    var cost = 0
    var letterCount = 0
    /// How many letters are of words in which nothing is wrong.
    var rightLetterCount = 0
    var isLoose = false

    /// Whether so little is wrong that the name may be meant.
    var isPlausible: Bool {
      distance > 0 && distance <= Misspelling.limit(letterCount: letterCount)
        && (!isLoose || rightLetterCount >= FuzzySearch.minimumRightLetterCount)
    }

    func extended(by candidate: Candidate, to node: NameTrie.NodeID) -> Path {
      Path(
        end: end + candidate.tokenCount, node: node, distance: distance + candidate.distance,
        cost: cost + candidate.cost, letterCount: letterCount + candidate.letterCount,
        rightLetterCount: rightLetterCount
          + (candidate.distance == 0 ? candidate.letterCount : 0),
        isLoose: isLoose || candidate.isLoose)
    }
  }

  /// What one wrong letter costs.
  private static let letterCost = 4
  /// What a word costs that sounds the same, with one letter otherwise and with more.
  private static let soundCost = (near: 3, far: 5)
  /// What a nickname costs.
  private static let nicknameCost = 3
  /// Matches that cost as much more than the best of their tokens are none.
  private static let maximumCostDifference = 3
  /// So many letters of other words have to be right where a word may hardly be meant by itself.
  private static let minimumRightLetterCount = 3

  private let index: VocabularyIndex
  private let utterance: Utterance
  private let range: Range<Int>
  /// The tokens in which something may be wrong; nil where it may be in all.
  private let corrections: [Int: VocabularyIndex.Correction]?
  private let includesParts: Bool
  /// The candidates of each token of the range that was asked for.
  private var candidates: [[Candidate]?]
  private var start = 0
  private var found: [VocabularyMatch] = []

  /// - Parameters:
  ///   - range: The tokens that matches may have.
  ///   - includesParts: Whether parts of people's names are looked for.
  init(
    _ index: VocabularyIndex, _ utterance: Utterance, range: Range<Int>,
    corrections: [Int: VocabularyIndex.Correction]? = nil, includesParts: Bool = true
  ) {
    self.index = index
    self.utterance = utterance
    self.range = range
    self.corrections = corrections
    self.includesParts = includesParts
    candidates = Array(repeating: nil, count: range.count)
  }

  /// The matches that begin with a token, those that cost the least for their tokens and type.
  mutating func matches(from start: Int) -> [VocabularyMatch] {
    guard range.contains(start) else { return [] }
    self.start = start
    found.removeAll()
    step(from: Path(end: start))
    return found.filter { match in
      !found.contains { other in
        other.tokens == match.tokens && other.type == match.type
          && other.cost + Self.maximumCostDifference < match.cost
      }
    }
  }

  private mutating func follow(_ path: Path) {
    if path.isPlausible { append(path) }
    guard index.trie.hasChildren(path.node) else { return }
    stepWithoutInitial(from: path)
    var path = path
    while path.end < range.upperBound {
      step(from: path)
      guard isJoiner(path.end) else { return }
      path.end += 1
    }
  }

  /// An initial may be left out before another word: `james smith` for *James K. Smith*.
  private mutating func stepWithoutInitial(from path: Path) {
    guard path.distance < Misspelling.maximumDistance, path.end < range.upperBound else { return }
    for initial in index.misspellings.initials {
      var longer = path
      longer.node = index.trie.child(of: path.node, by: initial)
      guard longer.node >= 0 else { continue }
      longer.distance += 1
      longer.cost += Self.letterCost
      step(from: longer)
    }
  }

  private mutating func step(from path: Path) {
    for candidate in candidates(at: path.end) {
      guard path.distance + candidate.distance <= Misspelling.maximumDistance else { continue }
      var node = next(path.node, candidate.word)
      if node >= 0, candidate.second >= 0 { node = next(node, candidate.second) }
      if node >= 0 { follow(path.extended(by: candidate, to: node)) }
    }
  }

  private func next(_ node: NameTrie.NodeID, _ word: WordTable.Word) -> NameTrie.NodeID {
    node < 0 ? index.trie.root(word) : index.trie.child(of: node, by: word)
  }

  private mutating func append(_ path: Path) {
    let tokens = start..<path.end
    let terms = index.trie.terms(of: path.node)
    index.forEachType(of: terms.whole) { type, terms in
      MatchList.insert(type, tokens, terms, .fuzzy, cost: path.cost, into: &found)
    }
    guard includesParts else { return }
    MatchList.insert(
      .contactName, tokens, terms.parts, .fuzzy, cost: path.cost + 2, into: &found)
  }

  // MARK: Candidates

  private mutating func candidates(at token: Int) -> [Candidate] {
    if let known = candidates[token - range.lowerBound] { return known }
    let read = readCandidates(at: token)
    candidates[token - range.lowerBound] = read
    return read
  }

  private func readCandidates(at position: Int) -> [Candidate] {
    var list: [Candidate] = []
    appendExact(at: position, &list)
    guard let letters = letters(at: position) else { return list }
    let correction = correction(of: position)
    if correction == .letters {
      appendMisspelled(letters, &list)
      appendParted(letters, &list)
    }
    if correction != nil { appendSounding(letters, &list) }
    appendRedivided(letters, at: position, &list)
    return list
  }

  /// What may be wrong in a token; nil when it is taken as it is.
  private func correction(of position: Int) -> VocabularyIndex.Correction? {
    guard let corrections else { return .letters }
    return corrections[position]
  }

  private func appendExact(at position: Int, _ list: inout [Candidate]) {
    let word = index.words.word(for: utterance.tokens[position], in: utterance)
    guard word >= 0 else { return }
    list.append(candidate(word))
    for nickname in index.nicknames.range(of: word) {
      var candidate = candidate(index.nicknames[nickname])
      candidate.cost = Self.nicknameCost
      list.append(candidate)
    }
  }

  private func candidate(_ word: WordTable.Word) -> Candidate {
    Candidate(word: word, letterCount: index.misspellings.letterCount(of: word))
  }

  private func appendMisspelled(_ letters: Letters, _ list: inout [Candidate]) {
    index.misspellings.forEachWord(resembling: letters, words: index.words) { word, misspelling in
      guard misspelling.distance > 0 else { return }
      var candidate = candidate(word)
      candidate.distance = misspelling.distance
      candidate.cost = misspelling.distance * Self.letterCost
      candidate.isLoose = misspelling.isLoose
      list.append(candidate)
    }
  }

  /// Words that sound the same; those on the list become better there.
  private func appendSounding(_ letters: Letters, _ list: inout [Candidate]) {
    index.sounds.forEachWord(soundingLike: letters, words: index.words) { word, known in
      let place = list.firstIndex { $0.word == word }
      if let place, list[place].distance == 0 { return }
      var sounding = candidate(word)
      sounding.distance = 1
      sounding.cost = known.isWithin(1, of: letters) ? Self.soundCost.near : Self.soundCost.far
      if let place { list[place] = sounding } else { list.append(sounding) }
    }
  }

  /// Two tokens that are one word of a name, `mary ann` for *Maryann*, or two words that part one letter earlier or
  /// later: `jaso nclayton`.
  private func appendRedivided(_ letters: Letters, at position: Int, _ list: inout [Candidate]) {
    guard let next = utterance.wordPosition(after: position), range.contains(next),
      correction(of: position) == .letters || correction(of: next) == .letters,
      let second = self.letters(at: next),
      let joined = letters.joined(with: second)
    else { return }
    let tokenCount = next - position + 1
    let word = index.misspellings.word(spelled: joined, words: index.words)
    if word >= 0 {
      list.append(
        Candidate(
          word: word, tokenCount: tokenCount, distance: 1, cost: Self.letterCost,
          letterCount: joined.count))
    }
    for cut in [letters.count - 1, letters.count + 1] {
      appendParted(joined, at: cut, tokenCount: tokenCount, &list)
    }
  }

  /// One token that is two words of a name: `maryann` for *Mary Ann*.
  private func appendParted(_ letters: Letters, _ list: inout [Candidate]) {
    guard letters.count >= Misspelling.minimumLetterCount else { return }
    for cut in 2...letters.count - 2 { appendParted(letters, at: cut, tokenCount: 1, &list) }
  }

  private func appendParted(
    _ letters: Letters, at cut: Int, tokenCount: Int, _ list: inout [Candidate]
  ) {
    guard cut > 0, cut < letters.count else { return }
    let first = index.misspellings.word(spelled: letters[0..<cut], words: index.words)
    guard first >= 0 else { return }
    let second = index.misspellings.word(spelled: letters[cut..<letters.count], words: index.words)
    guard second >= 0 else { return }
    list.append(
      Candidate(
        word: first, second: second, tokenCount: tokenCount, distance: 1, cost: Self.letterCost,
        letterCount: letters.count))
  }

  private func isJoiner(_ position: Int) -> Bool {
    TokenRole(of: utterance.tokens[position], in: utterance) == .joiner
  }

  private func letters(at position: Int) -> Letters? {
    let token = utterance.tokens[position]
    guard AccentFolding.isSpelled(token, in: utterance) else { return nil }
    var letters = Letters()
    let text = utterance.foldedBytes.span.extracting(token.folded.offsets)
    return letters.read(text, index.words.accents) ? letters : nil
  }
}
