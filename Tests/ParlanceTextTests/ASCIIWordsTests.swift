import CICU
import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceText

@Suite("Word boundaries of ASCII")
struct ASCIIWordsTests {
  @Test("agree with ICU on random texts")
  func agreeWithICU() throws {
    var generator = SeededGenerator(seed: 20_260_311)
    let alphabet = Array("aZz09 .,''!?$%&()-/+\"  ".utf8)
    var status: cicu_status = 0
    let segmenter = try #require(cicu_segmenter_open("en", &status))
    defer { cicu_segmenter_close(segmenter) }
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...16, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator)!
      }
      var ours = [cicu_boundary](repeating: cicu_boundary(), count: 32)
      var theirs = ours
      let (count, expected) = text.withUnsafeBufferPointer { bytes in
        (
          ASCIIWords.boundaries(of: bytes, into: &ours),
          Int(cicu_words(segmenter, bytes.baseAddress!, Int32(bytes.count), &theirs, 32, &status))
        )
      }
      let message = Comment("seed 20260311, text \(String(decoding: text, as: UTF8.self))")
      #expect(count == expected, message)
      #expect(ours.prefix(count ?? 0).map(\.end) == theirs.prefix(expected).map(\.end), message)
    }
  }

  @Test("other texts are left to ICU", arguments: ["a:b", "a_b", "é", "a;b", "@bob", "tab\t"])
  func leavesOthersToICU(text: String) {
    var boundaries = [cicu_boundary](repeating: cicu_boundary(), count: 32)
    let count = Array(text.utf8).withUnsafeBufferPointer {
      ASCIIWords.boundaries(of: $0, into: &boundaries)
    }
    #expect(count == nil)
  }
}
