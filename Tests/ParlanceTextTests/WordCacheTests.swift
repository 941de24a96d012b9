import ParlanceLanguages
import ParlanceText
import TestSupport
import Testing

@Suite("Words that were read before")
struct WordCacheTests {
  private static let words = [
    "anna", "Anna's", "anna's", "ANNA", "l'uomo", "10k", "now.I", "안녕하세요", "สวัสดี", "京都へ", "café",
    "x", "\u{FEFF}", "25th", "Ивану", "and", "'s", "Ｆｕｌｌ",
  ]

  private static func tokenizer(_ identifier: String) throws -> Tokenizer {
    var settings = PackSettings()
    settings.detachableSuffixes = ["'s"]
    settings.detachablePrefixes = ["l'"]
    let cases = PackFile(path: "xx/cases.tsv", text: "-у\tdative 0 | genitive а\nл-\tto\n")
    let rows = try PackTable(cases, columns: 2).rows
    return Tokenizer(
      for: try LanguageCode(identifier), rules: TextRules(settings, try CaseTable(rows)))
  }

  @Test(
    "are read as they were, whatever stands around them", arguments: ["en-US", "th-TH", "ru-RU"])
  func areReadAlike(identifier: String) throws {
    var generator = SeededGenerator(seed: 7)
    let known = try Self.tokenizer(identifier)
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...6, using: &generator))
        .map { _ in Self.words.randomElement(using: &generator)! }
        .joined(separator: [" ", "  ", ", ", "'", ""].randomElement(using: &generator)!)
      let expected = try Self.tokenizer(identifier).utterance(text)
      let utterance = try known.utterance(text)
      #expect(utterance.tokens == expected.tokens, "seed 7, \(text.debugDescription)")
      #expect(utterance.readings == expected.readings, "seed 7, \(text.debugDescription)")
      #expect(utterance.foldedBytes == expected.foldedBytes, "seed 7, \(text.debugDescription)")
    }
  }

  @Test("are forgotten when they are too many, which changes nothing")
  func areForgotten() throws {
    let tokenizer = try Self.tokenizer("ru-RU")
    let expected = try tokenizer.utterance("Ивану l'uomo")
    for number in 0..<10_000 { _ = try tokenizer.utterance("слово\(number)у") }
    let again = try tokenizer.utterance("Ивану l'uomo")
    #expect(again.tokens == expected.tokens)
    #expect(again.readings == expected.readings)
    #expect(again.readings.isEmpty == false)
  }

  @Test("are not kept when they are longer than what is said twice, and read alike for all that")
  func longWordsAreRead() throws {
    let tokenizer = try Self.tokenizer("ru-RU")
    let text = String(repeating: "слово", count: 40) + "у"
    let expected = try tokenizer.utterance(text)
    #expect(expected.tokens.count == 1)
    #expect(try tokenizer.utterance(text).readings == expected.readings)
  }
}
