import CICU
import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceText

@Suite("Word boundaries of plain text")
struct PlainWordsTests {
  private static let ascii = "aZz09 .,''!?$%&()-/+\"  "

  /// What is said in some languages beside ASCII.
  private static let others: [(language: String, letters: String)] = [
    ("en", ""), ("de", "äÖß„“–…€’"), ("fi", "äöÅ€:"), ("sv", "åäö:€"),
    ("fr", "éÇœ«»€’\u{A0}"), ("tr", "ıİşğ’₺"), ("ru", "жЮйи\u{306}«»₽№"),
    ("el", "λΩάα\u{301}·"), ("ar", "أحمد،؟٥\u{64B}\u{640}٫"),
    ("he", "שלום״׳\u{5B0}₪"), ("hi", "कमि\u{94D}\u{93C}५।₹"), ("ko", "한국말ᅡ₩"),
    ("th", "สวัสดี๕฿"), ("ja", "京かカー、。５"),
  ]

  @Test("agree with ICU on random texts", arguments: others)
  func agreeWithICU(language: String, letters: String) throws {
    var generator = SeededGenerator(seed: 20_260_311)
    let alphabet = Array((Self.ascii + letters).unicodeScalars)
    var status: cicu_status = 0
    let segmenter = try #require(cicu_segmenter_open(language, &status))
    defer { cicu_segmenter_close(segmenter) }
    var plainCount = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        text.unicodeScalars.append(alphabet.randomElement(using: &generator)!)
      }
      let bytes = Array(text.utf8)
      guard let ours = Self.boundaries(of: bytes) else { continue }
      plainCount += 1
      var theirs = [cicu_boundary](repeating: cicu_boundary(), count: bytes.count)
      let count = cicu_words(
        segmenter, bytes, Int32(bytes.count), &theirs, Int32(bytes.count), &status)
      #expect(
        ours == theirs.prefix(Int(count)).map(\.end), "seed 20260311, text \(text.debugDescription)"
      )
    }
    #expect(plainCount > 100)
  }

  @Test(
    "agree with ICU on every scalar between letters, digits and marks",
    arguments: ["en", "fi", "he"])
  func agreeOnEveryScalar(language: String) throws {
    var status: cicu_status = 0
    let segmenter = try #require(cicu_segmenter_open(language, &status))
    defer { cicu_segmenter_close(segmenter) }
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for (before, after) in [
        ("a", "b"), ("5", "5"), (" ", "'"), ("a'", "b"), ("\u{5D0}", "\"\u{5D0}"),
      ] {
        let text = before + String(scalar) + after
        let bytes = Array(text.utf8)
        guard let ours = Self.boundaries(of: bytes) else { continue }
        var theirs = [cicu_boundary](repeating: cicu_boundary(), count: bytes.count)
        let count = cicu_words(
          segmenter, bytes, Int32(bytes.count), &theirs, Int32(bytes.count), &status)
        #expect(
          ours == theirs.prefix(Int(count)).map(\.end), "U+\(String(value, radix: 16)) in \(text)")
      }
    }
  }

  @Test(
    "most of what people say is plain",
    arguments: [
      "Sende Jörg 20 € für’s Essen", "переведи Ивану 500 ₽", "أرسل ٥٠ ريالا لأحمد، شكرا",
      "שלח לדני 50 ש״ח".replacing("״", with: ""),
      "राहुल को ५०० रुपये भेजो",
    ])
  func readsPlainText(text: String) {
    #expect(Self.boundaries(of: Array(text.utf8)) != nil)
  }

  @Test(
    "other texts are left to ICU",
    arguments: ["a:b", "a_b", "京都", "สวัสดี", "👍🏽", "a;b", "@bob", "tab\t", "ש\"ח", "ל'", "\u{301}a"])
  func leavesOthersToICU(text: String) {
    #expect(Self.boundaries(of: Array(text.utf8)) == nil)
  }

  private static func boundaries(of text: [UInt8]) -> [Int32]? {
    var found = [cicu_boundary](repeating: cicu_boundary(), count: text.count)
    let count = text.withUnsafeBufferPointer { PlainWords.boundaries(of: $0, into: &found) }
    return count.map { found.prefix($0).map(\.end) }
  }
}
