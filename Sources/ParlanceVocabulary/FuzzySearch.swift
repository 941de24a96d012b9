internal import ParlanceText

/// Follows the words of an utterance through the names, with letters wrong.
struct FuzzySearch {
  /// Words of the vocabulary that tokens may stand for.
  private struct Candidate {
    let word: WordTable.Word
    /// The second word, where one token is two words run together; else -1.
    var second: WordTable.Word = -1
    var tokenCount = 1
    let distance: Int
    let letterCount: Int
  }

  private struct Path {
    var end: Int
    var node: NameTrie.NodeID = -1
    var distance = 0
    var letterCount = 0
  }

  private let index: VocabularyIndex
  private let utterance: Utterance
  private let range: Range<Int>
  /// The candidates of each token of the range that was asked for.
  private var candidates: [[Candidate]] = []
  private var found: [VocabularyMatch] = []

  init(_ index: VocabularyIndex, _ utterance: Utterance, range: Range<Int>) {
    self.index = index
    self.utterance = utterance
    self.range = range
  }

  /// The matches from the first token of the range, those with the fewest wrong letters for their tokens and type.
  mutating func matches() -> [VocabularyMatch] {
    guard !range.isEmpty else { return [] }
    step(from: Path(end: range.lowerBound))
    return found.filter { match in
      !found.contains { other in
        other.tokens == match.tokens && other.type == match.type
          && Self.distance(other) < Self.distance(match)
      }
    }
  }

  private mutating func follow(_ path: Path) {
    let node = index.trie.nodes[Int(path.node)]
    if path.distance > 0, path.distance <= Misspelling.limit(letterCount: path.letterCount) {
      append(node, path)
    }
    if !node.hasChildren { return }
    var path = path
    while path.end < range.upperBound {
      step(from: path)
      guard TokenRole(of: utterance.tokens[path.end], in: utterance) == .joiner else { return }
      path.end += 1
    }
  }

  private mutating func step(from path: Path) {
    for candidate in candidates(at: path.end) {
      let distance = path.distance + candidate.distance
      guard distance <= Misspelling.maximumDistance else { continue }
      var node = next(path.node, candidate.word)
      if node >= 0, candidate.second >= 0 { node = next(node, candidate.second) }
      guard node >= 0 else { continue }
      follow(
        Path(
          end: path.end + candidate.tokenCount, node: node, distance: distance,
          letterCount: path.letterCount + candidate.letterCount))
    }
  }

  private func next(_ node: NameTrie.NodeID, _ word: WordTable.Word) -> NameTrie.NodeID {
    node < 0 ? index.trie.root(word) : index.trie.child(of: node, by: word)
  }

  private mutating func append(_ node: NameTrie.Node, _ path: Path) {
    let tokens = range.lowerBound..<path.end
    let cost = 4 * path.distance
    let postings = index.trie.postings
    index.forEachType(of: postings[Int(node.fullStart)..<Int(node.fullEnd)]) { type, terms in
      MatchList.insert(type, tokens, terms, .fuzzy, cost: cost, into: &found)
    }
    MatchList.insert(
      .contactName, tokens, postings[Int(node.fullEnd)..<Int(node.partEnd)], .fuzzy,
      cost: cost + 2, into: &found)
  }

  private static func distance(_ match: VocabularyMatch) -> Int { match.cost / 4 }

  private mutating func candidates(at token: Int) -> [Candidate] {
    while candidates.count <= token - range.lowerBound {
      candidates.append(readCandidates(at: range.lowerBound + candidates.count))
    }
    return candidates[token - range.lowerBound]
  }

  private func readCandidates(at position: Int) -> [Candidate] {
    var list: [Candidate] = []
    appendExact(at: position, &list)
    guard let letters = letters(at: position) else { return list }
    index.misspellings.forEachWord(resembling: letters, words: index.words) { word, distance in
      guard distance > 0 else { return }
      let count = index.misspellings.letterCount(of: word)
      list.append(Candidate(word: word, distance: distance, letterCount: count))
    }
    appendJoined(letters, at: position, &list)
    appendParted(letters, &list)
    return list
  }

  private func appendExact(at position: Int, _ list: inout [Candidate]) {
    let word = index.words.word(for: utterance.tokens[position], in: utterance)
    guard word >= 0 else { return }
    list.append(candidate(word))
    for nickname in index.nicknames.range(of: word) {
      list.append(candidate(index.nicknames[nickname]))
    }
  }

  private func candidate(_ word: WordTable.Word) -> Candidate {
    Candidate(
      word: word, distance: 0, letterCount: index.misspellings.letterCount(of: word))
  }

  /// Two tokens that are one word of a name: `mary ann` for *Maryann*.
  private func appendJoined(_ letters: Letters, at position: Int, _ list: inout [Candidate]) {
    guard position + 1 < range.upperBound, let second = self.letters(at: position + 1),
      let joined = letters.joined(with: second)
    else { return }
    let word = index.misspellings.word(spelled: joined, words: index.words)
    if word >= 0 {
      list.append(Candidate(word: word, tokenCount: 2, distance: 1, letterCount: joined.count))
    }
  }

  /// One token that is two words of a name: `maryann` for *Mary Ann*.
  private func appendParted(_ letters: Letters, _ list: inout [Candidate]) {
    guard letters.count >= Misspelling.minimumLetterCount else { return }
    for cut in 2...letters.count - 2 {
      let first = index.misspellings.word(spelled: letters[0..<cut], words: index.words)
      guard first >= 0 else { continue }
      let second = index.misspellings.word(
        spelled: letters[cut..<letters.count], words: index.words)
      guard second >= 0 else { continue }
      list.append(
        Candidate(word: first, second: second, distance: 1, letterCount: letters.count))
    }
  }

  private func letters(at position: Int) -> Letters? {
    let token = utterance.tokens[position]
    guard AccentFolding.isSpelled(token, in: utterance) else { return nil }
    var letters = Letters()
    let text = utterance.foldedBytes.span.extracting(token.folded.offsets)
    return letters.read(text, index.words.accents) ? letters : nil
  }
}
