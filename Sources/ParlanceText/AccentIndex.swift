/// The words of a lexicon by what is left of them without accents, since people type and dictate without: `mama` for
/// `mamá`, `odeme` for `ödeme`.
package struct AccentIndex: Sendable {
  private let folding = AccentFolding()
  /// The words that have accents, by their spelling without.
  private var accented: [[UInt8]: [Lexicon.Lexeme]] = [:]
  /// By lexeme, the place in ``variants`` where the words that differ from it by accents alone begin; -1 for none.
  private var firstVariant: [Int32] = []
  private var variants: [[Lexicon.Lexeme]] = []

  /// An index of no words.
  package init() {}

  /// Reads the words of a lexicon.
  /// - Complexity: O(*n*), *n* the length of its words.
  package init(_ lexicon: Lexicon) {
    firstVariant = Array(repeating: -1, count: lexicon.count)
    var order: [[UInt8]] = []
    for lexeme in lexicon.beyondASCII {
      guard let plain = plain(lexicon.bytes(of: lexeme)) else { continue }
      if accented[plain] == nil { order.append(plain) }
      accented[plain, default: []].append(lexeme)
    }
    for plain in order { addVariants(of: plain, in: lexicon) }
  }

  /// Gives the words that the lexicon does not know as written the number of the word that they are but for accents.
  ///
  /// Of several such words the first in the lexicon is taken.
  package func complete(_ utterance: inout Utterance, by lexicon: Lexicon) {
    for index in utterance.tokens.indices where utterance.tokens[index].lexeme < 0 {
      let token = utterance.tokens[index]
      guard AccentFolding.isSpelled(token, in: utterance) else { continue }
      let bytes = utterance.foldedBytes[
        Int(token.folded.lowerBound)..<Int(token.folded.upperBound)]
      utterance.tokens[index].lexeme = lexeme(of: bytes, in: lexicon)
    }
  }

  /// The words that differ from a word by accents alone.
  @inline(__always)
  package func variants(of lexeme: Lexicon.Lexeme) -> [Lexicon.Lexeme] {
    guard lexeme >= 0, Int(lexeme) < firstVariant.count, firstVariant[Int(lexeme)] >= 0 else {
      return []
    }
    return variants[Int(firstVariant[Int(lexeme)])]
  }

  private func lexeme(of word: ArraySlice<UInt8>, in lexicon: Lexicon) -> Lexicon.Lexeme {
    guard let plain = plain(word) else { return accented[Array(word)]?.first ?? -1 }
    let known = lexicon.lexeme(bytes: plain.span)
    return known >= 0 ? known : accented[plain]?.first ?? -1
  }

  private mutating func addVariants(of plain: [UInt8], in lexicon: Lexicon) {
    var group = accented[plain] ?? []
    let unaccented = lexicon.lexeme(bytes: plain.span)
    if unaccented >= 0 { group.append(unaccented) }
    guard group.count > 1 else { return }
    for lexeme in group {
      firstVariant[Int(lexeme)] = Int32(variants.count)
      variants.append(group.filter { $0 != lexeme })
    }
  }

  /// A word without its accents; nil where it has none.
  private func plain(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    guard word.contains(where: { $0 >= 0x80 }) else { return nil }
    let bytes = Array(word)
    let span = Utterance.Span(0, Int32(bytes.count))
    guard folding.changes(bytes, span) else { return nil }
    var plain: [UInt8] = []
    folding.forEachScalar(of: bytes, span) { value in
      if let scalar = Unicode.Scalar(value) { plain += UTF8.encode(scalar) ?? .init() }
    }
    return plain.isEmpty ? nil : plain
  }
}
