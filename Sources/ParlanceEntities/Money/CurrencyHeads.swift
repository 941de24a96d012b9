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

  private let areFirst: Bool
  private let names: CurrencyNames
  /// The heads of more than one word, by their first: "đô la".
  private let longer: Set<ArraySlice<Lexicon.Lexeme>>

  init(_ names: CurrencyNames) {
    self.names = names
    let several = names.names.filter { $0.kind == .name && $0.words.count > 1 }
    let first = Self.sharing(several) { names.lexemes(of: $0.words.prefix(1)) }
    let last = Self.sharing(several) { names.lexemes(of: $0.words.suffix(1)) }
    areFirst = first.shared > last.shared
    longer = areFirst ? Self.longerHeads(several, names, heads: first.codes) : []
  }

  /// The head of a name of several words, and the rest.
  func cut(_ name: CurrencyNames.Name) -> Cut {
    guard areFirst else {
      return Cut(
        head: names.lexemes(of: name.words.suffix(1)),
        qualifier: names.lexemes(of: name.words.dropLast()))
    }
    let length =
      longer.contains(names.lexemes(of: name.words.prefix(1))) && name.words.count > 2 ? 2 : 1
    return Cut(
      head: names.lexemes(of: name.words.prefix(length)),
      qualifier: names.lexemes(of: name.words.dropFirst(length)))
  }

  private static func sharing(
    _ names: [CurrencyNames.Name], _ word: (CurrencyNames.Name) -> ArraySlice<Lexicon.Lexeme>
  ) -> (codes: [ArraySlice<Lexicon.Lexeme>: Set<CurrencyCode>], shared: Int) {
    var codes: [ArraySlice<Lexicon.Lexeme>: Set<CurrencyCode>] = [:]
    for name in names { codes[word(name), default: []].insert(name.code) }
    return (codes, codes.values.reduce(0) { $0 + ($1.count > 1 ? $1.count : 0) })
  }

  /// The first words of several currencies' names that are always followed by the same word.
  private static func longerHeads(
    _ several: [CurrencyNames.Name], _ names: CurrencyNames,
    heads: [ArraySlice<Lexicon.Lexeme>: Set<CurrencyCode>]
  ) -> Set<ArraySlice<Lexicon.Lexeme>> {
    var next: [ArraySlice<Lexicon.Lexeme>: Set<ArraySlice<Lexicon.Lexeme>>] = [:]
    for name in several {
      next[names.lexemes(of: name.words.prefix(1)), default: []]
        .insert(names.lexemes(of: name.words.dropFirst().prefix(1)))
    }
    return Set(next.filter { $0.value.count == 1 && (heads[$0.key]?.count ?? 0) > 1 }.keys)
  }
}
