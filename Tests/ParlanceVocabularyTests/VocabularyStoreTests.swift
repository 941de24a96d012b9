import ParlanceText
import ParlanceVocabulary
import Testing

@Suite struct VocabularyStoreTests {
  @Test func anIndexInUseStaysAsItWas() throws {
    let store = try VocabularyStore(tokenizer: Fixture.tokenizer(), nicknames: [:])
    let before = store.index
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Ana"], of: .contactName)
    try store.update(to: vocabulary)
    #expect(before.count == 0)
    #expect(store.index.count == 1)
    #expect(store.index.term(0) == VocabularyTerm("Ana"))
  }

  @Test func readersSeeWholeIndexesWhileTheyAreReplaced() async throws {
    let tokenizer = try Fixture.tokenizer()
    let store = try VocabularyStore(tokenizer: tokenizer, nicknames: [:])
    let utterance = try tokenizer.utterance("pay ana and bert")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask {
          for round in 0..<30 {
            var vocabulary = Vocabulary()
            let names = (0..<50).flatMap { ["Ana W\(writer)R\(round)N\($0)", "Bert N\($0)"] }
            _ = vocabulary.setVocabularyStrings(names, of: .contactName)
            try store.update(to: vocabulary)
          }
        }
      }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<300 {
            let counts = store.index.matches(in: utterance).map(\.terms.count)
            #expect(counts == [] || counts == [50, 50])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(store.index.count == 100)
  }
}
