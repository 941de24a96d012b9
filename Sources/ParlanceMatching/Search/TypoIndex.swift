internal import ParlanceText

/// Finds the template word that a token misspells by one letter: one letter left out, added, changed, or two swapped
/// (Damerau, CACM 7(3), 1964), by symmetric deletion (Garbe 2012).
struct TypoIndex: Sendable {
  /// Shorter words are left alone: nearly everything is one letter away from them.
  static let minimumLength = 5
  /// Words this long are mended when two letters are swapped, which hardly makes another word.
  private static let minimumLengthForSwaps = 4

  private struct Word {
    let lexeme: Lexicon.Lexeme
    let letters: Range<Int>
  }

  /// A word under one of its keys, and the next one in the same bucket.
  private struct Entry {
    let key: UInt64
    let word: Int32
    let next: Int32
  }

  private var words: [Word] = []
  private var letters: [Unicode.Scalar] = []
  private var entries: [Entry] = []
  private var buckets: [Int32]

  init(_ lexemes: Set<Lexicon.Lexeme>, lexicon: Lexicon) {
    var bucketCount = 1
    while bucketCount < lexemes.count * 8 { bucketCount *= 2 }
    buckets = Array(repeating: -1, count: bucketCount)
    for lexeme in lexemes.sorted() {
      let word = Array(lexicon.word(lexeme).unicodeScalars)
      guard word.count >= Self.minimumLengthForSwaps, word.allSatisfy(Self.isLetter) else {
        continue
      }
      insert(word, lexeme)
    }
  }

  private mutating func insert(_ word: [Unicode.Scalar], _ lexeme: Lexicon.Lexeme) {
    words.append(Word(lexeme: lexeme, letters: letters.count..<letters.count + word.count))
    letters += word
    Self.visitKeys(of: word[...]) { key in
      let bucket = bucket(of: key)
      entries.append(Entry(key: key, word: Int32(words.count - 1), next: buckets[bucket]))
      buckets[bucket] = Int32(entries.count - 1)
    }
  }

  /// The only word at distance one; nil when there is none, or when there are two to choose from.
  /// - Complexity: O(*n*²), *n* the length of the word.
  func correction(of bytes: ArraySlice<UInt8>) -> Lexicon.Lexeme? {
    guard bytes.count >= Self.minimumLengthForSwaps else { return nil }
    let word = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard word.count >= Self.minimumLengthForSwaps, word.allSatisfy(Self.isLetter) else {
      return nil
    }
    return onlyWord(resembling: word[...])
  }

  private func onlyWord(resembling word: ArraySlice<Unicode.Scalar>) -> Lexicon.Lexeme? {
    var found: Lexicon.Lexeme?
    var isAmbiguous = false
    Self.visitKeys(of: word) { key in
      var index = buckets[bucket(of: key)]
      while index >= 0, !isAmbiguous {
        let entry = entries[Int(index)]
        index = entry.next
        let known = words[Int(entry.word)]
        guard entry.key == key, known.lexeme != found,
          Self.isMisspelling(word, of: letters[known.letters])
        else { continue }
        isAmbiguous = found != nil
        found = known.lexeme
      }
    }
    return isAmbiguous ? nil : found
  }

  private func bucket(of key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (buckets.count - 1) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar >= "a" && scalar <= "z" : scalar.properties.isAlphabetic
  }

  /// Hashes of the word and of the word without each of its letters.
  private static func visitKeys(
    of word: ArraySlice<Unicode.Scalar>, _ visit: (UInt64) -> Void
  ) {
    visit(key(of: word, without: -1))
    for index in word.indices { visit(key(of: word, without: index)) }
  }

  /// FNV-1a over scalars, with a final mix so that the low bits depend on all others.
  private static func key(of word: ArraySlice<Unicode.Scalar>, without left: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in word.indices where index != left {
      hash = (hash ^ UInt64(word[index].value)) &* 0x0000_0100_0000_01b3
    }
    return hash ^ (hash >> 32)
  }

  private static func isMisspelling(
    _ word: ArraySlice<Unicode.Scalar>, of known: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard isOneEditApart(known, word) else { return false }
    return known.count >= minimumLength
      || (known.count == word.count && known.sorted() == word.sorted())
  }

  static func isOneEditApart<Letter: Equatable>(
    _ first: ArraySlice<Letter>, _ second: ArraySlice<Letter>
  ) -> Bool {
    let shared = zip(first, second).prefix { $0 == $1 }.count
    let firstRest = first.dropFirst(shared)
    let secondRest = second.dropFirst(shared)
    if firstRest.dropFirst().elementsEqual(secondRest) { return true }
    if secondRest.dropFirst().elementsEqual(firstRest) { return true }
    if firstRest.dropFirst().elementsEqual(secondRest.dropFirst()) { return true }
    guard firstRest.count >= 2, secondRest.count >= 2 else { return false }
    let swapped = [firstRest[firstRest.startIndex + 1], firstRest[firstRest.startIndex]]
    return swapped.elementsEqual(secondRest.prefix(2))
      && firstRest.dropFirst(2).elementsEqual(secondRest.dropFirst(2))
  }
}
