/// Finds the words of the vocabulary that a word misspells, by symmetric deletion (Garbe, SymSpell, 2012).
///
/// A short word is listed under its letters, and under what is left when one of them is left out: a word with one letter
/// wrong shares one of these keys with the word that was meant. A long word may have two letters wrong, but then one of
/// its two ends, of four letters each, has at most one wrong; so it is listed under what is left of either.
struct MisspellingIndex {
  /// Gathers the words to list.
  struct Builder {
    private var isListed: [Bool] = []

    /// Lists a word; once is enough.
    mutating func insert(_ word: WordTable.Word) {
      while isListed.count <= Int(word) { isListed.append(false) }
      isListed[Int(word)] = true
    }

    /// The words in order.
    var words: [WordTable.Word] {
      isListed.indices.filter { isListed[$0] }.map(WordTable.Word.init)
    }
  }

  /// What of a word a key is made of.
  private enum Part: UInt32 {
    case whole, beginning, end
  }

  /// How many letters of a long word each of its ends has.
  private static let endLength = 4

  private let bucketStarts: [Int32]
  private let buckets: [WordTable.Word]
  private let profiles: [LetterProfile]
  /// The words of one letter: initials.
  let initials: [WordTable.Word]

  /// - Complexity: O(*n*), *n* the number of words.
  init(_ builder: Builder, words: WordTable) {
    var profiles = [LetterProfile](repeating: LetterProfile(), count: words.count)
    var initials: [WordTable.Word] = []
    var letters = Letters()
    var keys: [UInt64] = []
    for word in builder.words where words.read(word, into: &letters) {
      profiles[Int(word)] = LetterProfile(letters)
      if letters.count == 1 { initials.append(word) }
      Self.forEachKey(ofKnown: letters) { keys.append(UInt64($0) << 32 | UInt64(word)) }
    }
    (bucketStarts, buckets) = Self.sorted(keys)
    self.profiles = profiles
    self.initials = initials
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    (bucketStarts.count + buckets.count + initials.count) * 4
      + profiles.count * MemoryLayout<LetterProfile>.stride
  }

  /// How many letters a word has; 0 for one that is not compared letter by letter, or that only is a nickname.
  func letterCount(of word: WordTable.Word) -> Int {
    Int(word) < profiles.count ? profiles[Int(word)].count : 0
  }

  /// Calls `body` once with each word that the letters are or misspell.
  func forEachWord(
    resembling said: Letters, words: WordTable, _ body: (WordTable.Word, Misspelling) -> Void
  ) {
    guard said.count > 0 else { return }
    var known = Letters()
    for word in wordsSharingKeys(with: said) where words.read(word, into: &known) {
      if let misspelling = Misspelling(of: known, as: said) { body(word, misspelling) }
    }
  }

  /// The words to be read letter by letter, each once: a word that is meant shares most of its keys.
  private func wordsSharingKeys(with said: Letters) -> [WordTable.Word] {
    var found: [WordTable.Word] = []
    let profile = LetterProfile(said)
    Self.forEachKey(ofSaid: said) { key in
      forEachWord(inBucketOf: key) { word in
        if profiles[Int(word)].mayBeMeant(by: profile) { found.append(word) }
      }
    }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }

  /// The word that is spelled so, or -1.
  func word(spelled letters: Letters, words: WordTable) -> WordTable.Word {
    var found: WordTable.Word = -1
    var known = Letters()
    let profile = LetterProfile(letters)
    let part: Part = letters.count < Misspelling.longLetterCount ? .whole : .beginning
    forEachWord(inBucketOf: Self.key(Self.range(of: part, letters), of: letters, part)) { word in
      if profiles[Int(word)] == profile, words.read(word, into: &known),
        known.isWithin(0, of: letters)
      {
        found = word
      }
    }
    return found
  }

  @inline(__always)
  private func forEachWord(inBucketOf key: UInt32, _ body: (WordTable.Word) -> Void) {
    let bucket = Int(key) & (bucketStarts.count - 2)
    for index in Int(bucketStarts[bucket])..<Int(bucketStarts[bucket + 1]) { body(buckets[index]) }
  }

  /// A counting sort into buckets of some words each: most of a bucket is told apart by its profile.
  ///
  /// - Parameter keys: Keys, and below each its word.
  private static func sorted(_ keys: [UInt64]) -> (starts: [Int32], words: [WordTable.Word]) {
    var bucketCount = 1
    while bucketCount * 4 < keys.count { bucketCount *= 2 }
    let bucket = { (key: UInt64) in Int(key >> 32) & (bucketCount - 1) }
    var starts = [Int32](repeating: 0, count: bucketCount + 1)
    for key in keys { starts[bucket(key) + 1] += 1 }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var next = starts
    var words = [WordTable.Word](repeating: 0, count: keys.count)
    for key in keys {
      words[Int(next[bucket(key)])] = WordTable.Word(truncatingIfNeeded: key)
      next[bucket(key)] += 1
    }
    return (starts, words)
  }

  private static func forEachKey(ofKnown letters: Letters, _ body: (UInt32) -> Void) {
    if letters.count < Misspelling.longLetterCount {
      forEachKey(of: .whole, letters, body)
    } else {
      forEachKey(of: .beginning, letters, body)
      forEachKey(of: .end, letters, body)
    }
  }

  /// What is said may have a letter more or less than a short word, and is then one of the long ones.
  private static func forEachKey(ofSaid letters: Letters, _ body: (UInt32) -> Void) {
    if letters.count <= Misspelling.longLetterCount { forEachKey(of: .whole, letters, body) }
    if letters.count >= Misspelling.longLetterCount - 1 {
      forEachKey(of: .beginning, letters, body)
      forEachKey(of: .end, letters, body)
    }
  }

  /// Calls `body` with the keys of a part of a word: its letters, and all but one of them.
  private static func forEachKey(of part: Part, _ letters: Letters, _ body: (UInt32) -> Void) {
    let range = range(of: part, letters)
    body(key(range, of: letters, part))
    for place in range { body(key(range, of: letters, part, without: place)) }
  }

  private static func range(of part: Part, _ letters: Letters) -> Range<Int> {
    switch part {
    case .whole: 0..<letters.count
    case .beginning: 0..<endLength
    case .end: letters.count - endLength..<letters.count
    }
  }

  private static func key(
    _ range: Range<Int>, of letters: Letters, _ part: Part, without place: Int = -1
  ) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5 ^ part.rawValue
    for offset in range where offset != place { hash = (hash ^ letters[offset]) &* 0x0100_0193 }
    return hash ^ hash >> 15
  }
}
