/// The words of a lexicon by what is left of them without accents, since people type and dictate without: `mama` for
/// `mamá`, `odeme` for `ödeme`.
package struct AccentIndex: Sendable {
  private let folding = AccentFolding()
  /// What is left of the words that have accents, numbered.
  private var spellings = Lexicon(minimumCapacity: 0)
  /// By lexeme, the spelling of the words that have accents or differ from such by these alone; -1 for all others.
  private var spellingOfWord: [Int32] = []
  /// By lexeme, whether it is no other word for its accents.
  private var isItself: [Bool] = []
  /// The words of each spelling in the order of the lexicon, but the one without accents last.
  private var words: [Lexicon.Lexeme] = []
  /// Where the words of each spelling begin in ``words``, and at last where they end.
  private var starts: [Int32] = [0]

  /// An index of no words.
  package init() {}

  /// Reads the words of a lexicon.
  /// - Complexity: O(*n*), *n* the length of its words.
  package init(_ lexicon: Lexicon) {
    spellings = Lexicon(minimumCapacity: lexicon.beyondASCII.count)
    spellingOfWord = Array(repeating: -1, count: lexicon.count)
    isItself = Array(repeating: false, count: lexicon.count)
    let accented = readAccented(lexicon)
    let plain = readPlain(lexicon)
    sort(accented + plain)
  }

  /// Gives the words that the lexicon does not know as written the number of the word that they are but for accents.
  ///
  /// Of several such words the first in the lexicon is taken; none where an apostrophe shows that the word is a known
  /// one with an ending: `dolar'ı` is not `doları`.
  package func complete(_ utterance: inout Utterance, by lexicon: Lexicon) {
    var plain: [UInt8] = []
    for index in utterance.tokens.indices where utterance.tokens[index].lexeme < 0 {
      let token = utterance.tokens[index]
      guard AccentFolding.isSpelled(token, in: utterance),
        !Self.showsKnownWord(at: index, in: utterance)
      else { continue }
      utterance.tokens[index].lexeme = lexeme(
        of: utterance.foldedBytes.span.extracting(token.folded.offsets), in: lexicon, &plain)
    }
  }

  private static func showsKnownWord(at index: Int, in utterance: Utterance) -> Bool {
    var isKnown = false
    utterance.visitRoles(at: index) { reading in
      if reading.lexeme >= 0, utterance.showsEnding(reading) { isKnown = true }
    }
    return isKnown
  }

  /// Visits the words that a word is when its accents were left out: *envía* for *envia*.
  ///
  /// A word of the Latin alphabet that has accents is no other one: *pagué* is no *pague*.
  @inline(__always)
  package func visitVariants(of lexeme: Lexicon.Lexeme, _ visit: (Lexicon.Lexeme) -> Void) {
    guard lexeme >= 0, Int(lexeme) < spellingOfWord.count else { return }
    let spelling = spellingOfWord[Int(lexeme)]
    guard spelling >= 0, !isItself[Int(lexeme)] else { return }
    for place in starts[Int(spelling)]..<starts[Int(spelling) + 1]
    where words[Int(place)] != lexeme {
      visit(words[Int(place)])
    }
  }

  private func lexeme(
    of word: Span<UInt8>, in lexicon: Lexicon, _ plain: inout [UInt8]
  ) -> Lexicon.Lexeme {
    guard strip(word, into: &plain) else { return firstAccented(word) }
    let known = lexicon.lexeme(bytes: plain.span)
    return known >= 0 ? known : firstAccented(plain.span)
  }

  private func firstAccented(_ plain: Span<UInt8>) -> Lexicon.Lexeme {
    let spelling = spellings.lexeme(bytes: plain)
    return spelling >= 0 ? words[Int(starts[Int(spelling)])] : -1
  }

  /// Writes a word without its accents; false where it has none, or nothing is left.
  private func strip(_ word: Span<UInt8>, into plain: inout [UInt8]) -> Bool {
    guard word.indices.contains(where: { word[$0] >= 0x80 }), folding.changes(word) else {
      return false
    }
    plain.removeAll(keepingCapacity: true)
    folding.forEachScalar(of: word) { scalar in
      UTF8Bytes.forEach(of: scalar) { plain.append($0) }
    }
    return !plain.isEmpty
  }

  // MARK: Reading a lexicon

  /// Numbers the spellings; answers the words that have accents.
  private mutating func readAccented(_ lexicon: Lexicon) -> [Lexicon.Lexeme] {
    var plain: [UInt8] = []
    return lexicon.beyondASCII.filter { lexeme in
      let word = lexicon.bytes(of: lexeme)
      guard strip(word.span, into: &plain) else { return false }
      isItself[Int(lexeme)] = LatinAccents.areIn(word.span)
      spellingOfWord[Int(lexeme)] = spellings.insert(bytes: plain.span)
      return true
    }
  }

  /// The words that are spelled without accents what others are with them.
  private mutating func readPlain(_ lexicon: Lexicon) -> [Lexicon.Lexeme] {
    (0..<Lexicon.Lexeme(spellings.count)).compactMap { spelling in
      let plain = lexicon.lexeme(bytes: spellings.bytes(of: spelling).span)
      guard plain >= 0 else { return nil }
      spellingOfWord[Int(plain)] = spelling
      return plain
    }
  }

  /// Sorts words by their spelling, those of one spelling in the order given (counting sort; Knuth, The Art of Computer
  /// Programming 3, 5.2).
  private mutating func sort(_ list: [Lexicon.Lexeme]) {
    starts = Array(repeating: 0, count: spellings.count + 1)
    for word in list { starts[Int(spellingOfWord[Int(word)]) + 1] += 1 }
    for spelling in 0..<spellings.count { starts[spelling + 1] += starts[spelling] }
    words = Array(repeating: -1, count: list.count)
    var free = starts
    for word in list {
      let spelling = Int(spellingOfWord[Int(word)])
      words[Int(free[spelling])] = word
      free[spelling] += 1
    }
  }
}
