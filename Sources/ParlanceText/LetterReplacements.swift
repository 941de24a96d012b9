internal import CICU
internal import ParlanceLanguages

/// Applies a pack's own foldings.
struct LetterReplacements: Hashable, Sendable {
  private let early: LetterTable
  private let late: LetterTable

  init(_ foldings: LetterFoldings) {
    early = foldings.early
    late = foldings.late
  }

  /// Whether letters may have to be replaced before case folding. Below U+0300 a letter is one code point.
  func comeEarly(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !early.isEmpty else { return false }
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = UTF8Bytes.decode(at: offset, of: bytes)
      if scalar.value >= 0x300 || early[scalar.value] != nil { return true }
      offset += length
    }
    return false
  }

  /// Replaces before case folding.
  func replaceEarly(in composed: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for scalar in String(decoding: composed, as: UTF8.self).unicodeScalars {
      if let replacement = early[scalar.value] {
        output += replacement
      } else {
        output += UTF8.encode(scalar) ?? .init()
      }
    }
    return output
  }

  /// Replaces after case folding; nil where there is nothing to do.
  ///
  /// - Returns: The text, and whether a mark that stood on a letter may now join what replaced it.
  func replaceLate(in folded: [UInt8]) -> (text: [UInt8], mayJoin: Bool)? {
    guard folded.withUnsafeBufferPointer(comeLate) else { return nil }
    var output: [UInt8] = []
    var followsReplaced = false
    var mayJoin = false
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      if followsReplaced, scalar.properties.canonicalCombiningClass != .notReordered {
        mayJoin = true
      }
      let replacement = late[scalar.value]
      output += replacement ?? Array(UTF8.encode(scalar) ?? .init())
      followsReplaced = replacement != nil
    }
    return (output, mayJoin)
  }

  /// Whether letters have to be replaced after case folding.
  func comeLate(in folded: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !late.isEmpty else { return false }
    var offset = 0
    while offset < folded.count {
      let (scalar, length) = UTF8Bytes.decode(at: offset, of: folded)
      if late[scalar.value] != nil { return true }
      offset += length
    }
    return false
  }
}
