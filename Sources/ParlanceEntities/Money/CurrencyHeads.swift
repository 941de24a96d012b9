internal import ParlanceText

/// Which word of a currency's name it shares with others: the last of "Canadian dollar", the first of "dólar canadiense".
///
/// CLDR does not say; the side on which more names agree is where the language has it.
struct CurrencyHeads {
  /// A name cut in two.
  struct Cut {
    let head: ArraySlice<Lexicon.Lexeme>
    let qualifier: ArraySlice<Lexicon.Lexeme>
  }

  /// The words at one side of the names, and the currencies that have each there.
  private struct Side {
    var words = TermNumbers()
    var codes: [[CurrencyCode]] = []

    /// How many currencies share a word with others.
    var sharedCount: Int { codes.reduce(0) { $0 + ($1.count > 1 ? $1.count : 0) } }

    mutating func insert(_ word: ArraySlice<Lexicon.Lexeme>, _ code: CurrencyCode) {
      guard let number = words.insert(word) else { return }
      if number == codes.count { codes.append([]) }
      if !codes[number].contains(code) { codes[number].append(code) }
    }
  }

  private let areFirst: Bool
  private let names: CurrencyNames
  private var first = Side()
  /// Of each first word, whether the head has one more: "đô la".
  private var isLonger: [Bool] = []

  init(_ names: CurrencyNames) {
    self.names = names
    let several = names.names.filter { $0.kind == .name && $0.words.count > 1 }
    var last = Side()
    for name in several {
      first.insert(names.lexemes(of: name.words.prefix(1)), name.code)
      last.insert(names.lexemes(of: name.words.suffix(1)), name.code)
    }
    areFirst = first.sharedCount > last.sharedCount
    if areFirst { findLonger(several) }
  }

  /// The head of a name of several words, and the rest.
  func cut(_ name: CurrencyNames.Name) -> Cut {
    guard areFirst else {
      return Cut(
        head: names.lexemes(of: name.words.suffix(1)),
        qualifier: names.lexemes(of: name.words.dropLast()))
    }
    let length = name.words.count > 2 && isLonger(name) ? 2 : 1
    return Cut(
      head: names.lexemes(of: name.words.prefix(length)),
      qualifier: names.lexemes(of: name.words.dropFirst(length)))
  }

  private func isLonger(_ name: CurrencyNames.Name) -> Bool {
    first.words.number(of: names.lexemes(of: name.words.prefix(1))).map { isLonger[$0] } ?? false
  }

  /// The first words of several currencies' names that are always followed by the same word.
  private mutating func findLonger(_ several: [CurrencyNames.Name]) {
    isLonger = first.codes.map { $0.count > 1 }
    var next: [ArraySlice<Lexicon.Lexeme>?] = Array(repeating: nil, count: isLonger.count)
    for name in several {
      let second = names.lexemes(of: name.words.dropFirst().prefix(1))
      guard let number = first.words.number(of: names.lexemes(of: name.words.prefix(1))) else {
        continue
      }
      if next[number] ?? second != second { isLonger[number] = false }
      next[number] = second
    }
  }
}
