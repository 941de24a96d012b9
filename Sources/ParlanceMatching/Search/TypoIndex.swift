internal import ParlanceText

/// Finds the template word that a token misspells by one letter: one letter left out, added, changed, or two swapped
/// (Damerau, CACM 7(3), 1964), by symmetric deletion (Garbe 2012).
struct TypoIndex: Sendable {
  /// Shorter words are left alone: nearly everything is one letter away from them.
  static let minimumLength = 5
  /// Words this long are mended when two letters are swapped, which hardly makes another word.
  private static let minimumLengthForSwaps = 4

  private var table: [UInt64: [Lexicon.Lexeme]] = [:]
  private let words: [Lexicon.Lexeme: [UInt8]]

  init(_ lexemes: Set<Lexicon.Lexeme>, lexicon: Lexicon) {
    var words: [Lexicon.Lexeme: [UInt8]] = [:]
    for lexeme in lexemes.sorted() {
      let word = Array(lexicon.word(lexeme).utf8)
      guard word.count >= Self.minimumLengthForSwaps, word.allSatisfy(Self.isLetter) else {
        continue
      }
      words[lexeme] = word
      for key in Self.keys(word[...]) { table[key, default: []].append(lexeme) }
    }
    self.words = words
  }

  /// The only word at distance one; nil when there is none, or when there are two to choose from.
  func correction(of word: ArraySlice<UInt8>) -> Lexicon.Lexeme? {
    guard word.count >= Self.minimumLength - 1, word.allSatisfy(Self.isLetter) else { return nil }
    var found: Lexicon.Lexeme?
    for key in Self.keys(word) {
      for lexeme in table[key] ?? [] where lexeme != found {
        guard let known = words[lexeme], Self.isMisspelling(word, of: known[...]) else { continue }
        if found != nil { return nil }
        found = lexeme
      }
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Hashes of the word and of the word without each of its letters.
  private static func keys(_ word: ArraySlice<UInt8>) -> [UInt64] {
    var keys = [Lexicon.hash(word)]
    for index in word.indices {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for other in word.indices where other != index {
        hash = (hash ^ UInt64(word[other])) &* 0x0000_0100_0000_01b3
      }
      keys.append(hash ^ (hash >> 32))
    }
    return keys
  }

  private static func isMisspelling(_ word: ArraySlice<UInt8>, of known: ArraySlice<UInt8>) -> Bool
  {
    guard isOneEditApart(known, word) else { return false }
    return known.count >= minimumLength
      || (known.count == word.count && known.sorted() == word.sorted())
  }

  static func isOneEditApart(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
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
