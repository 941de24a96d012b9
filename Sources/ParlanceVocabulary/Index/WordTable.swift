internal import ParlanceText

/// Numbers the words of the vocabulary, accents off.
///
/// Open addressing with linear probing; a slot holds half of the hash beside the number, so that a word that is not
/// there costs one probe and reads no text.
struct WordTable {
  /// The number of a word, from 0; -1 for a word that is not known.
  typealias Word = Int32

  /// Leaves accents out of words.
  let accents = AccentFolding()
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)
  private var offsets: [Int32] = [0]
  private var bytes: [UInt8] = []

  /// How many words it holds.
  var count: Int { offsets.count - 1 }

  /// The memory it takes, in bytes.
  var byteCount: Int { slots.count * 8 + offsets.count * 4 + bytes.count }

  /// The word of a token as it is written or else without its accents, or -1.
  @inline(__always)
  func word(for token: Token, in utterance: Utterance) -> Word {
    let found = find(token.hash) { isEqual($0, utterance.foldedBytes, token.folded) }
    if found >= 0 || !AccentFolding.isSpelled(token, in: utterance) { return found }
    return wordWithoutAccents(token.folded, utterance.foldedBytes)
  }

  /// The word of a reading as it is written or else without its accents, or -1.
  func word(for reading: Utterance.Reading, in utterance: Utterance) -> Word {
    let found = find(reading.hash) { isEqual($0, utterance.foldedBytes, reading.folded) }
    return found >= 0 ? found : wordWithoutAccents(reading.folded, utterance.foldedBytes)
  }

  @inline(never)
  private func wordWithoutAccents(_ folded: Utterance.Span, _ text: [UInt8]) -> Word {
    let text = text.span.extracting(folded.offsets)
    guard accents.changes(text) else { return -1 }
    var hash = WordHash()
    accents.forEachScalar(of: text) { hash.combine(scalar: $0) }
    return find(hash.value) { isEqualWithoutAccents($0, text) }
  }

  /// The word of a token without its accents, which is added when new.
  mutating func insert(_ token: Token, in utterance: Utterance) -> Word {
    let known = word(for: token, in: utterance)
    if known >= 0 { return known }
    if (count + 1) * 2 > slots.count { grow() }
    var hash = WordHash()
    appendText(of: token, in: utterance, &hash)
    offsets.append(Int32(bytes.count))
    place(hash.value, count)
    return Word(count - 1)
  }

  /// Whether a word is one scalar long.
  func isOneLetter(_ word: WordTable.Word) -> Bool {
    let start = Int(offsets[Int(word)])
    let count = Int(offsets[Int(word) + 1]) - start
    return count == 1 || count <= 4 && bytes[start..<start + count].count(where: isLead) == 1
  }

  private func isLead(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Reads the letters of a word; false when it is longer than any that is compared letter by letter.
  func read(_ word: Word, into letters: inout Letters) -> Bool {
    letters.read(
      bytes.span.extracting(Int(offsets[Int(word)])..<Int(offsets[Int(word) + 1])), accents)
  }

  private mutating func appendText(
    of token: Token, in utterance: Utterance, _ hash: inout WordHash
  ) {
    let text = utterance.foldedBytes.span.extracting(token.folded.offsets)
    if AccentFolding.isSpelled(token, in: utterance), accents.changes(text) {
      accents.forEachScalar(of: text) { scalar in
        UTF8Bytes.forEach(of: scalar) { bytes.append($0) }
        hash.combine(scalar: scalar)
      }
    } else {
      for offset in text.indices {
        bytes.append(text[offset])
        hash.combine(text[offset])
      }
    }
  }

  @inline(__always)
  private func find(_ hash: UInt64, where isWord: (Int) -> Bool) -> Word {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if (entry ^ hash) >> 32 == 0 {
        let word = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
        if isWord(word) { return Word(truncatingIfNeeded: word) }
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func isEqual(_ word: Int, _ text: [UInt8], _ span: Utterance.Span) -> Bool {
    let start = Int(offsets[word])
    let count = Int(offsets[word + 1]) - start
    guard count == Int(span.upperBound - span.lowerBound) else { return false }
    for index in 0..<count where bytes[start + index] != text[Int(span.lowerBound) + index] {
      return false
    }
    return true
  }

  private func isEqualWithoutAccents(_ word: Int, _ text: Span<UInt8>) -> Bool {
    var offset = Int(offsets[word])
    let end = Int(offsets[word + 1])
    var isEqual = true
    accents.forEachScalar(of: text) { scalar in
      UTF8Bytes.forEach(of: scalar) { byte in
        isEqual = isEqual && offset < end && bytes[offset] == byte
        offset += 1
      }
    }
    return isEqual && offset == end
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for word in 0..<count {
      var hash = WordHash()
      for byte in bytes[Int(offsets[word])..<Int(offsets[word + 1])] { hash.combine(byte) }
      place(hash.value, word + 1)
    }
  }

  /// Puts an entry into the first free slot; entries are numbered from 1, because 0 is a free slot.
  private mutating func place(_ hash: UInt64, _ entry: Int) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(entry)
  }
}
