/// Texts that some terms have.
struct SparseTexts {
  private var terms: [VocabularyIndex.TermID] = []
  private var ends: [Int] = []
  private var bytes: [UInt8] = []

  /// The memory it takes, in bytes.
  var byteCount: Int { terms.count * 4 + ends.count * 8 + bytes.count }

  /// Adds the text of a term; the terms come in order.
  mutating func append(_ text: String, of term: VocabularyIndex.TermID) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
    terms.append(term)
  }

  /// The text of a term, or nil.
  ///
  /// - Complexity: O(log *n* + *m*), *n* the number of texts, *m* the length of the text.
  func text(of term: VocabularyIndex.TermID) -> String? {
    let place = terms.lowerBound(of: term)
    guard place < terms.count, terms[place] == term else { return nil }
    return String(decoding: bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]], as: UTF8.self)
  }
}
