import ParlanceText
import Testing

@Suite("Words without their accents")
struct AccentIndexTests {
  private func lexicon(_ words: [String]) -> Lexicon {
    var lexicon = Lexicon()
    for word in words { _ = lexicon.insert(word) }
    return lexicon
  }

  private func words(_ text: String, _ known: [String]) throws -> [String] {
    let lexicon = lexicon(known)
    var utterance = try Fixture.english.utterance(text)
    lexicon.annotate(&utterance)
    AccentIndex(lexicon).complete(&utterance, by: lexicon)
    return utterance.tokens.map { $0.lexeme < 0 ? "?" : lexicon.word($0.lexeme) }
  }

  @Test("A word that is not known as written is the one that it is but for accents")
  func completes() throws {
    #expect(try words("mama odeme", ["mamá", "ödeme"]) == ["mamá", "ödeme"])
    #expect(try words("pagámelo еще ещё", ["pagamelo", "еще"]) == ["pagamelo", "еще", "еще"])
    #expect(try words("papa mama", ["mamá"]) == ["?", "mamá"])
  }

  @Test("An i without its dot is an i")
  func completesDotlessLetters() throws {
    #expect(try words("isik ışık", ["ışık"]) == ["ışık", "ışık"])
    #expect(try words("ıban", ["iban"]) == ["iban"])
  }

  @Test("A word that is known as written stays")
  func keepsKnown() throws {
    #expect(try words("que qué", ["que", "qué"]) == ["que", "qué"])
  }

  @Test("A word without accents may be several with them, and one with accents is no other")
  func variants() throws {
    let lexicon = lexicon(["mas", "más", "màs", "otro"])
    #expect(variants(of: "mas", lexicon) == ["más", "màs"])
    #expect(variants(of: "más", lexicon) == [])
    #expect(variants(of: "otro", lexicon) == [])
    #expect(try words("mäs", ["más", "màs"]) == ["más"])
  }

  private func variants(of word: String, _ lexicon: Lexicon) -> [String] {
    var variants: [String] = []
    AccentIndex(lexicon).visitVariants(of: lexicon.lexeme(of: word)) {
      variants.append(lexicon.word($0))
    }
    return variants
  }

  @Test("Vowel signs are no accents")
  func keepsVowelSigns() throws {
    #expect(try words("क की", ["कि"]) == ["?", "?"])
  }
}
