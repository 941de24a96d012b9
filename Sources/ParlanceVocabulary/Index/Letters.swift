internal import ParlanceText

/// The letters of one word, on the stack: what misspellings are counted in.
struct Letters {
  /// Longer words are not compared letter by letter.
  static let maximumCount = 32

  private var scalars = InlineArray<32, UInt32>(repeating: 0)
  private(set) var count = 0

  /// Takes the letters of folded UTF-8, accents off; false when there are too many.
  mutating func read(_ word: Span<UInt8>, _ accents: AccentFolding) -> Bool {
    count = 0
    var fits = true
    accents.forEachScalar(of: word) { fits = append($0) && fits }
    return fits
  }

  /// The letters of a range of offsets.
  subscript(range: Range<Int>) -> Letters {
    var part = Letters()
    for offset in range { _ = part.append(scalars[offset]) }
    return part
  }

  /// The letter at an offset.
  subscript(offset: Int) -> UInt32 { scalars[offset] }

  /// These letters and others after them; nil when there are too many.
  func joined(with others: Letters) -> Letters? {
    guard count + others.count <= Self.maximumCount else { return nil }
    var all = self
    for offset in 0..<others.count { _ = all.append(others[offset]) }
    return all
  }

  /// Whether a number of edits, or fewer, turns these letters into others: one left out, added or changed, or two
  /// neighbours swapped (Damerau, CACM 7(3), 1964; optimal string alignment).
  ///
  /// - Complexity: O(4^*edits* *n*), meant for at most four edits.
  func isWithin(_ edits: Int, of others: Letters) -> Bool {
    isWithin(edits, of: others, from: 0, 0)
  }

  /// The edits to other letters; nil when they are more than a limit.
  func distance(to others: Letters, atMost limit: Int) -> Int? {
    abs(count - others.count) <= limit ? (0...limit).first { isWithin($0, of: others) } : nil
  }

  private func isWithin(_ edits: Int, of others: Letters, from start: Int, _ otherStart: Int)
    -> Bool
  {
    var here = start
    var there = otherStart
    while here < count, there < others.count, self[here] == others[there] {
      here += 1
      there += 1
    }
    if here == count || there == others.count {
      return count - here + others.count - there <= edits
    }
    if edits == 0 { return false }
    return isWithin(edits - 1, of: others, from: here + 1, there + 1)
      || isWithin(edits - 1, of: others, from: here + 1, there)
      || isWithin(edits - 1, of: others, from: here, there + 1)
      || isSwapped(others, here, there)
        && isWithin(edits - 1, of: others, from: here + 2, there + 2)
  }

  private func isSwapped(_ others: Letters, _ here: Int, _ there: Int) -> Bool {
    here + 1 < count && there + 1 < others.count && self[here] == others[there + 1]
      && self[here + 1] == others[there]
  }

  private mutating func append(_ scalar: UInt32) -> Bool {
    guard count < Self.maximumCount else { return false }
    scalars[count] = scalar
    count += 1
    return true
  }
}
