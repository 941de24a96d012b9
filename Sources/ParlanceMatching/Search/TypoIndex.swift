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
  private var letters: [UInt32] = []
  private var entries: [Entry] = []
  private var buckets: [Int32]

  init(_ lexemes: [Lexicon.Lexeme], lexicon: Lexicon) {
    var bucketCount = 1
    while bucketCount < lexemes.count * 8 { bucketCount *= 2 }
    buckets = Array(repeating: -1, count: bucketCount)
    entries.reserveCapacity(bucketCount)
    for lexeme in lexemes {
      let start = letters.count
      if Self.read(lexicon.bytes(of: lexeme).span, into: &letters) {
        insert(lexeme, letters: start..<letters.count)
      } else {
        letters.removeSubrange(start...)
      }
    }
  }

  /// Appends the letters of folded UTF-8; false where they are too few, or others are among them.
  private static func read(_ word: Span<UInt8>, into letters: inout [UInt32]) -> Bool {
    guard word.count >= minimumLengthForSwaps else { return false }
    var count = 0
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Bytes.scalar(at: offset, of: word)
      guard isLetter(scalar) else { return false }
      letters.append(scalar)
      count += 1
      offset += length
    }
    return count >= minimumLengthForSwaps
  }

  private mutating func insert(_ lexeme: Lexicon.Lexeme, letters range: Range<Int>) {
    words.append(Word(lexeme: lexeme, letters: range))
    Self.visitKeys(of: letters[range]) { key in
      let bucket = bucket(of: key)
      entries.append(Entry(key: key, word: Int32(words.count - 1), next: buckets[bucket]))
      buckets[bucket] = Int32(entries.count - 1)
    }
  }

  /// The only word at distance one; nil when there is none, or when there are two to choose from.
  /// - Complexity: O(*n*) but for words that resemble it, *n* the length of the word.
  func correction(of bytes: ArraySlice<UInt8>) -> Lexicon.Lexeme? {
    var word: [UInt32] = []
    return Self.read(bytes.span, into: &word) ? onlyWord(resembling: word[...]) : nil
  }

  private func onlyWord(resembling word: ArraySlice<UInt32>) -> Lexicon.Lexeme? {
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

  /// Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
  private func bucket(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (buckets.count - 1)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    scalar < 0x80 ? scalar &- 0x61 < 26 : Alphabet.contains(scalar)
  }

  /// Hashes of the word and of the word without each of its letters: polynomials (Karp and Rabin, IBM Journal of Research
  /// and Development 31(2), 1987), of which neighbours differ in one place.
  @inline(__always)
  private static func visitKeys(of word: ArraySlice<UInt32>, _ visit: (UInt64) -> Void) {
    guard let first = word.first else { return }
    var key = word.dropFirst().reversed().reduce(UInt64(0)) { $0 &* base &+ UInt64($1) }
    visit(key &* base &+ UInt64(first))
    visit(key)
    var power: UInt64 = 1
    var before = UInt64(first)
    for letter in word.dropFirst() {
      // The letter before it takes its place.
      key &+= (before &- UInt64(letter)) &* power
      visit(key)
      power &*= base
      before = UInt64(letter)
    }
  }

  /// Any odd number.
  private static let base: UInt64 = 0x0000_0100_0000_01b3

  private static func isMisspelling(
    _ word: ArraySlice<UInt32>, of known: ArraySlice<UInt32>
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
