/// What our index is compared with: a hash of runs of tokens, which knows the terms and nothing else about them.
struct TokenRunHash {
  /// A letter or a digit, or the first and the last byte of a run of them.
  private struct Token {
    let start: Int
    let end: Int
  }

  private let terms: [UInt64: Int32]
  private let maximumTokenCount: Int

  init(_ names: [String]) {
    var terms: [UInt64: Int32] = [:]
    terms.reserveCapacity(names.count)
    var maximumTokenCount = 0
    for (number, name) in names.enumerated() {
      let bytes = Array(name.lowercased().utf8)
      let tokens = Self.tokens(of: bytes)
      guard let first = tokens.first, let last = tokens.last else { continue }
      maximumTokenCount = max(maximumTokenCount, tokens.count)
      var hash = Self.seed
      for byte in bytes[first.start..<last.end] { Self.combine(byte, into: &hash) }
      terms[hash] = Int32(number)
    }
    self.terms = terms
    self.maximumTokenCount = maximumTokenCount
  }

  /// The terms that an utterance says, the longest at the leftmost start, in bytes of its small letters.
  func matches(in utterance: String) -> [VocabularyWorkload.Match] {
    let bytes = Array(utterance.lowercased().utf8)
    let tokens = Self.tokens(of: bytes)
    var found: [VocabularyWorkload.Match] = []
    for (index, token) in tokens.enumerated() where token.start >= found.last?.end ?? 0 {
      let run = tokens[index..<min(index + maximumTokenCount, tokens.count)]
      if let match = longest(run, of: bytes) { found.append(match) }
    }
    return found
  }

  private func longest(_ run: ArraySlice<Token>, of bytes: [UInt8]) -> VocabularyWorkload.Match? {
    var found: VocabularyWorkload.Match?
    var hash = Self.seed
    let start = run[run.startIndex].start
    var place = start
    for token in run {
      while place < token.end {
        Self.combine(bytes[place], into: &hash)
        place += 1
      }
      if let term = terms[hash] { found = .init(start: start, end: token.end, term: Int(term)) }
    }
    return found
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var start: Int?
    var place = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isWord(scalar) {
        start = start ?? place
      } else if let first = start {
        tokens.append(Token(start: first, end: place))
        start = nil
      }
      place += UTF8.width(scalar)
    }
    if let first = start { tokens.append(Token(start: first, end: place)) }
    return tokens
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let small = scalar.value | 0x20
      return small >= 0x61 && small <= 0x7A || scalar.value >= 0x30 && scalar.value <= 0x39
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// FNV-1a (Fowler, Noll and Vo).
  private static func combine(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
