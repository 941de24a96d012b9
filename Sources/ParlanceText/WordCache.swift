/// Words read before, with the tokens and readings that they gave.
///
/// Most words are said over and over, and what one gives depends on its own letters and the language alone; so each is
/// folded, cut and taken apart once. When too many are known all are forgotten, which changes no result and bounds the
/// memory, as RE2 (Cox, Regular Expression Matching in the Wild, 2010) bounds that of its states.
///
/// Not thread-safe: each text read borrows one.
final class WordCache {
  /// A word that was read: where its parts stand in ``tokens``, ``readings`` and ``folded``.
  struct Word {
    let folded: Range<Int>
    let tokens: Range<Int>
    let readings: Range<Int>
  }

  /// More bytes than a word has that is said twice.
  static let maximumLength = 64
  /// As a person's words in a year would be; about 1 MiB in languages with many cases.
  private static let capacity = 4_096

  // Read for every word by the one thread that has borrowed the cache, so access needs no check.
  /// The words as written, by number.
  @exclusivity(unchecked) private var texts = Lexicon(minimumCapacity: capacity)
  @exclusivity(unchecked) private var words: [Word] = []
  /// With offsets from the start of the word.
  @exclusivity(unchecked) private(set) var tokens: [Token] = []
  @exclusivity(unchecked) private(set) var readings: [Utterance.Reading] = []
  @exclusivity(unchecked) private(set) var folded: [UInt8] = []

  /// A word as it was read before; nil when it was not.
  /// - Complexity: O(*n*) on average, *n* the length of the word.
  func word(_ text: Span<UInt8>) -> Word? {
    let number = texts.lexeme(bytes: text)
    return number < 0 ? nil : words[Int(number)]
  }

  /// Remembers how a new word was read.
  ///
  /// - Parameters:
  ///   - text: As written.
  ///   - folded, tokens, readings: What it gave, with offsets from its start.
  func insert(
    _ text: Span<UInt8>, folded: some Sequence<UInt8>, tokens: some Sequence<Token>,
    readings: some Sequence<Utterance.Reading>
  ) {
    if words.count == Self.capacity { forgetAll() }
    let start = (
      folded: self.folded.count, tokens: self.tokens.count, readings: self.readings.count
    )
    self.folded.append(contentsOf: folded)
    self.tokens.append(contentsOf: tokens)
    self.readings.append(contentsOf: readings)
    // Numbers are given in a row, so that each is the word's place.
    _ = texts.insert(bytes: text)
    words.append(
      Word(
        folded: start.folded..<self.folded.count, tokens: start.tokens..<self.tokens.count,
        readings: start.readings..<self.readings.count))
  }

  private func forgetAll() {
    texts = Lexicon(minimumCapacity: Self.capacity)
    words.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    readings.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
  }
}
