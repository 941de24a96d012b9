/// What was said, as tokens over the original text.
///
/// Tokens are the finest cut. A ``Reading`` is a longer edge over several of them, so that together they form a
/// lattice: `Jason's` is the tokens `jason` and `'s`, and one reading `jason's`.
///
/// Every span is a range of ``text``, never of the folded text.
public struct Utterance: Sendable {
  /// A range of the utterance in UTF-8 offsets, on boundaries of grapheme clusters.
  public struct Span: Hashable, Sendable, Comparable {
    /// The first byte.
    public let lowerBound: Int32
    /// The byte after the last.
    public let upperBound: Int32

    /// Makes a span.
    public init(_ lowerBound: Int32, _ upperBound: Int32) {
      self.lowerBound = lowerBound
      self.upperBound = upperBound
    }

    /// The same as a range of places in a collection of bytes.
    package var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }

    /// The same at another place.
    package func moved(by distance: Int32) -> Span {
      Span(lowerBound + distance, upperBound + distance)
    }

    /// Orders spans by their start, then by their end.
    public static func < (left: Span, right: Span) -> Bool {
      (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
    }
  }

  /// Several tokens read as one word, or one token read as another word in some role: `Ивану` as `иван`.
  public struct Reading: Hashable, Sendable {
    /// The tokens it covers; one where it has a role, otherwise at least two.
    public let tokens: Range<Int>
    /// What the affix that was taken off marks, a role of the pack's `cases.tsv` from 1; 0 for a word as it stands.
    public let role: Int16
    /// What is left of the token in the text without the affix.
    package let stem: Span
    /// How many bytes at the affix's place in ``folded`` the text does not have.
    package let replacementLength: Int32
    package let folded: Span
    package let hash: UInt64
    package var lexeme: Int32 = -1

    /// The same at another place of an utterance.
    func moved(tokens first: Int, span offset: Int32, folded distance: Int32) -> Reading {
      Reading(
        tokens: tokens.lowerBound + first..<tokens.upperBound + first, role: role,
        stem: role == 0 ? stem : stem.moved(by: offset), replacementLength: replacementLength,
        folded: folded.moved(by: distance), hash: hash)
    }
  }

  /// The text as given.
  public let text: String
  /// The tokens in text order; white space is not a token.
  public package(set) var tokens: [Token]
  /// Longer edges over the tokens, by their first token.
  public package(set) var readings: [Reading]
  /// What the speaker took back at once, "sixty, no wait", in the order of the text; no token stands for it.
  public package(set) var corrections: [Span] = []
  /// The folded text of all tokens and readings, UTF-8.
  package let foldedBytes: [UInt8]

  package init(text: String, tokens: [Token], readings: [Reading], foldedBytes: [UInt8]) {
    self.text = text
    self.tokens = tokens
    self.readings = readings
    self.foldedBytes = foldedBytes
  }

  /// The folded text of a token: what phrases and vocabulary are compared with.
  public func folded(_ token: Token) -> String {
    String(
      decoding: foldedBytes[Int(token.folded.lowerBound)..<Int(token.folded.upperBound)],
      as: UTF8.self)
  }

  /// The folded text of a reading.
  public func folded(_ reading: Reading) -> String {
    String(
      decoding: foldedBytes[Int(reading.folded.lowerBound)..<Int(reading.folded.upperBound)],
      as: UTF8.self)
  }

  /// The original text of a reading in its base form: `Иван` for `Ивану`.
  public func baseText(of reading: Reading) -> String {
    let stem = text(of: reading.stem)
    let length = Int(reading.replacementLength)
    if length == 0 { return String(stem) }
    let bytes = foldedBytes[Int(reading.folded.lowerBound)..<Int(reading.folded.upperBound)]
    let isPrefix = reading.stem.lowerBound > tokens[reading.tokens.lowerBound].span.lowerBound
    return isPrefix
      ? String(decoding: bytes.prefix(length), as: UTF8.self) + stem
      : stem + String(decoding: bytes.suffix(length), as: UTF8.self)
  }

  /// Whether any token was said with an affix that marks a role.
  package var hasRoles: Bool { readings.contains { $0.role != 0 } }

  /// Visits the readings of one token that have a role.
  /// - Complexity: O(log *r* + *m*) for *r* readings and *m* visits.
  package func visitRoles(at token: Int, _ visit: (Reading) -> Void) {
    var start = 0
    var end = readings.count
    while start < end {
      let middle = (start + end) / 2
      if readings[middle].tokens.lowerBound < token { start = middle + 1 } else { end = middle }
    }
    while start < readings.count, readings[start].tokens.lowerBound == token {
      if readings[start].role != 0 { visit(readings[start]) }
      start += 1
    }
  }

  /// Whether an apostrophe shows the ending that a reading takes off: `sent'e`.
  package func showsEnding(_ reading: Reading) -> Bool {
    let token = tokens[reading.tokens.lowerBound]
    guard reading.role != 0, reading.replacementLength == 0,
      reading.stem.lowerBound == token.span.lowerBound
    else { return false }
    let ending = token.folded.offsets.dropFirst(reading.folded.offsets.count)
    return ending.first.map { foldedBytes[$0] } == UInt8(ascii: "'")
  }

  /// Reads a token without the affix that a reading takes off: `sent'e` as `sent`.
  ///
  /// - Precondition: The reading is of this utterance, and has a role.
  package mutating func read(as reading: Reading) {
    let index = reading.tokens.lowerBound
    var bare = Token(
      span: reading.stem, folded: reading.folded, hash: reading.hash, kind: tokens[index].kind,
      traits: tokens[index].traits)
    bare.lexeme = reading.lexeme
    tokens[index] = bare
  }

  /// The span from the first to the last token of a range, with what stands between them.
  ///
  /// - Precondition: The range is not empty, and of indices of ``tokens``.
  public func span(of range: Range<Int>) -> Span {
    Span(tokens[range.lowerBound].span.lowerBound, tokens[range.upperBound - 1].span.upperBound)
  }

  /// The original text of a span.
  ///
  /// - Precondition: The span is one of this utterance.
  public func text(of span: Span) -> Substring {
    text[range(of: span)]
  }

  /// A span as a range of ``text``.
  ///
  /// - Precondition: The span is one of this utterance.
  /// - Complexity: O(1) for native strings.
  public func range(of span: Span) -> Range<String.Index> {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: Int(span.lowerBound))
    return start..<bytes.index(start, offsetBy: Int(span.upperBound - span.lowerBound))
  }

  /// A span in Unicode scalars (code points) from 0, the end excluded, as JSON gives it.
  ///
  /// - Complexity: O(*n*), *n* the offset.
  public func scalarRange(of span: Span) -> Range<Int> {
    let range = range(of: span)
    let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    let count = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
    return start..<start + count
  }
}

/// Why a text was not tokenised.
public enum UtteranceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than ``Tokenizer/maximumScalarCount`` code points or ``Tokenizer/maximumTokenCount`` tokens.
  case utteranceTooLong
  /// ICU failed.
  case icu(ICUError)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .utteranceTooLong:
      "the utterance is too long: at most \(Tokenizer.maximumScalarCount) characters and "
        + "\(Tokenizer.maximumTokenCount) tokens are read"
    case .icu(let error): error.description
    }
  }
}
