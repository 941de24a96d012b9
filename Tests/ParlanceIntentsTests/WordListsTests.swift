import ParlanceLanguages
import ParlanceMatching
import ParlanceText
import Testing

@testable import ParlanceIntents

@Suite("Lists of words and names")
struct WordListsTests {
  private func lists(
    _ files: [String: String], code: String = "la"
  ) throws -> (lists: WordLists, lexicon: Lexicon) {
    let pack = try FrozenLanguage.pack(code, files: files)
    let tokenizer = Tokenizer(for: pack.code, rules: try TextRules(pack))
    var words = WordReader(tokenizer: tokenizer, lexicon: Lexicon())
    return (try WordLists(pack, &words), words.lexicon)
  }

  private func wordClass(
    _ word: String, _ found: (lists: WordLists, lexicon: Lexicon)
  ) -> WordClass? {
    let lexeme = found.lexicon.lexeme(of: word)
    return lexeme < 0 ? nil : found.lists.classes[lexeme]
  }

  @Test("A word has the class of its line")
  func readsClasses() throws {
    let found = try lists([
      "words.tsv": "quasi\tcommon\nquoque\tfiller\nsed\tfunction\n",
      "names.tsv": "aurora\tambiguous\nmarcus\tgiven\ntullius\tfamily\n",
    ])
    #expect(wordClass("quasi", found) == .common)
    #expect(wordClass("quoque", found) == .filler)
    #expect(wordClass("sed", found) == .function)
    #expect(wordClass("aurora", found) == .ambiguous)
    #expect(wordClass("marcus", found) == .given)
    #expect(wordClass("tullius", found) == .family)
    #expect(wordClass("nemo", found) == nil)
    #expect(found.lists.classes.lexemes(of: .function).map(found.lexicon.word) == ["sed"])
  }

  @Test("A name's class holds before a word's, and the region's before the language's")
  func layersClasses() throws {
    let found = try lists(
      [
        "words.tsv": "aurora\tcommon\nsed\tfunction\n", "names.tsv": "aurora\tgiven\n",
        "la-IT/pack.json": #"{"tag": "la-IT"}"#, "la-IT/words.tsv": "sed\tfiller\n",
      ], code: "la-IT")
    #expect(wordClass("aurora", found) == .given)
    #expect(wordClass("sed", found) == .filler)
  }

  @Test(
    "An unknown class is an error with its line",
    arguments: [
      (
        "words.tsv", "a\tcommon\nb\tgiven\n",
        "words.tsv:2: unknown class; known are function, filler, common"
      ),
      (
        "names.tsv", "b\tfunction\n",
        "names.tsv:1: unknown class; known are given, ambiguous, family"
      ),
    ])
  func refusesClasses(_ file: String, _ text: String, _ message: String) {
    let error = #expect(throws: PackError.self) { try lists([file: text]) }
    #expect(error?.description.hasSuffix("/la/" + message) == true)
  }

  @Test("A nickname stands for several names")
  func readsNicknames() throws {
    let pack = try FrozenLanguage.pack("la", files: ["nicknames.tsv": "bob\trobert|robin\n"])
    #expect(try WordLists.nicknames(pack) == ["bob": ["robert", "robin"]])
  }

  @Test("A relation's word is one, unless it is a name or several words")
  func addsRelations() throws {
    var found = try lists(["names.tsv": "maia\tgiven\n", "words.tsv": "mater\tcommon\n"])
    let mother = found.lexicon.lexeme(of: "mater")
    let maia = found.lexicon.lexeme(of: "maia")
    found.lists.addRelation([mother])
    found.lists.addRelation([maia])
    found.lists.addRelation([mother, maia])
    #expect(wordClass("mater", found) == .relation)
    #expect(wordClass("maia", found) == .given)
  }

  @Test("A name of several clusters is a term; one of a single cluster is a word")
  func readsClusterNames() throws {
    let found = try lists(
      ["names.tsv": "健太\tgiven\n森\tfamily\n田中\tfamily\n"], code: "ja-JP")
    #expect(found.lists.clusterNames.map(\.surface) == ["健太", "田中"])
    #expect(found.lists.clusterNames.map(\.isFamilyName) == [false, true])
    #expect(found.lists.clusterNames.map(\.lexemes.count) == [2, 2])
    #expect(wordClass("森", found) == .family)
  }
}
