/// The words of all terms, one after the other: what the trie is sorted from.
struct NameList {
  /// What a word is to the parts of its name, as a set.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The first word of a term, all words of which name it.
    static let isFirst = Traits(rawValue: 1 << 0)
    /// The last word.
    static let isLast = Traits(rawValue: 1 << 1)
    /// The name of a person, parts of which name the person, too.
    static let hasParts = Traits(rawValue: 1 << 2)
    /// A part may end before the word, and begin with it.
    static let isBoundary = Traits(rawValue: 1 << 3)
    /// The word alone names nobody.
    static let isWeak = Traits(rawValue: 1 << 4)
    /// An ending such as `'s`, with which no part begins or ends.
    static let isGlued = Traits(rawValue: 1 << 5)
    /// A given name stands before it: Pepe is José Campos, but not María José Campos.
    static let followsGivenName = Traits(rawValue: 1 << 6)
  }

  /// Longer parts are only found as the whole name.
  static let maximumPartWordCount = 8

  /// A word of a term; together, because sorting reads all of it at places far from each other.
  struct Entry {
    let word: WordTable.Word
    let term: VocabularyIndex.TermID
    let traits: Traits
  }

  private(set) var entries: [Entry] = []

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds the words of a term.
  ///
  /// - Parameter hasParts: Whether parts of the name name a person.
  mutating func append(
    _ name: PersonName, of term: VocabularyIndex.TermID, hasParts: Bool
  ) {
    var common: Traits = hasParts ? .hasParts : []
    if hasParts, name.isUndivided { common.insert(.isWeak) }
    for index in name.words.indices {
      let traits = common.union(own(index, of: name, hasParts: hasParts))
      entries.append(Entry(word: name.words[index].word, term: term, traits: traits))
      if name.words[index].traits.contains(.isGivenName) { common.insert(.followsGivenName) }
    }
  }

  private func own(_ index: Int, of name: PersonName, hasParts: Bool) -> Traits {
    var traits: Traits = index == 0 ? .isFirst : []
    if index == name.words.count - 1 { traits.insert(.isLast) }
    guard hasParts else { return traits }
    if name.isBoundary(index) { traits.insert(.isBoundary) }
    if name.words[index].traits.contains(.isWeak) { traits.insert(.isWeak) }
    if name.words[index].traits.contains(.isGlued) { traits.insert(.isGlued) }
    return traits
  }

  /// Whether anything that begins with a word is a name.
  func begins(_ place: Int) -> Bool {
    entries[place].traits.contains(.isFirst)
      || entries[place].traits.isSuperset(of: [.hasParts, .isBoundary])
        && !entries[place].traits.contains(.isGlued)
  }

  /// What some words of a term in a row are to it; nil where they do not name it.
  ///
  /// A single word names a person unless it is weak. Clusters do where spaces stand around them, or where two or more
  /// are the family name or what follows it: *敏* is not 赵敏.
  ///
  /// - Parameter start: The first word, of which ``begins(_:)`` holds.
  func share(of start: Int, count: Int) -> NameTrie.Share? {
    let last = start + count - 1
    if entries[last].traits.contains(.isLast), entries[start].traits.contains(.isFirst) {
      return .whole
    }
    guard isPart(start, last), count <= Self.maximumPartWordCount else { return nil }
    return entries[start].traits.contains(.followsGivenName) ? .laterPart : .leadingPart
  }

  private func isPart(_ start: Int, _ last: Int) -> Bool {
    guard entries[start].traits.isSuperset(of: [.hasParts, .isBoundary]),
      !entries[last].traits.contains(.isGlued),
      start < last || !entries[start].traits.contains(.isWeak)
    else { return false }
    return entries[last].traits.contains(.isLast) || entries[last + 1].traits.contains(.isBoundary)
  }

  /// Whether longer words in a row may name a term.
  func goesOn(_ start: Int, count: Int) -> Bool {
    !entries[start + count - 1].traits.contains(.isLast)
      && (entries[start].traits.contains(.isFirst) || count < Self.maximumPartWordCount)
  }

  /// Adds the words of another list behind its own.
  mutating func append(_ other: NameList) {
    entries += other.entries
  }
}
