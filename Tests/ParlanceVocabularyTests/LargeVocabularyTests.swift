import ParlanceText
import ParlanceVocabulary
import TestSupport
import Testing

@Test func aHundredThousandContactsAreFound() throws {
  var random = SeededGenerator(seed: 100_000)
  let given = (0..<2000).map { _ in random.word(syllables: 2) }
  let names = (0..<100_000).map { number in
    (given.randomElement(using: &random) ?? "ana") + " " + random.word(syllables: 4) + "\(number)x"
  }
  let clock = ContinuousClock()
  let start = clock.now
  let index = try Fixture.contacts(names)
  print("100000 contacts: built in \(clock.now - start), \(index.byteCount) bytes")
  #expect(index.count == names.count)
  let first = try Fixture.tokenizer().utterance(given[0])
  let namesakes = names.indices.filter { names[$0].hasPrefix(given[0] + " ") }
  #expect(index.matches(in: first).map { $0.terms.map(Int.init) } == [namesakes])
  for number in stride(from: 0, to: names.count, by: 9973) {
    let utterance = try Fixture.tokenizer().utterance("please pay \(names[number]) for lunch")
    let exact = index.matches(in: utterance).filter { $0.quality == .exact }
    #expect(exact.map { Array($0.terms) } == [[VocabularyIndex.TermID(number)]])
    #expect(index.term(VocabularyIndex.TermID(number)).spokenPhrase == names[number])
  }
}
