@testable import ParlanceText
import TestSupport
import Testing

@Suite("Folding")
struct NormalizerTests {
  private let normalizer = Normalizer()

  @Test(
    "Folded forms",
    arguments: [
      ("", ""), ("Hello", "hello"), ("ÉCOLE", "école"), ("Straße", "strasse"), ("ﬁ", "fi"),
      ("Ｆｕｌｌ", "full"),
      ("ｶﾞ", "ガ"), ("①", "1"), ("½", "1⁄2"), ("㎏", "kg"), ("\u{212A}", "k"), ("ΣΑΣ", "σασ"),
      ("a\u{AD}b", "ab"),
      ("a\u{A0}b", "a b"), ("\u{3000}", " "), ("’‘‚‛ʼʹ′", "'''''''"), ("“”„‟«»", "\"\"\"\"\"\""),
      ("‐‑‒–—―−", "-------"),
      ("ש״ח", "ש\"ח"), ("ג׳", "ג'"), ("٣٤", "34"), ("۳", "3"), ("३", "3"), ("๓", "3"), ("３", "3"),
      ("…", "..."),
      ("tab\tand\nline", "tab\tand\nline"), ("\0", "\0"),
    ])
  func folds(_ text: String, _ folded: String) throws {
    #expect(try Array(normalizer.normalized(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test("In place")
  func foldsInPlace() throws {
    var text = "JOSÉ’S"
    try normalizer.normalize(&text)
    #expect(text == "josé's")
  }

  @Test("Folding twice changes nothing, for every code point")
  func isIdempotent() throws {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 512) {
      var text = String.UnicodeScalarView()
      for scalar in scalars[start..<min(start + 512, scalars.count)] {
        text.append(scalar)
        text.append(" ")
      }
      let once = try normalizer.normalized(String(text))
      let twice = try normalizer.normalized(once)
      #expect(
        Array(once.utf8) == Array(twice.utf8), "U+\(String(scalars[start].value, radix: 16))…")
    }
  }

  @Test("Folding twice changes nothing, for random texts", arguments: Array<UInt64>(1...40))
  func isIdempotent(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = generator.pick(from: Alphabet.everything, upTo: 24).joined()
      let once = try normalizer.normalized(text)
      #expect(
        try Array(normalizer.normalized(once).utf8) == Array(once.utf8), "\(text.debugDescription)")
    }
  }

  @Test("Composed and decomposed texts fold alike", arguments: Array<UInt64>(1...20))
  func composes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let pieces = generator.pick(from: Alphabet.forms, upTo: 16)
      let composed = try normalizer.normalized(pieces.map(\.composed).joined())
      let decomposed = try normalizer.normalized(pieces.map(\.decomposed).joined())
      #expect(Array(composed.utf8) == Array(decomposed.utf8))
    }
  }

  @Test("ASCII alone folds as it does among other letters")
  func foldsASCIIAlike() throws {
    for byte in UInt8(0)..<0x80 {
      let character = String(Unicode.Scalar(byte))
      #expect(try normalizer.normalized(character) + "é" == normalizer.normalized(character + "é"))
    }
  }

  @Test("What grows most under folding still fits")
  func growsTexts() throws {
    let text = String(repeating: "\u{FDFA}", count: 1_000)
    #expect(try normalizer.normalized(text).unicodeScalars.count == 18_000)
  }
}
