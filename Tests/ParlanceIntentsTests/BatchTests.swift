import Parlance
import ParlanceEntities
import ParlanceIntents
import ParlanceLanguages
import ParlanceText
import Testing

@Suite("Utterances that several threads read")
struct BatchTests {
  private static let texts =
    (0..<40).map { "send \($0) dollars to Ann for lunch" } + ["text Bob that I'm late", "", "hm"]
    + [String(repeating: "very ", count: 2_000)]

  @Test("The results are those of one thread, in the same order", arguments: [1, 2, 7, 1_000])
  func keepsOrder(_ jobs: Int) throws {
    let interpreter = try Interpreter(LanguageModel(LanguagePack(for: LanguageCode("en-US"))))
    let reference = try #require(ReferenceDate("2026-03-11T09:30"))
    let results = interpreter.interpret(Self.texts, at: reference, jobs: jobs)
    #expect(results.count == Self.texts.count)
    for (text, result) in zip(Self.texts, results) {
      let alone = Result { () throws(UtteranceError) in
        try interpreter.interpret(text, at: reference)
      }
      #expect(result.map(\.interpretations) == alone.map(\.interpretations), "\(text)")
    }
    #expect(throws: UtteranceError.utteranceTooLong) { try results.last?.get() }
  }
}
