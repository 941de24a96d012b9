/// Finds the words of the vocabulary that a word misspells, by symmetric deletion (Garbe, SymSpell, 2012).
///
/// A word is listed under its first seven letters and under what is left of them when one of them, or in long words
/// two, are left out. A misspelled word shares one of these keys with the word that was meant: an edit takes at most
/// one letter from either prefix.
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

  private static let prefixLength = 7

  private let bucketStarts: [Int32]
  private let buckets: [WordTable.Word]
  private let profiles: [LetterProfile]

  /// - Complexity: O(*n*), *n* the number of words.
  init(_ builder: Builder, words: WordTable) {
    var profiles = [LetterProfile](repeating: LetterProfile(), count: words.count)
    var letters = Letters()
    var keys: [(key: UInt32, word: WordTable.Word)] = []
    for word in builder.words {
      guard words.read(word, into: &letters) else { continue }
      profiles[Int(word)] = LetterProfile(letters)
      let limit = Misspelling.limit(letterCount: letters.count)
      Self.forEachKey(of: letters, deletions: limit) { keys.append(($0, word)) }
    }
    var bucketCount = 1
    while bucketCount < keys.count { bucketCount *= 2 }
    (bucketStarts, buckets) = Self.sorted(keys, bucketCount: bucketCount)
    self.profiles = profiles
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { (bucketStarts.count + buckets.count) * 4 + profiles.count * 8 }

  /// How many letters a word of the index has; 0 for one that is not compared letter by letter.
  func letterCount(of word: WordTable.Word) -> Int { profiles[Int(word)].count }

  /// Calls `body` once with each word that the letters are or misspell, and how many edits it is away.
  func forEachWord(
    resembling said: Letters, words: WordTable, _ body: (WordTable.Word, Int) -> Void
  ) {
    guard said.count > 0 else { return }
    var known = Letters()
    for word in wordsSharingKeys(with: said) where words.read(word, into: &known) {
      if let distance = Misspelling.distance(from: said, to: known) { body(word, distance) }
    }
  }

  /// The words to be read letter by letter, each once: a word that is meant shares most of its keys.
  private func wordsSharingKeys(with said: Letters) -> [WordTable.Word] {
    var found: [WordTable.Word] = []
    let profile = LetterProfile(said)
    Self.forEachKey(of: said, deletions: Misspelling.limit(letterCount: said.count)) { key in
      forEachWord(inBucketOf: key) { word in
        if profiles[Int(word)].mayBeMeant(by: profile), !found.contains(word) { found.append(word) }
      }
    }
    return found
  }

  /// The word that is spelled so, or -1.
  func word(spelled letters: Letters, words: WordTable) -> WordTable.Word {
    var found: WordTable.Word = -1
    var known = Letters()
    let profile = LetterProfile(letters)
    Self.forEachKey(of: letters, deletions: 0) { key in
      forEachWord(inBucketOf: key) { word in
        if profiles[Int(word)] == profile, words.read(word, into: &known),
          known.isWithin(0, of: letters)
        {
          found = word
        }
      }
    }
    return found
  }

  private func forEachWord(inBucketOf key: UInt32, _ body: (WordTable.Word) -> Void) {
    let bucket = Int(key) & (bucketStarts.count - 2)
    for index in Int(bucketStarts[bucket])..<Int(bucketStarts[bucket + 1]) { body(buckets[index]) }
  }

  /// A counting sort into buckets.
  private static func sorted(
    _ keys: [(key: UInt32, word: WordTable.Word)], bucketCount: Int
  ) -> (starts: [Int32], words: [WordTable.Word]) {
    var starts = [Int32](repeating: 0, count: bucketCount + 1)
    for (key, _) in keys { starts[Int(key) & (bucketCount - 1) + 1] += 1 }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var next = starts
    var words = [WordTable.Word](repeating: 0, count: keys.count)
    for (key, word) in keys {
      let bucket = Int(key) & (bucketCount - 1)
      words[Int(next[bucket])] = word
      next[bucket] += 1
    }
    return (starts, words)
  }

  /// Calls `body` with the keys of a word: its first letters, all but one of them, all but two.
  private static func forEachKey(of letters: Letters, deletions: Int, _ body: (UInt32) -> Void) {
    let count = min(letters.count, prefixLength)
    body(key(of: letters, count: count, without: -1, -1))
    guard deletions > 0 else { return }
    for first in 0..<count {
      body(key(of: letters, count: count, without: first, -1))
      guard deletions > 1 else { continue }
      for second in first + 1..<max(count, first + 1) {
        body(key(of: letters, count: count, without: first, second))
      }
    }
  }

  private static func key(
    of letters: Letters, count: Int, without first: Int, _ second: Int
  ) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for offset in 0..<count where offset != first && offset != second {
      hash = (hash ^ letters[offset]) &* 0x0100_0193
    }
    return hash ^ hash >> 15
  }
}
