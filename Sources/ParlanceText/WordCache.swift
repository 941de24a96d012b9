/// Words read before, with the tokens and readings that they gave.
///
/// Most words are said over and over, and what one gives depends on its own letters and the language alone; so each is
/// folded, cut and taken apart once. When too many are known all are forgotten, which changes no result and bounds the
/// memory, as RE2 (Cox, Regular Expression Matching in the Wild, 2010) bounds that of its states.
///
/// Not thread-safe: each text read borrows one.
final class WordCache {
  /// A word that was read: where its parts stand in ``tokens``, ``readings`` and ``bytes``.
  struct Word {
    let hash: UInt64
    /// As written.
    let text: Range<Int>
    let folded: Range<Int>
    let tokens: Range<Int>
    let readings: Range<Int>
  }

  /// As a person's words in a year would be; about 1 MiB in languages with many cases.
  private static let capacity = 4_096
  private static let slotCount = 2 * capacity

  // Read for every word by the one thread that has borrowed the cache, so access needs no check.
  @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: slotCount)
  @exclusivity(unchecked) private var words: [Word] = []
  /// With offsets from the start of the word.
  @exclusivity(unchecked) private(set) var tokens: [Token] = []
  @exclusivity(unchecked) private(set) var readings: [Utterance.Reading] = []
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []

  /// A word as it was read before; nil when it was not.
  /// - Complexity: O(*n*) on average, *n* the length of the word.
  func word(_ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>) -> Word? {
    let number = slots[slot(of: hash, text)]
    return number < 0 ? nil : words[Int(number)]
  }

  /// Remembers how a word was read.
  ///
  /// - Parameters:
  ///   - text: As written.
  ///   - folded, tokens, readings: What it gave, with offsets from its start.
  func insert(
    _ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>, folded: some Sequence<UInt8>,
    tokens: some Sequence<Token>, readings: some Sequence<Utterance.Reading>
  ) {
    if words.count == Self.capacity { forgetAll() }
    let start = bytes.count
    bytes.append(contentsOf: text)
    let end = bytes.count
    bytes.append(contentsOf: folded)
    let firstToken = self.tokens.count
    self.tokens.append(contentsOf: tokens)
    let firstReading = self.readings.count
    self.readings.append(contentsOf: readings)
    slots[slot(of: hash, text)] = Int32(words.count)
    words.append(
      Word(
        hash: hash, text: start..<end, folded: end..<bytes.count,
        tokens: firstToken..<self.tokens.count, readings: firstReading..<self.readings.count))
  }

  /// The slot of a word, or the free one where it would go.
  private func slot(of hash: UInt64, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] >= 0, !isSame(words[Int(slots[slot])], hash, text) {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }

  private func isSame(_ word: Word, _ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.hash == hash, word.text.count == text.count else { return false }
    for index in text.indices where bytes[word.text.lowerBound + index] != text[index] {
      return false
    }
    return true
  }

  private func forgetAll() {
    for slot in slots.indices { slots[slot] = -1 }
    words.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    readings.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
