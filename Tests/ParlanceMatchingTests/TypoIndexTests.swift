@testable import ParlanceMatching
import ParlanceText
import TestSupport
import Testing

@Suite("Typos")
struct TypoIndexTests {
  private func index(_ words: [String]) -> (typos: TypoIndex, lexicon: Lexicon) {
    var lexicon = Lexicon()
    let lexemes = words.map { lexicon.insert($0) }
    return (TypoIndex(lexemes, lexicon: lexicon), lexicon)
  }

  @Test(
    "One letter left out, added, changed, or two swapped",
    arguments: [
      ("transfr", "transfer"), ("transferr", "transfer"), ("tramsfer", "transfer"),
      ("trasnfer", "transfer"),
      ("ransfer", "transfer"), ("xtransfer", "transfer"), ("rtansfer", "transfer"),
      ("transfre", "transfer"),
      ("trnsfr", nil), ("trafsner", nil), ("mney", "money"), ("mony", "money"), ("mon", nil),
      ("moeny", "money"),
      ("snd", nil), ("sedn", "send"), ("esnd", "send"), ("semd", nil), ("sendd", nil),
      ("tr4nsfer", nil), ("tränsfer", "transfer"), ("перевеси", "переведи"), ("перевос", nil),
    ])
  func corrects(_ typo: String, _ word: String?) {
    let (typos, lexicon) = index(["transfer", "money", "send", "über", "переведи"])
    #expect(typos.correction(of: ArraySlice(typo.utf8)).map { lexicon.word($0) } == word)
  }

  @Test("Between two words there is no telling")
  func refusesToChoose() {
    let (typos, _) = index(["table", "cable"])
    #expect(typos.correction(of: ArraySlice("aable".utf8)) == nil)
    #expect(typos.correction(of: ArraySlice("tabble".utf8)) != nil)
  }

  @Test(
    "Distance one is what the definition says, for random words", arguments: Array<UInt64>(1...10))
  func agreesWithDefinition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abc".utf8)
    for _ in 0..<500 {
      let one = generator.pick(from: letters, upTo: 6)
      let other = generator.pick(from: letters, upTo: 6)
      guard one != other else { continue }
      #expect(
        TypoIndex.isOneEditApart(one[...], other[...]) == edits(of: one, letters).contains(other),
        "\(one) \(other)")
    }
  }

  /// All that one edit makes of a word.
  private func edits(of word: [UInt8], _ letters: [UInt8]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for index in 0...word.count {
      for letter in letters {
        found.insert(Array(word[..<index]) + [letter] + word[index...])
        if index < word.count {
          found.insert(Array(word[..<index]) + [letter] + word[(index + 1)...])
        }
      }
      if index < word.count { found.insert(Array(word[..<index] + word[(index + 1)...])) }
      if index + 1 < word.count {
        var swapped = word
        swapped.swapAt(index, index + 1)
        found.insert(swapped)
      }
    }
    return found
  }
}
