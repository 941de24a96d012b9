internal import CICU
internal import ParlanceText

/// Numbers as CLDR's rules spell them out, as lexemes.
struct SpelledNumbers {
  /// A number in words.
  struct Spelling {
    let value: ExactNumber
    /// Its pieces: words, and parts of words that ICU marks as such.
    var pieces: [Piece]

    /// The lexemes of some pieces.
    func lexemes(_ range: Range<Int>) -> ArraySlice<Lexicon.Lexeme> {
      pieces[range].flatMap(\.lexemes)[...]
    }

    var lexemes: ArraySlice<Lexicon.Lexeme> { lexemes(pieces.indices) }
  }

  struct Piece: Hashable {
    /// In scripts without spaces a piece has several.
    let lexemes: [Lexicon.Lexeme]
    /// Its place in the text that ICU wrote.
    let bytes: Range<Int>
  }

  private(set) var spellings: [Spelling] = []
  /// Whether the language writes several pieces as one word.
  private(set) var hasCompounds = false
  /// Whether words of several tokens are parted: where not, each token of a script without spaces is a word.
  private var partsTokens = false
  private let text: [UInt8]

  /// Spells out what tells the parts of all numbers up to a trillion.
  ///
  /// - Throws: ``ICUFailure`` when ICU cannot read its rules.
  init(locale: String, _ reader: inout WordReader) throws(ICUFailure) {
    let values = Self.simple + Self.composed
    text = try textFromICU("RuleBasedNumberFormat", capacity: 1 << 14) { buffer, capacity, status in
      cicu_spell_out(
        locale, values, Int32(values.count), Int32(Self.simple.count), buffer, capacity, &status)
    }
    var start = 0
    for end in text.indices where text[end] == UInt8(ascii: "\n") {
      if let tab = text[start..<end].firstIndex(of: UInt8(ascii: "\t")),
        let value = ExactNumber(digits: String(decoding: text[start..<tab], as: UTF8.self))
      {
        let pieces = pieces(of: tab + 1..<end, &reader)
        if !pieces.isEmpty { spellings.append(Spelling(value: value, pieces: pieces)) }
      }
      start = end + 1
    }
    if !partsTokens { partTokens() }
  }

  /// Makes a piece of each lexeme.
  private mutating func partTokens() {
    for index in spellings.indices {
      spellings[index].pieces = spellings[index].pieces.flatMap { piece in
        piece.lexemes.count == 1
          ? [piece] : piece.lexemes.map { Piece(lexemes: [$0], bytes: piece.bytes) }
      }
    }
  }

  /// The text of a piece as ICU wrote it.
  func bytes(of piece: Piece) -> ArraySlice<UInt8> { text[piece.bytes] }

  /// Whether a piece ends in another one, and is longer.
  func endsLonger(_ piece: Piece, in ending: Piece) -> Bool {
    let ending = bytes(of: ending)
    return piece.bytes.count > ending.count
      && bytes(of: piece).suffix(ending.count).elementsEqual(ending)
  }

  // MARK: Which numbers

  /// Those that have words of their own in some language, with their forms for one, two and more.
  private static let simple: [Int64] = {
    var values = Array(Int64(0)...20) + stride(from: Int64(30), through: 90, by: 10)
    for power in [Int64(100), 1000, 1_000_000, 1_000_000_000] {
      let counts: [Int64] = power <= 1000 ? Array(1...10) : [1, 2, 5]
      values += counts.map { $0 * power }
    }
    return values
  }()

  /// Those that show how the others are made up.
  private static let composed: [Int64] = {
    let tens = (Int64(21)...99).filter { $0 % 10 != 0 }
    let hundreds =
      [101, 108, 110, 111, 120, 125, 180, 250] + stride(from: Int64(105), through: 905, by: 100)
    let thousands =
      [1001, 1005, 1100, 1200, 2300, 15_000, 25_000, 2_000_005, 2_000_000_005]
      + stride(from: Int64(30_000), through: 90_000, by: 10_000)
    let powers = [Int64(4), 5, 7, 8, 10, 11, 12].flatMap { exponent in
      let power = (0..<exponent).reduce(Int64(1)) { product, _ in product * 10 }
      return [power, 2 * power]
    }
    return tens + hundreds + thousands + powers
  }()

  // MARK: Pieces

  /// Cut at spaces and marks, and where ICU marks parts of words: by soft hyphens, and zero-width spaces.
  private mutating func pieces(of line: Range<Int>, _ reader: inout WordReader) -> [Piece] {
    var pieces: [Piece] = []
    var start = line.lowerBound
    var index = start
    while index <= line.upperBound {
      let mark = index < line.upperBound ? PieceMark(at: index, in: text) : nil
      let length = mark?.length ?? 1
      if mark != nil || index == line.upperBound || isSeparator(text[index]) {
        append(start..<index, to: &pieces, &reader)
        start = index + length
      }
      switch mark {
      case .softHyphen: hasCompounds = true
      // Scripts without spaces, whose tokens are characters.
      case .zeroWidthSpace: partsTokens = true
      case nil: break
      }
      index += length
    }
    return pieces
  }

  private func append(_ bytes: Range<Int>, to pieces: inout [Piece], _ reader: inout WordReader) {
    guard !bytes.isEmpty else { return }
    let lexemes = reader.lexemes(text.span.extracting(bytes))
    if !lexemes.isEmpty { pieces.append(Piece(lexemes: lexemes, bytes: bytes)) }
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ",")
  }
}
