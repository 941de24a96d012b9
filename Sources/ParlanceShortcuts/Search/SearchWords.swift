internal import Parlance
internal import ParlanceText

/// Cuts texts into words as their language does, and writes these in letters that SQLite leaves alone.
///
/// SQLite's own tokenisers know neither where a Thai word ends nor how Turkish folds an i. So the language's tokeniser
/// cuts and folds, and each token stands in the index as its bytes in hexadecimal digits: what begins alike in one begins
/// alike in the other.
struct SearchWords {
  /// Tokenisers take texts of so many tokens, and no token is shorter than a character.
  private static let maximumLength = Tokenizer.maximumTokenCount
  private static let tokenizers = Guarded<[String: Tokenizer]>([:])

  private let tokenizer: Tokenizer
  private let accents = AccentFolding()

  /// - Parameter language: A Siri language code.
  /// - Throws: ``LanguageCodeError`` when the code is none, or no pack speaks the language.
  init(language: String) throws {
    tokenizer = try Self.tokenizers.withLock { tokenizers in
      if let known = tokenizers[language] { return known }
      let made = try Self.tokenizer(for: LanguageCode(language))
      tokenizers[language] = made
      return made
    }
  }

  private static func tokenizer(for code: LanguageCode) throws -> Tokenizer {
    let pack = try LanguagePack(for: code)
    return Tokenizer(for: code, rules: try TextRules(pack))
  }

  /// The tokens of a text, in its order.
  func words(of text: String) throws -> [String] {
    var words: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Self.maximumLength)
      words += try wordsOfPiece(String(piece))
      rest = rest[piece.endIndex...]
    }
    return words
  }

  private func wordsOfPiece(_ piece: String) throws -> [String] {
    let utterance = try tokenizer.utterance(piece)
    return utterance.tokens.lazy.filter { $0.kind != .punctuation }
      .map { hexadecimal(utterance.folded($0)) }.filter { !$0.isEmpty }
  }

  /// The bytes of a folded token, its accents off.
  private func hexadecimal(_ token: String) -> String {
    var plain = ""
    accents.forEachScalar(of: Array(token.utf8).span) { scalar in
      Unicode.Scalar(scalar).map { plain.unicodeScalars.append($0) }
    }
    return plain.utf8.reduce(into: "") { digits, byte in
      if byte < 16 { digits += "0" }
      digits += String(byte, radix: 16)
    }
  }

  /// The query of FTS5 that finds texts with all parts of a text: the tokens of a part, between spaces, in a row, and of
  /// the last one at least the beginning.
  ///
  /// - Returns: nil where the text has no words.
  func query(for text: String) throws -> String? {
    let parts = try text.split(whereSeparator: \.isWhitespace).map { try words(of: String($0)) }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\"\($0.joined(separator: " "))\"" }.joined(separator: " AND ") + "*"
  }
}
