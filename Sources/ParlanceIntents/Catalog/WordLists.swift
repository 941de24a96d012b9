internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText

/// The lists of words and names of a pack, as classes of lexemes.
struct WordLists {
  private(set) var classes: [Lexicon.Lexeme: WordClass] = [:]
  /// Full given names by nickname.
  private(set) var nicknames: [String: [String]] = [:]

  /// Reads `words.tsv`, `names.tsv` and `nicknames.tsv`; of two classes of a word the later file's holds.
  ///
  /// - Throws: ``PackError`` at an unknown class.
  init(_ pack: LanguagePack, _ words: inout WordReader) throws(PackError) {
    try read(pack, "words.tsv", [.function, .filler, .common], &words)
    try read(pack, "names.tsv", [.given, .ambiguous, .family], &words)
    for row in try pack.rows(of: "nicknames.tsv", columns: 2) {
      nicknames[String(row.fields[0])] = row.fields[1].split(separator: "|").map(String.init)
    }
  }

  /// Makes the words of relations a class, unless they are something else already.
  mutating func addRelation(_ lexemes: [Lexicon.Lexeme]) {
    guard lexemes.count == 1, let lexeme = lexemes.first, classes[lexeme] != .given else { return }
    classes[lexeme] = .relation
  }

  private mutating func read(
    _ pack: LanguagePack, _ name: String, _ known: [WordClass], _ words: inout WordReader
  ) throws(PackError) {
    for row in try pack.rows(of: name, columns: 2) {
      guard let word = known.first(where: { "\($0)" == row.fields[1] }) else {
        let names = known.map { "\($0)" }.joined(separator: ", ")
        throw row.error("unknown class '\(row.fields[1])'; known are \(names)")
      }
      let lexemes = words.lexemes(ArraySlice(row.fields[0].utf8))
      if lexemes.count == 1 { classes[lexemes[0]] = word }
    }
  }
}
