internal import ParlanceText

/// The texts of all terms, packed: the index keeps no string.
struct TermTexts {
  /// The pieces of all phrases and hints, as written.
  private var pieceBytes: [UInt8] = []
  private var pieceEnds: [UInt32] = []
  private var phrases = PhraseList()
  private var hints = PhraseList()
  /// The terms that have a pronunciation hint, in order.
  private var hintTerms: [VocabularyIndex.TermID] = []
  private var identifiers = SparseTexts()

  /// The memory it takes, in bytes.
  var byteCount: Int {
    pieceBytes.count + pieceEnds.count * 4 + phrases.byteCount + hints.byteCount
      + hintTerms.count * 4 + identifiers.byteCount
  }

  /// How many pieces there are.
  var pieceCount: Int { pieceEnds.count }

  /// A term.
  ///
  /// - Complexity: O(*n* + log *m*), *n* the length of its texts, *m* the number of terms with hints or identifiers.
  func term(_ id: VocabularyIndex.TermID) -> VocabularyTerm {
    VocabularyTerm(
      phrase(of: id), pronunciationHint: hint(of: id).map { text(of: $0, in: hints) },
      vocabularyIdentifier: identifiers.text(of: id))
  }

  /// What the user says.
  func phrase(of id: VocabularyIndex.TermID) -> String { text(of: Int(id), in: phrases) }

  /// Calls `body` with the pieces of a term's phrase.
  func forEachPiece(of id: VocabularyIndex.TermID, _ body: (Int32) -> Void) {
    phrases.forEachPiece(of: Int(id), body)
  }

  /// How many pronunciation hints there are.
  var hintCount: Int { hints.count }

  /// The number of a term's pronunciation hint, or nil.
  func hint(of id: VocabularyIndex.TermID) -> Int? {
    if hintTerms.isEmpty { return nil }
    let place = hintTerms.lowerBound(of: id)
    return place < hintTerms.count && hintTerms[place] == id ? place : nil
  }

  /// Calls `body` with the pieces of a pronunciation hint.
  func forEachPiece(ofHint hint: Int, _ body: (Int32) -> Void) {
    hints.forEachPiece(of: hint, body)
  }

  /// A piece as written.
  func piece(_ number: Int) -> ArraySlice<UInt8> {
    pieceBytes[Int(number == 0 ? 0 : pieceEnds[number - 1])..<Int(pieceEnds[number])]
  }

  private func text(of phrase: Int, in list: PhraseList) -> String {
    var bytes: [UInt8] = []
    var isFirst = true
    list.forEachPiece(of: phrase) { number in
      if !isFirst { bytes.append(UInt8(ascii: " ")) }
      isFirst = false
      bytes += piece(Int(number))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the terms of a vocabulary.
  init(_ terms: [[VocabularyTerm]], count: Int) {
    var lexicon = Lexicon(minimumCapacity: min(count, Self.usualPieceCount))
    phrases.reserveCapacity(count)
    var id: VocabularyIndex.TermID = 0
    for list in terms {
      for term in list {
        Self.append(term.spokenPhrase, to: &phrases, &lexicon)
        if let hint = term.pronunciationHint {
          Self.append(hint, to: &hints, &lexicon)
          hintTerms.append(id)
        }
        if let identifier = term.vocabularyIdentifier { identifiers.append(identifier, of: id) }
        id += 1
      }
    }
    phrases.shrink()
    takePieces(lexicon)
  }

  /// As many as the names of a country are made of.
  private static let usualPieceCount = 50_000

  private static func append(
    _ text: String, to list: inout PhraseList, _ lexicon: inout Lexicon
  ) {
    var text = text
    text.withUTF8 { bytes in
      TextPieces.forEach(in: bytes) { piece in
        list.append(piece: lexicon.insert(bytes: bytes.span.extracting(piece)))
      }
    }
    list.endPhrase()
  }

  private mutating func takePieces(_ lexicon: Lexicon) {
    pieceEnds.reserveCapacity(lexicon.count)
    for number in 0..<Int32(lexicon.count) {
      pieceBytes += lexicon.bytes(of: number)
      pieceEnds.append(UInt32(pieceBytes.count))
    }
  }
}
