internal import CICU
public import ParlanceLanguages

/// Folds text to the form in which it is compared: NFKC_Casefold, one apostrophe, one quotation mark, one dash, and
/// ASCII digits for the digits of every script; and single letters as the language wants it.
///
/// Accents stay: an exact spelling is to win over one without them, so leaving them out is a cost of matching.
///
///     Normalizer().normalized("Ｆｕｌｌ—“Wïdth” ٥")  // "full-\"wïdth\" 5"
public struct Normalizer: Hashable, Sendable {
  private let replacements: LetterReplacements?

  /// Makes a normaliser.
  public init() {
    replacements = nil
  }

  /// Makes a normaliser for a language, by the foldings of its pack.
  public init(_ settings: PackSettings) {
    replacements = settings.folding.map(LetterReplacements.init)
  }

  /// The folded text. Folding twice changes nothing.
  ///
  /// - Throws: ``ICUError`` when ICU has no normalisation data.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func normalized(_ text: String) throws(ICUError) -> String {
    var text = text
    var output: [UInt8] = []
    let failure: ICUError? = text.withUTF8 { bytes in
      do throws(ICUError) {
        try fold(bytes, into: &output)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    return String(decoding: output, as: UTF8.self)
  }

  /// Folds in place.
  ///
  /// - Throws: ``ICUError`` when ICU has no normalisation data.
  public func normalize(_ text: inout String) throws(ICUError) {
    text = try normalized(text)
  }

  /// Appends the folded form of well-formed UTF-8.
  func fold(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
  ) throws(ICUError) {
    if let replacements, replacements.comeEarly(in: bytes) {
      let composed = try Self.transform(bytes, cicu_compose)
      let replaced = replacements.replaceEarly(in: composed)
      try foldBeyondASCII(replaced, into: &output)
    } else if bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { output.append(Self.lowercased(byte)) }
    } else if Self.isFolded(bytes), replacements?.comeLate(in: bytes) != true {
      output.append(contentsOf: bytes)
    } else {
      try finish(Self.transform(bytes, cicu_fold), into: &output)
    }
  }

  /// Whether folding keeps a text as it is, as far as its scalars tell one by one.
  func keeps(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Self.isFolded(text) else { return false }
    return replacements.map { !$0.comeEarly(in: text) && !$0.comeLate(in: text) } ?? true
  }

  /// Whether Unicode's folding keeps a text: most words that are no names.
  private static func isFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      let (scalar, length) = UTF8Bytes.decode(at: offset, of: text)
      guard isFolded(scalar) else { return false }
      offset += length
    }
    return true
  }

  private static func isFolded(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return lowercased(UInt8(scalar.value)) == UInt8(scalar.value) }
    return cicu_traits(scalar.value) & UInt32(cicu_trait_folded.rawValue) != 0
      && markVariant(scalar) == nil
  }

  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private func foldBeyondASCII(_ bytes: [UInt8], into output: inout [UInt8]) throws(ICUError) {
    let folded = try bytes.withUnsafeBufferPointer { bytes throws(ICUError) in
      try Self.transform(bytes, cicu_fold)
    }
    try finish(folded, into: &output)
  }

  /// What follows ICU's folding.
  private func finish(_ folded: [UInt8], into output: inout [UInt8]) throws(ICUError) {
    guard let replaced = replacements?.replaceLate(in: folded) else {
      return Self.unify(folded, into: &output)
    }
    if replaced.mayJoin {
      try foldBeyondASCII(replaced.text, into: &output)
    } else {
      Self.unify(replaced.text, into: &output)
    }
  }

  private typealias Transform = (
    UnsafePointer<UInt8>, Int32, UnsafeMutablePointer<UInt8>, Int32,
    UnsafeMutablePointer<cicu_status>
  ) -> Int32

  private static func transform(
    _ bytes: UnsafeBufferPointer<UInt8>, _ transform: Transform
  ) throws(ICUError) -> [UInt8] {
    guard let start = bytes.baseAddress else { return [] }
    // NFKC_Casefold grows a text at most 18 times (U+FDFA); most texts keep their length.
    var capacity = bytes.count * 2 + 16
    while true {
      var needed = 0
      let result = try withICUArray(capacity: capacity) { buffer, status in
        needed = Int(transform(start, Int32(bytes.count), buffer, Int32(capacity), &status))
        return needed
      }
      if needed <= capacity { return result }
      capacity = needed
    }
  }

  private static func withICUArray(
    capacity: Int, _ body: (UnsafeMutablePointer<UInt8>, inout cicu_status) -> Int
  ) throws(ICUError) -> [UInt8] {
    var status: cicu_status = 0
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = min(body(start, &status), capacity)
    }
    guard status <= 0 || status == bufferOverflow else {
      throw ICUError(call: "Normalizer2::normalizeUTF8", status: status)
    }
    return result
  }

  /// `U_BUFFER_OVERFLOW_ERROR`
  private static let bufferOverflow: cicu_status = 15

  /// Maps the variants of apostrophe, quotation mark, dash and digit that compatibility mappings leave apart.
  private static func unify(_ folded: [UInt8], into output: inout [UInt8]) {
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      if let ascii = asciiVariant(scalar) {
        output.append(ascii)
      } else {
        output.append(contentsOf: UTF8.encode(scalar).unsafelyEncoded)
      }
    }
  }

  private static func asciiVariant(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 { return UInt8(scalar.value) }
    if let mark = markVariant(scalar) { return mark }
    let digit = cicu_digit(scalar.value)
    return digit >= 0 ? UInt8(ascii: "0") + UInt8(digit) : nil
  }

  private static func markVariant(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x02BC, 0x02B9, 0x2032, 0x05F3: UInt8(ascii: "'")
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x00AB, 0x00BB, 0x05F4: UInt8(ascii: "\"")
    case 0x2010...0x2015, 0x2212, 0x05BE: UInt8(ascii: "-")
    default: nil
    }
  }
}

extension Optional where Wrapped == UTF8.EncodedScalar {
  /// The bytes of a scalar; every `Unicode.Scalar` has an encoding.
  fileprivate var unsafelyEncoded: [UInt8] {
    map(Array.init) ?? []
  }
}
