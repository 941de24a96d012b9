internal import ParlanceText

/// Numbers the terms of a table while it is built: sequences of lexemes, from 0.
struct TermNumbers {
  /// The terms by their numbers.
  private(set) var terms: [[Lexicon.Lexeme]] = []
  /// The terms of one lexeme, which are most, by the lexeme.
  private var single: [Int32] = []
  private var longer: [ArraySlice<Lexicon.Lexeme>: Int32] = [:]

  /// The number of a term, which is added when new; nil of nothing.
  mutating func insert(_ term: ArraySlice<Lexicon.Lexeme>) -> Int? {
    guard let first = term.first, first >= 0 else { return nil }
    if let known = number(of: term) { return known }
    let added = Int32(terms.count)
    terms.append(Array(term))
    if term.count > 1 {
      longer[term] = added
    } else {
      if Int(first) >= single.count {
        single.append(contentsOf: repeatElement(-1, count: Int(first) + 256 - single.count))
      }
      single[Int(first)] = added
    }
    return Int(added)
  }

  /// The number of a term; nil when it is not known.
  func number(of term: ArraySlice<Lexicon.Lexeme>) -> Int? {
    if term.count > 1 { return longer[term].map(Int.init) }
    guard let first = term.first.map(Int.init), first >= 0, first < single.count else { return nil }
    return single[first] >= 0 ? Int(single[first]) : nil
  }
}
