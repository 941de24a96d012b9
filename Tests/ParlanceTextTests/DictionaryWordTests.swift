import ParlanceText
import Testing

@Suite("Words of a dictionary")
struct DictionaryWordTests {
  @Test(
    "The letters of a word are one word where nothing parts words, and a word with spaces is one by itself",
    arguments: [
      ("東京から電車", 2, 2..<4), ("東京から電車", 3, 2..<4), ("東京から電車", 0, 0..<2),
      ("pay Ann", 1, 1..<2),
    ])
  func finds(_ text: String, _ token: Int, _ word: Range<Int>) throws {
    let language = text.utf8.first == 0x70 ? "en-US" : "ja-JP"
    let utterance = try Fixture.tokenizer(language).utterance(text)
    #expect(utterance.dictionaryWord(around: token) == word)
  }
}
