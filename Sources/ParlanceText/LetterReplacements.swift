internal import CICU
internal import ParlanceLanguages

/// A pack's own foldings, sorted by when they apply.
///
/// Case folding changes capitals, so what a pack says of `I` comes before it; what it says of `أ` comes after, when each
/// letter has one form.
struct LetterReplacements: Hashable, Sendable {
  private var early: [UInt32: [UInt8]] = [:]
  private var late: [UInt32: [UInt8]] = [:]

  init(_ foldings: LetterFoldings) {
    for (letter, replacement) in foldings.replacements {
      if letter.properties.changesWhenNFKCCaseFolded {
        early[letter.value] = Array(replacement.utf8)
      } else {
        late[letter.value] = Array(replacement.utf8)
      }
    }
  }

  /// Whether letters may have to be replaced before case folding. Below U+0300 a letter is one code point.
  func comeEarly(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !early.isEmpty else { return false }
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = UtteranceBuilder.decode(at: offset, of: bytes)
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
    guard !late.isEmpty else { return nil }
    var output: [UInt8] = []
    var isReplaced = false
    var followsReplaced = false
    var mayJoin = false
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      if followsReplaced, scalar.properties.canonicalCombiningClass != .notReordered {
        mayJoin = true
      }
      if let replacement = late[scalar.value] {
        output += replacement
        isReplaced = true
        followsReplaced = true
      } else {
        output += UTF8.encode(scalar) ?? .init()
        followsReplaced = false
      }
    }
    return isReplaced ? (output, mayJoin) : nil
  }
}
