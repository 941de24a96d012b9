/// Sorts the names that begin with some of the words into nodes.
///
/// A radix sort by words, the first word first: the names that begin with the same words are together when their node
/// is made, in the order of their terms.
struct NameTrieBuilder {
  private(set) var rootValues: [NameTrie.Value] = []
  private(set) var values: [NameTrie.Value] = []
  private(set) var words: [WordTable.Word] = []
  private(set) var records: [NameTrie.Record] = []
  private(set) var terms: [VocabularyIndex.TermID] = []
  /// For each of the terms whether a part names it that is not the first of the given names.
  private(set) var isLater: [Bool] = []

  /// A name that begins with the words of a node. It holds what the node is made of, because the names of a node lie
  /// far from each other in the list.
  private struct Name {
    /// The word to sort by, and below it the place of the first word in the list.
    let key: UInt64
    let term: VocabularyIndex.TermID
    let share: NameTrie.Share?
    let goesOn: Bool

    init(_ names: NameList, place: Int, wordCount: Int) {
      key = UInt64(names.entries[place + wordCount - 1].word) << 32 | UInt64(place)
      term = names.entries[place].term
      share = names.share(of: place, count: wordCount)
      goesOn = names.goesOn(place, count: wordCount)
    }

    var place: Int { Int(key & 0xFFFF_FFFF) }
    var word: WordTable.Word { WordTable.Word(key >> 32) }
  }

  private let names: NameList
  /// The names being sorted: those of a node stand behind those of its parent.
  private var pending: [Name] = []
  /// The terms that the node being made names, and those that it names as a part.
  private var whole: [VocabularyIndex.TermID] = []
  private var parts: [VocabularyIndex.TermID] = []
  private var partsAreLater: [Bool] = []

  /// - Parameters:
  ///   - names: All names.
  ///   - beginnings: The names by their first words.
  ///   - roots: The first words to sort the names of.
  init(_ names: NameList, _ beginnings: NameBeginnings, roots: Range<Int>) {
    self.names = names
    rootValues.reserveCapacity(roots.count)
    for root in roots {
      pending.removeAll(keepingCapacity: true)
      for place in beginnings.places(of: root) {
        pending.append(Name(names, place: Int(place), wordCount: 1))
      }
      rootValues.append(value(of: 0..<pending.count, wordCount: 1))
    }
    pending = []
  }

  /// Makes a node of names that begin with the same words, and the nodes below it.
  ///
  /// Recurs as deeply as a term has words.
  private mutating func value(of names: Range<Int>, wordCount: Int) -> NameTrie.Value {
    let start = pending.count
    for index in names { read(pending[index], wordCount: wordCount) }
    defer { pending.removeSubrange(start...) }
    if start == pending.count, let value = takeOnlyTerm() { return value }
    let record = records.count
    records.append(takeTerms(firstChild: NameTrie.NodeID(values.count)))
    if start < pending.count { appendChildren(of: start..<pending.count, wordCount: wordCount) }
    return NameTrie.Value(record: record)
  }

  private mutating func read(_ name: Name, wordCount: Int) {
    if let share = name.share { append(name.term, as: share) }
    guard name.goesOn else { return }
    pending.append(Name(names, place: name.place, wordCount: wordCount + 1))
  }

  /// Adds a term, once; the terms come in order, and of one term the parts that lead come first.
  private mutating func append(_ term: VocabularyIndex.TermID, as share: NameTrie.Share) {
    if share == .whole {
      if whole.last != term { whole.append(term) }
    } else if parts.last != term {
      parts.append(term)
      partsAreLater.append(share == .laterPart)
    }
  }

  private mutating func takeOnlyTerm() -> NameTrie.Value? {
    guard whole.count + parts.count == 1 else { return nil }
    defer { removeTerms() }
    if let term = whole.first { return NameTrie.Value(.whole, term) }
    let share: NameTrie.Share = partsAreLater[0] ? .laterPart : .leadingPart
    return NameTrie.Value(share, parts[0])
  }

  private mutating func takeTerms(firstChild: NameTrie.NodeID) -> NameTrie.Record {
    let start = Int32(terms.count)
    terms += whole
    isLater += repeatElement(false, count: whole.count)
    let wholeEnd = Int32(terms.count)
    terms += parts
    isLater += partsAreLater
    removeTerms()
    return NameTrie.Record(firstChild: firstChild, firstTerm: start, wholeEnd: wholeEnd)
  }

  private mutating func removeTerms() {
    whole.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    partsAreLater.removeAll(keepingCapacity: true)
  }

  /// Children stand in a row, so their places are taken before theirs are.
  private mutating func appendChildren(of names: Range<Int>, wordCount: Int) {
    sort(names)
    let first = values.count
    var start = names.lowerBound
    while start < names.upperBound {
      words.append(pending[start].word)
      values.append(NameTrie.Value(record: 0))
      start = end(ofRunFrom: start, in: names)
    }
    start = names.lowerBound
    for child in first..<values.count {
      let end = end(ofRunFrom: start, in: names)
      values[child] = value(of: start..<end, wordCount: wordCount + 1)
      start = end
    }
  }

  private func end(ofRunFrom start: Int, in names: Range<Int>) -> Int {
    var end = start + 1
    while end < names.upperBound, pending[end].word == pending[start].word { end += 1 }
    return end
  }

  private mutating func sort(_ names: Range<Int>) {
    guard names.count > 1 else { return }
    // A slice of the array would be a copy of it.
    pending.withUnsafeMutableBufferPointer { pending in
      var part = UnsafeMutableBufferPointer(rebasing: pending[names])
      part.sort { $0.key < $1.key }
    }
  }
}
