/// Numbers folded words, so that later stages compare integers.
///
/// Open addressing over FNV-1a, with the bytes compared on a hit.
public struct Lexicon: Sendable {
  /// The number of a word, from 0; -1 for a word that is not known.
  public typealias Lexeme = Int32

  private var slots: [Int32]
  private var hashes: [UInt64] = []
  private var offsets: [Int32] = [0]
  private var bytes: [UInt8] = []
  /// The words that are not spelled in ASCII, in the order of their numbers: few in many languages.
  package private(set) var beyondASCII: [Lexeme] = []

  /// Room for the words of a usual pack.
  private static let usualCount = 30_000

  /// An empty lexicon.
  public init() {
    self.init(minimumCapacity: Self.usualCount)
  }

  /// An empty lexicon.
  ///
  /// - Parameter count: How many words it has room for before it grows.
  package init(minimumCapacity count: Int) {
    var slotCount = 2
    while slotCount <= count * 2 { slotCount *= 2 }
    slots = Array(repeating: -1, count: slotCount)
  }

  /// How many words it holds.
  public var count: Int { hashes.count }

  /// The word of a number.
  ///
  /// - Precondition: The number is one that this lexicon gave.
  public func word(_ lexeme: Lexeme) -> String {
    String(decoding: bytes[range(of: Int(lexeme))], as: UTF8.self)
  }

  /// Whether a word is one grapheme cluster of a script written without spaces.
  package func isCluster(_ lexeme: Lexeme) -> Bool {
    let range = range(of: Int(lexeme))
    guard let first = range.first, bytes[first] >= 0x80 else { return false }
    let (value, length) = UTF8Bytes.scalar(at: first, of: bytes.span)
    guard let scalar = Unicode.Scalar(value), UnspacedScript.contains(scalar) else { return false }
    return length == range.count || word(lexeme).count == 1
  }

  /// The number of a folded word, or -1.
  ///
  /// - Parameter word: Folded as ``Normalizer`` folds; a word in capitals is another word.
  /// - Complexity: O(*n*), *n* the length of the word.
  public func lexeme(of word: some StringProtocol) -> Lexeme {
    lexeme(bytes: Array(word.utf8).span)
  }

  /// The number of a folded word, which is added when new.
  ///
  /// - Complexity: O(*n*) on average, *n* the length of the word.
  public mutating func insert(_ word: some StringProtocol) -> Lexeme {
    insert(bytes: Array(word.utf8).span)
  }

  /// Numbers the tokens and readings of an utterance: those of words that it does not hold are -1.
  ///
  /// An utterance bears the numbers of the lexicon that annotated it last.
  ///
  /// - Complexity: O(*n*), *n* the length of the folded text.
  public func annotate(_ utterance: inout Utterance) {
    for index in utterance.tokens.indices {
      let token = utterance.tokens[index]
      utterance.tokens[index].lexeme = find(token.hash, utterance.foldedBytes, token.folded)
    }
    for index in utterance.readings.indices {
      let reading = utterance.readings[index]
      utterance.readings[index].lexeme = find(reading.hash, utterance.foldedBytes, reading.folded)
    }
  }

  /// The folded word of a number, UTF-8.
  package func bytes(of lexeme: Lexeme) -> ArraySlice<UInt8> { bytes[range(of: Int(lexeme))] }

  package func lexeme(bytes word: Span<UInt8>) -> Lexeme {
    lexeme(Self.hash(word), word)
  }

  package mutating func insert(bytes word: Span<UInt8>) -> Lexeme {
    let hash = Self.hash(word)
    let slot = slot(of: hash, word)
    if slots[slot] >= 0 { return slots[slot] }
    let added = Int32(hashes.count)
    slots[slot] = added
    hashes.append(hash)
    append(word, as: added)
    if (hashes.count + 1) * 2 > slots.count { grow() }
    return added
  }

  private mutating func append(_ word: Span<UInt8>, as lexeme: Lexeme) {
    word.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    offsets.append(Int32(bytes.count))
    for index in word.indices where word[index] >= 0x80 { return beyondASCII.append(lexeme) }
  }

  private func lexeme(_ hash: UInt64, _ word: Span<UInt8>) -> Lexeme {
    slots[slot(of: hash, word)]
  }

  /// The slot of a word, or the free one where it would go.
  private func slot(of hash: UInt64, _ word: Span<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if hashes[candidate] == hash, equals(candidate, word) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func equals(_ candidate: Int, _ word: Span<UInt8>) -> Bool {
    let start = Int(offsets[candidate])
    guard Int(offsets[candidate + 1]) - start == word.count else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private func find(_ hash: UInt64, _ text: [UInt8], _ span: Utterance.Span) -> Lexeme {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while true {
      let candidate = slots[slot]
      if candidate < 0 { return -1 }
      if hashes[Int(candidate)] == hash, equals(Int(candidate), text, span) { return candidate }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private func equals(_ candidate: Int, _ text: [UInt8], _ span: Utterance.Span) -> Bool {
    let start = Int(offsets[candidate])
    let count = Int(offsets[candidate + 1]) - start
    guard count == Int(span.upperBound - span.lowerBound) else { return false }
    for index in 0..<count where bytes[start + index] != text[Int(span.lowerBound) + index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for lexeme in hashes.indices { place(Int32(lexeme)) }
  }

  private mutating func place(_ lexeme: Int32) {
    var slot = Int(truncatingIfNeeded: hashes[Int(lexeme)]) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = lexeme
  }

  private func range(of lexeme: Int) -> Range<Int> {
    Int(offsets[lexeme])..<Int(offsets[lexeme + 1])
  }

  /// FNV-1a, 64 bits, with a final mix so that the low bits depend on all others.
  @inline(__always)
  package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
