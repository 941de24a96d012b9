import ParlanceText
import ParlanceVocabulary
import TestSupport
import Testing

/// The index against a search that looks at every term at every place.
@Suite struct PropertyTests {
  /// A term with its words, which are plain lower-case letters here.
  private struct Naive {
    let words: [String]
    let isContact: Bool

    func quality(of said: ArraySlice<String>) -> VocabularyMatch.Quality? {
      if words.elementsEqual(said) { return .exact }
      let places = 0...max(0, words.count - said.count)
      let isPart = places.contains { words.dropFirst($0).starts(with: said) }
      return isContact && said.count < words.count && isPart ? .partial : nil
    }
  }

  @Test(arguments: [1, 20, 300, 4000] as [UInt64])
  func matchesAgreeWithNaiveSearch(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = (0..<12).map { random.word(syllables: 1 + $0 % 3) + "ba" }
    let strings = Dictionary(
      uniqueKeysWithValues: [VocabularyType.contactName, .carName, .photoTag].map { type in
        (type, (0..<40).map { _ in Self.text(of: words, upTo: 4, &random) })
      })
    let index = try Fixture.index(strings)
    let terms = (0..<VocabularyIndex.TermID(index.count)).map { Self.naive(index, $0) }
    for _ in 0..<50 {
      let said = Self.text(of: words, upTo: 12, &random)
      let utterance = try Fixture.tokenizer().utterance(said)
      #expect(
        Self.lines(index.matches(in: utterance)) == Self.naiveLines(index, terms, said),
        "seed \(seed)")
    }
  }

  private static func text(
    of words: [String], upTo count: Int, _ random: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: 1...count, using: &random))
      .compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
  }

  private static func lines(_ matches: [VocabularyMatch]) -> [String] {
    matches.map { "\($0.tokens) \($0.type) \($0.quality) \(Array($0.terms))" }
  }

  private static func naiveLines(
    _ index: VocabularyIndex, _ terms: [Naive], _ said: String
  ) -> [String] {
    let said = said.split(separator: " ").map(String.init)
    var lines: [String] = []
    for start in said.indices {
      for end in start + 1...said.count {
        for (quality, type) in [VocabularyMatch.Quality.exact, .partial]
          .flatMap({ quality in VocabularyType.allCases.map { (quality, $0) } })
        {
          let terms = (0..<VocabularyIndex.TermID(index.count)).filter { id in
            index.type(of: id) == type
              && terms[Int(id)].quality(of: said[start..<end]) == quality
          }
          if !terms.isEmpty { lines.append("\(start..<end) \(type) \(quality) \(terms)") }
        }
      }
    }
    return lines
  }

  private static func naive(_ index: VocabularyIndex, _ id: VocabularyIndex.TermID) -> Naive {
    Naive(
      words: index.term(id).spokenPhrase.split(separator: " ").map(String.init),
      isContact: index.type(of: id) == .contactName)
  }

  @Test(arguments: [5, 66] as [UInt64])
  func oneWrongLetterIsAlwaysForgiven(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<300).map { _ in
      random.word(syllables: 3) + " " + random.word(syllables: 4)
    }
    let index = try Fixture.contacts(names)
    for name in names {
      var letters = Array(name)
      letters.remove(at: Int.random(in: 1..<letters.count, using: &random))
      let said = String(letters)
      // A word without its first letter is another word.
      guard said.split(separator: " ").map(\.first) == name.split(separator: " ").map(\.first)
      else { continue }
      #expect(try !index.people(like: said).isEmpty, "seed \(seed): \(said) for \(name)")
    }
  }

  private static func withoutOuterJoiners(_ utterance: Utterance) -> Range<Int> {
    let inner = utterance.tokens.indices.filter { index in
      !["-", ".", "'", ""].contains(utterance.folded(utterance.tokens[index]))
    }
    guard let first = inner.first, let last = inner.last else { return utterance.tokens.indices }
    return first..<last + 1
  }

  @Test(arguments: [9, 77] as [UInt64])
  func anythingIsRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scalars = Array("aÉ'’-.&@ \n\r\u{301}\u{200D}张が١5Жß❤️,!\u{0}".unicodeScalars)
    let texts = (0..<400).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
      }
      return String(text)
    }
    let index = try Fixture.contacts(texts)
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(texts, of: .contactName)
    let ids = 0..<VocabularyIndex.TermID(index.count)
    #expect(ids.map(index.term) == vocabulary.terms(of: .contactName), "seed \(seed)")
    for id in 0..<VocabularyIndex.TermID(index.count) {
      let utterance = try Fixture.tokenizer().utterance(index.term(id).spokenPhrase)
      guard !utterance.tokens.isEmpty else { continue }
      let said = Self.withoutOuterJoiners(utterance)
      let whole = index.matches(in: utterance).filter { $0.quality == .exact }
      #expect(
        whole.contains { $0.tokens == said && $0.terms.contains(id) },
        "seed \(seed): \(utterance.text.debugDescription)")
      _ = index.fuzzyMatches(in: utterance, at: 0)
    }
  }
}
