import ParlanceLanguages
import ParlanceText
import TestSupport
import Testing

@Suite("A language's own folding")
struct LetterFoldingTests {
  private static func settings(_ folding: String) -> PackSettings {
    do {
      return try PackSettings(
        PackFile(path: "xx/pack.json", text: #"{"tag": "xx", "folding": {\#(folding)}}"#))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static let turkish = settings(#""İ": "i", "I": "ı""#)
  private static let arabic = settings(
    #""أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي", "ة": "ه", "ـ": """#)
  private static let greek = settings(#""ά": "α", "ό": "ο""#)
  private static let all = [turkish, arabic, greek]

  private static func code(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(
    "Turkish capitals",
    arguments: [
      ("İSKİ", "iski"), ("IŞIK", "ışık"), ("ISIK", "ısık"), ("Işık", "ışık"), ("iki", "iki"),
      ("I\u{307}ski", "iski"), ("Ｉ", "ı"), ("Îi", "îi"), ("I\u{302}", "î"), ("I", "ı"),
      ("A I", "a ı"),
      ("", ""), ("I’İ", "ı'i"),
    ])
  func foldsTurkish(_ text: String, _ folded: String) throws {
    #expect(try Self.code(Normalizer(Self.turkish).normalized(text)) == Self.code(folded))
  }

  @Test(
    "Arabic letters, composed or not, with vowel signs or without, and in their presentation forms",
    arguments: [
      ("أحمد", "احمد"), ("إلى", "الي"), ("آمنة", "امنه"), ("ا\u{654}حمد", "احمد"),
      ("أ\u{64E}حمد", "ا\u{64E}حمد"), ("محـــمد", "محمد"), ("ﻷ", "لا"), ("أ\u{653}", "ا"),
      ("ـ", ""), ("٣ أ", "3 ا"),
    ])
  func foldsArabic(_ text: String, _ folded: String) throws {
    #expect(try Self.code(Normalizer(Self.arabic).normalized(text)) == Self.code(folded))
  }

  @Test("A capital of what is replaced is replaced, too")
  func foldsCapitals() throws {
    #expect(try Normalizer(Self.greek).normalized("Άλλο ΌΛΑ όλα") == "αλλο ολα ολα")
  }

  @Test("Folding twice changes nothing, for random texts", arguments: Array<UInt64>(1...20))
  func isIdempotent(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = [
      "I", "İ", "ı", "أ", "ا", "ة", "ـ", "ά", "Ά", "α", "\u{307}", "\u{653}", "\u{654}",
    ]
    for settings in Self.all {
      let normalizer = Normalizer(settings)
      for _ in 0..<50 {
        let text = generator.pick(from: Alphabet.everything + letters + letters, upTo: 16).joined()
        let once = try normalizer.normalized(text)
        #expect(
          try Array(normalizer.normalized(once).utf8) == Array(once.utf8), "\(Self.code(text))")
      }
    }
  }

  @Test("Composed and decomposed texts fold alike", arguments: Array<UInt64>(1...20))
  func composes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forms =
      Alphabet.forms + [("İ", "I\u{307}"), ("أ", "ا\u{654}"), ("I", "I"), ("Ά", "Α\u{301}")]
    for settings in Self.all {
      for _ in 0..<50 {
        let pieces = generator.pick(from: forms, upTo: 12)
        let composed = try Normalizer(settings).normalized(pieces.map(\.composed).joined())
        let decomposed = try Normalizer(settings).normalized(pieces.map(\.decomposed).joined())
        #expect(Self.code(composed) == Self.code(decomposed))
      }
    }
  }

  @Test("Texts without such letters fold as ever", arguments: Array<UInt64>(1...10))
  func leavesOthers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = generator.pick(from: ["a", "B", "ß", "é", "٣", "的", " ", "’", "Ж"], upTo: 16)
        .joined()
      for settings in Self.all {
        #expect(try Normalizer(settings).normalized(text) == Normalizer().normalized(text))
      }
    }
  }

  @Test("The spans of tokens are those of the text as given")
  func keepsSpans() throws {
    let tokenizer = Fixture.tokenizer("tr-TR", Self.turkish)
    let utterance = try tokenizer.utterance("İSKİ, CEM IŞIK’A 5 TL I\u{307}ş")
    #expect(
      utterance.tokens.map { String(utterance.text(of: $0.span)) } == [
        "İSKİ", ",", "CEM", "IŞIK’A", "5", "TL", "I\u{307}ş",
      ])
    #expect(
      utterance.tokens.map { utterance.folded($0) } == [
        "iski", ",", "cem", "ışık'a", "5", "tl", "iş",
      ])
  }

  @Test("What is left out altogether is no token")
  func leavesOut() throws {
    let utterance = try Fixture.tokenizer("ar-SA", Self.arabic).utterance("ـ محمـد ـــ")
    #expect(utterance.tokens.map { utterance.folded($0) } == ["محمد"])
    #expect(utterance.tokens.map { utterance.scalarRange(of: $0.span) } == [2..<7])
  }

  @Test("Endings part from a word that folding changed")
  func partsEndings() throws {
    var settings = Self.turkish
    settings.detachableSuffixes = ["'ı", "'i"]
    let tokenizer = Fixture.tokenizer("tr-TR", settings)
    #expect(try notation(tokenizer.utterance("IŞIK'I İSKİ'İ")) == "IŞIK=wCU 'I=wg İSKİ=w_CU 'İ=wg")
  }
}
