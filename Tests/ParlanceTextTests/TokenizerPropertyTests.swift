import ParlanceText
import TestSupport
import Testing

@Suite("Properties of tokens, over random texts")
struct TokenizerPropertyTests {
  private static let seeds = Array<UInt64>(1...40)
  private static let textsPerSeed = 50
  /// Without detachable endings, which have a suite of their own.
  private static let tokenizers = ["en-US", "de-DE", "ja-JP", "th-TH"].map { Fixture.tokenizer($0) }

  private func forEachText(_ seed: UInt64, _ body: (Utterance) throws -> Void) throws {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<Self.textsPerSeed {
      let text = generator.pick(from: Alphabet.everything, upTo: 24).joined()
      try body(Self.tokenizers[index % Self.tokenizers.count].utterance(text))
    }
  }

  private func bytes(of span: Utterance.Span, in utterance: Utterance) -> String? {
    let slice = Array(utterance.text.utf8)[Int(span.lowerBound)..<Int(span.upperBound)]
    return String(validating: slice, as: UTF8.self)
  }

  @Test("Every span slices the text as given, and the slice folds to the token", arguments: seeds)
  func spansFoldToTokens(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      for token in utterance.tokens {
        let slice = try #require(
          bytes(of: token.span, in: utterance), "\(utterance.text.debugDescription)")
        #expect(
          try Normalizer().normalized(slice) == utterance.folded(token),
          "\(utterance.text.debugDescription)")
      }
    }
  }

  @Test("Spans are in order, disjoint and not empty", arguments: seeds)
  func spansAreDisjoint(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      var end: Int32 = 0
      for token in utterance.tokens {
        #expect(token.span.lowerBound >= end, "\(utterance.text.debugDescription)")
        #expect(token.span.upperBound > token.span.lowerBound)
        end = token.span.upperBound
      }
      #expect(Int(end) <= utterance.text.utf8.count)
    }
  }

  @Test("Spans begin and end where characters do, but for glued tokens", arguments: seeds)
  func spansKeepCharacters(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      let boundaries = characterBoundaries(of: utterance.text)
      for (index, token) in utterance.tokens.enumerated() {
        let next = index + 1 < utterance.tokens.count ? utterance.tokens[index + 1] : nil
        if !token.traits.contains(.isGlued) {
          #expect(
            boundaries.contains(token.span.lowerBound),
            "\(utterance.text.debugDescription) at \(token.span.lowerBound)")
        }
        if next?.traits.contains(.isGlued) != true {
          #expect(
            boundaries.contains(token.span.upperBound),
            "\(utterance.text.debugDescription) at \(token.span.upperBound)")
        }
      }
    }
  }

  private func characterBoundaries(of text: String) -> Set<Int32> {
    var boundaries: Set<Int32> = [0]
    var end: Int32 = 0
    for character in text {
      end += Int32(character.utf8.count)
      boundaries.insert(end)
    }
    return boundaries
  }

  @Test("No letter and no digit is lost", arguments: seeds)
  func nothingIsLost(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      var offset: Int32 = 0
      for scalar in utterance.text.unicodeScalars {
        defer { offset += Int32(String(scalar).utf8.count) }
        guard isLetterOrNumber(scalar) else { continue }
        #expect(
          utterance.tokens.contains { $0.span.lowerBound <= offset && offset < $0.span.upperBound },
          "\(utterance.text.debugDescription) lost \(scalar) at \(offset)")
      }
    }
  }

  private func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  @Test("Readings cover at least two tokens and are their folded texts joined", arguments: seeds)
  func readingsJoinTokens(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      var last = 0
      for reading in utterance.readings {
        #expect(reading.tokens.count >= 2)
        #expect(reading.tokens.lowerBound >= last)
        last = reading.tokens.lowerBound
        let joined = utterance.tokens[reading.tokens].map { utterance.folded($0) }.joined()
        #expect(utterance.folded(reading) == joined)
      }
    }
  }

  @Test("Composed and decomposed texts have the same folded tokens", arguments: seeds)
  func composesAlike(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<Self.textsPerSeed {
      let pieces = generator.pick(from: Alphabet.forms, upTo: 16)
      let tokenizer = Self.tokenizers[index % Self.tokenizers.count]
      let composed = try tokenizer.utterance(pieces.map(\.composed).joined())
      let decomposed = try tokenizer.utterance(pieces.map(\.decomposed).joined())
      #expect(
        composed.tokens.map { composed.folded($0) }
          == decomposed.tokens.map { decomposed.folded($0) },
        "\(composed.text.debugDescription)")
    }
  }

  @Test("Hangul composed and as letters has the same folded tokens")
  func composesHangul() throws {
    let tokenizer = Fixture.tokenizer("ko-KR")
    let composed = try tokenizer.utterance("민수에게 만원 보내줘")
    let decomposed = try tokenizer.utterance(
      "\u{1106}\u{1175}\u{11AB}\u{1109}\u{116E}\u{110B}\u{1166}\u{1100}\u{1166} "
        + "\u{1106}\u{1161}\u{11AB}\u{110B}\u{116F}\u{11AB} "
        + "\u{1107}\u{1169}\u{1102}\u{1162}\u{110C}\u{116F}")
    #expect(
      composed.tokens.map { composed.folded($0) } == decomposed.tokens.map { decomposed.folded($0) }
    )
    #expect(composed.tokens.map(\.traits) == decomposed.tokens.map(\.traits))
  }

  @Test("Offsets in code points agree with offsets in bytes", arguments: seeds)
  func countsScalars(seed: UInt64) throws {
    try forEachText(seed) { utterance in
      let scalars = Array(utterance.text.unicodeScalars)
      for token in utterance.tokens {
        var slice = String.UnicodeScalarView()
        slice.append(contentsOf: scalars[utterance.scalarRange(of: token.span)])
        #expect(Array(String(slice).utf8) == Array(utterance.text(of: token.span).utf8))
      }
    }
  }

  @Test("Threads that share a tokeniser get what one thread gets")
  func isSafeToShare() async throws {
    let tokenizer = Fixture.english
    let texts = ["Send $20 to José", "给张三转二百元", "ส่งเงินห้าร้อยบาท", "hi👋bob", ""]
    let expected = try texts.map { notation(try tokenizer.utterance($0)) }
    let results = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<20).flatMap { _ in texts.map { (try? tokenizer.utterance($0)).map(notation) ?? "" } }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 16)
    for result in results {
      #expect(result == (0..<20).flatMap { _ in expected })
    }
  }
}
