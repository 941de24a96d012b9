/// The word sequences of terms and of parts of names, and which terms each one names.
///
/// The children of a node stand in a row, by word. Most nodes have no children and name one term, which then stands in
/// the node itself; the others have a record.
struct NameTrie {
  /// The number of a word sequence, from 0, those of one word first, by word; -1 for none.
  typealias NodeID = Int32

  /// What the words of a node are to a term.
  enum Share: UInt32 {
    case whole = 1
    /// A part with the first of a person's given names.
    case leadingPart
    case laterPart
  }

  /// The terms that a node names, each list by priority.
  struct Terms {
    /// Those that are this sequence.
    var whole: ArraySlice<VocabularyIndex.TermID> = []
    /// The people of whose names it is a part.
    var parts: ArraySlice<VocabularyIndex.TermID> = []
  }

  /// What a node without a record says, in one number: the share in two bits, and below it the term; or 0 there, and
  /// the number of the record.
  struct Value {
    private static let shareShift: UInt32 = 30
    private let bits: UInt32

    init(_ share: Share, _ term: VocabularyIndex.TermID) {
      bits = share.rawValue << Self.shareShift | UInt32(term)
    }

    init(record: Int) { bits = UInt32(record) }

    var share: Share? { Share(rawValue: bits >> Self.shareShift) }
    var term: VocabularyIndex.TermID {
      VocabularyIndex.TermID(bits & (1 << Self.shareShift - 1))
    }
    var record: Int { Int(bits) }
  }

  /// Where the children and the terms of a node begin; they end where those of the next record begin.
  struct Record {
    var firstChild: NodeID
    var firstTerm: Int32
    var wholeEnd: Int32
  }

  private let rootCount: Int
  private let values: [Value]
  /// The last word of each node of more than one word.
  private let words: [WordTable.Word]
  private let records: [Record]
  private let terms: [VocabularyIndex.TermID]
  /// Which of the terms a part names that is not the first of the given names.
  private let isLater: BitList

  /// Puts the parts of a trie, each over roots of its own, one after the other.
  init(_ parts: [NameTrieBuilder]) {
    rootCount = parts.reduce(0) { $0 + $1.rootValues.count }
    let nodeCount = parts.reduce(rootCount) { $0 + $1.values.count }
    var values: [Value] = []
    var words: [WordTable.Word] = []
    var records: [Record] = []
    var terms: [VocabularyIndex.TermID] = []
    values.reserveCapacity(nodeCount)
    words.reserveCapacity(nodeCount - rootCount)
    records.reserveCapacity(parts.reduce(1) { $0 + $1.records.count })
    terms.reserveCapacity(parts.reduce(0) { $0 + $1.terms.count })
    var firstRecord = 0
    for part in parts {
      values += part.rootValues.lazy.map { Self.moved($0, firstRecord) }
      firstRecord += part.records.count
    }
    for part in parts {
      let (firstRecord, firstTerm) = (records.count, Int32(terms.count))
      let firstNode = NodeID(values.count)
      records += part.records.lazy.map { Self.moved($0, firstNode, firstTerm) }
      values += part.values.lazy.map { Self.moved($0, firstRecord) }
      words += part.words
      terms += part.terms
    }
    let end = Int32(terms.count)
    records.append(Record(firstChild: NodeID(values.count), firstTerm: end, wholeEnd: end))
    isLater = BitList(parts.flatMap(\.isLater))
    (self.values, self.words, self.records, self.terms) = (values, words, records, terms)
  }

  private static func moved(_ value: Value, _ firstRecord: Int) -> Value {
    value.share == nil ? Value(record: value.record + firstRecord) : value
  }

  private static func moved(
    _ record: Record, _ firstNode: NodeID, _ firstTerm: Int32
  ) -> Record {
    Record(
      firstChild: record.firstChild + firstNode, firstTerm: record.firstTerm + firstTerm,
      wholeEnd: record.wholeEnd + firstTerm)
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    (values.count + words.count + terms.count) * 4
      + records.count * MemoryLayout<Record>.stride + isLater.byteCount
  }

  /// The sequence of one word.
  @inline(__always)
  func root(_ word: WordTable.Word) -> NodeID { Int(word) < rootCount ? word : -1 }

  /// Whether any sequence begins with that of a node.
  @inline(__always)
  func hasChildren(_ node: NodeID) -> Bool { !children(of: node).isEmpty }

  /// The sequence with one word more.
  ///
  /// - Complexity: O(log *n*), *n* the number of words that may follow.
  @inline(__always)
  func child(of node: NodeID, by word: WordTable.Word) -> NodeID {
    let children = children(of: node)
    var start = children.lowerBound
    var end = children.upperBound
    while start < end {
      let middle = (start + end) / 2
      if words[middle - rootCount] < word { start = middle + 1 } else { end = middle }
    }
    guard start < children.upperBound, words[start - rootCount] == word else { return -1 }
    return NodeID(start)
  }

  /// The terms that a node names.
  func terms(of node: NodeID) -> Terms {
    let value = values[Int(node)]
    guard let share = value.share else { return terms(ofRecord: value.record) }
    switch share {
    case .whole: return Terms(whole: [value.term])
    case .leadingPart, .laterPart: return Terms(parts: [value.term])
    }
  }

  /// The people of whose names a node is a part with the first given name.
  func leadingParts(of node: NodeID) -> ArraySlice<VocabularyIndex.TermID> {
    let value = values[Int(node)]
    if let share = value.share { return share == .leadingPart ? [value.term] : [] }
    let parts = terms(ofRecord: value.record).parts
    // Nearly always all are.
    guard parts.indices.contains(where: { isLater[$0] }) else { return parts }
    return parts.indices.filter { !isLater[$0] }.map { parts[$0] }[...]
  }

  private func terms(ofRecord number: Int) -> Terms {
    let record = records[number]
    let wholeEnd = Int(record.wholeEnd)
    return Terms(
      whole: terms[Int(record.firstTerm)..<wholeEnd],
      parts: terms[wholeEnd..<Int(records[number + 1].firstTerm)])
  }

  @inline(__always)
  private func children(of node: NodeID) -> Range<Int> {
    let value = values[Int(node)]
    guard value.share == nil else { return 0..<0 }
    return Int(records[value.record].firstChild)..<Int(records[value.record + 1].firstChild)
  }
}
