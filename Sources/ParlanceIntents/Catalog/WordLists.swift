internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText

/// The lists of words and names of a pack, as classes of lexemes.
struct WordLists: Sendable {
  private(set) var classes = WordClasses()
  /// Names of several clusters of a script without spaces, which are terms and not words.
  private(set) var clusterNames: [ClusterName] = []
  /// Family names of one cluster.
  private(set) var familyClusters: [Lexicon.Lexeme] = []

  /// A name that takes several tokens.
  struct ClusterName: Sendable {
    let surface: String
    let lexemes: [Lexicon.Lexeme]
    let isFamilyName: Bool
  }

  /// Reads `words.tsv` and `names.tsv`; of two classes of a word the more specific layer's holds,
  /// and a name's before a word's.
  ///
  /// - Throws: ``PackError`` at an unknown class.
  init(_ pack: LanguagePack, _ words: inout WordReader) throws(PackError) {
    try read(pack, "words.tsv", [.function, .filler, .common], &words)
    try read(pack, "names.tsv", [.given, .ambiguous, .family], &words)
  }

  /// Full given names by nickname, from `nicknames.tsv`.
  static func nicknames(_ pack: LanguagePack) throws(PackError) -> [String: [String]] {
    var nicknames: [String: [String]] = [:]
    for row in try pack.rows(of: "nicknames.tsv", columns: 2) {
      nicknames[String(row.fields[0])] = row.fields[1].utf8
        .split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    }
    return nicknames
  }

  /// Makes the words of relations a class, unless they are names already.
  mutating func addRelation(_ lexemes: [Lexicon.Lexeme]) {
    guard lexemes.count == 1, let lexeme = lexemes.first, classes[lexeme] != .given else { return }
    classes[lexeme] = .relation
  }

  private mutating func read(
    _ pack: LanguagePack, _ name: String, _ known: [WordClass], _ words: inout WordReader
  ) throws(PackError) {
    let names = known.map { Array("\($0)".utf8) }
    var last = 0
    let isNames = known.contains(.given)
    for file in pack.files(named: name).reversed() {
      let list = WordList(file)
      try list.visit { surface, value, line throws(PackError) in
        // Neighbours mostly have the same class.
        if !Self.equals(names[last], value) {
          guard let index = names.firstIndex(where: { Self.equals($0, value) }) else {
            let listed = known.map { "\($0)" }.joined(separator: ", ")
            throw list.error("unknown class; known are \(listed)", line)
          }
          last = index
        }
        classes[words.lexeme(ofFolded: surface)] = known[last]
        if isNames, WordReader.isUnspaced(surface) { addClusterName(surface, known[last], &words) }
      }
    }
  }

  private mutating func addClusterName(
    _ surface: Span<UInt8>, _ word: WordClass, _ words: inout WordReader
  ) {
    let lexemes = words.lexemes(surface)
    if lexemes.count == 1, word != .given { familyClusters.append(lexemes[0]) }
    guard lexemes.count > 1 else { return }
    clusterNames.append(
      ClusterName(
        surface: WordReader.text(surface), lexemes: lexemes, isFamilyName: word == .family))
  }

  private static func equals(_ name: [UInt8], _ value: Span<UInt8>) -> Bool {
    guard name.count == value.count else { return false }
    for index in name.indices where name[index] != value[index] { return false }
    return true
  }
}
