/// What can be said of a word's letters without reading them: most words that cannot be meant are told by it.
struct LetterProfile: Equatable {
  /// The letters as a set of bits.
  private var signature: UInt32 = 0
  private var letterCount: UInt32 = 0

  /// How many letters there are.
  var count: Int { Int(letterCount) }

  /// The profile of no word.
  init() {}

  init(_ letters: Letters) {
    letterCount = UInt32(letters.count)
    for offset in 0..<letters.count { signature |= 1 << (letters[offset] & 31) }
  }

  /// Whether a word of this profile is within the edits that the shorter of both allows of a word of another.
  ///
  /// A letter that is changed differs in two bits of the set at most, one that is added or left out in one.
  @inline(__always)
  func mayBeMeant(by said: LetterProfile) -> Bool {
    let limit = max(1, Misspelling.limit(letterCount: min(count, said.count)))
    let lengthDifference = abs(count - said.count)
    return lengthDifference <= limit
      && (signature ^ said.signature).nonzeroBitCount <= 2 * limit - lengthDifference
  }
}
