internal import CICU
public import ParlanceLanguages

/// Cuts a text into tokens.
///
/// In scripts with spaces a token is a word of ICU (UAX #29), cut further where digits meet letters and where the
/// language detaches an ending. In Han, kana, Hangul, Thai, Lao, Khmer and Burmese a token is a grapheme cluster, and
/// the word ends that ICU's dictionary finds are kept as ``Token/Traits/endsWord``. Addresses and handles stay whole.
public struct Tokenizer: Sendable {
  /// Texts of more code points are refused.
  public static let maximumScalarCount = 10_000
  /// Texts of more tokens are refused.
  public static let maximumTokenCount = 1_000

  let rules: TextRules
  private let pool: WorkspacePool
  /// Whether words are kept for the next text.
  private let remembersWords: Bool

  /// Makes a tokeniser for a language.
  ///
  /// Cheap: ICU's rules are opened with the first text. Threads may share it, each borrowing a break iterator.
  public init(for code: LanguageCode, rules: TextRules) {
    self.rules = rules
    pool = WorkspacePool(locale: code.identifier)
    remembersWords = true
  }

  private init(literalsUnder rules: TextRules, pool: WorkspacePool) {
    self.rules = rules
    self.pool = pool
    remembersWords = false
  }

  /// Whether a token is an ending that parts from words: `'s`.
  package func isDetachedSuffix(_ token: Int, in utterance: Utterance) -> Bool {
    let text = utterance.foldedBytes[utterance.tokens[token].folded.offsets]
    guard let first = text.first, rules.beginsSuffix[Int(first)] else { return false }
    return rules.detachableSuffixes.contains { $0.elementsEqual(text) }
  }

  /// A tokeniser that gives the same tokens, and no readings of them in cases: for literals, which are read once.
  var forLiterals: Tokenizer { Tokenizer(literalsUnder: rules.withoutCases, pool: pool) }

  /// The utterance of a text: empty of tokens when nothing is said.
  ///
  /// - Parameter text: Any text; what it holds that is no word, number or mark, such as controls, is no token.
  /// - Throws: ``UtteranceError/utteranceTooLong``, or ``UtteranceError/icu(_:)`` when ICU has no break rules.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func utterance(_ text: String) throws(UtteranceError) -> Utterance {
    guard
      text.utf8.count <= Self.maximumScalarCount
        || text.unicodeScalars.count <= Self.maximumScalarCount
    else { throw .utteranceTooLong }
    var text = text
    let builder = try read(&text)
    guard builder.tokens.count <= Self.maximumTokenCount else { throw .utteranceTooLong }
    return Utterance(
      text: text, tokens: builder.tokens, readings: builder.readings, foldedBytes: builder.folded)
  }

  private func read(_ text: inout String) throws(UtteranceError) -> UtteranceBuilder {
    do throws(ICUError) {
      let workspace = try pool.borrow()
      defer { pool.giveBack(workspace) }
      var builder = UtteranceBuilder(
        rules: rules, words: remembersWords ? workspace.words : nil, capacity: text.utf8.count)
      try builder.read(&text, with: workspace.segmenter)
      return builder
    } catch {
      throw .icu(error)
    }
  }
}
