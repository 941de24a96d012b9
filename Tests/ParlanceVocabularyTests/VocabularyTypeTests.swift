import ParlanceVocabulary
import Testing

@Test func rawValuesAreSiriKits() {
  let values = VocabularyType.allCases.map(\.rawValue)
  #expect(
    values == [
      1, 2, 100, 101, 200, 300, 301, 400, 401, 500, 501, 700, 701, 702, 703, 704,
    ])
}
