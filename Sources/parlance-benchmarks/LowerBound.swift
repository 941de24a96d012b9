internal import CICU

/// What ICU alone takes to fold and break an utterance: NFKC_Casefold, and all word boundaries with their kinds.
final class LowerBound {
  private let segmenter: OpaquePointer
  private var boundaries = [cicu_boundary](repeating: cicu_boundary(), count: 16_384)
  private var folded = [UInt8](repeating: 0, count: 65_536)

  struct Unavailable: Error {}

  init(_ language: String) throws {
    var status: cicu_status = 0
    guard let opened = cicu_segmenter_open(language, &status) else { throw Unavailable() }
    segmenter = opened
  }

  deinit {
    cicu_segmenter_close(segmenter)
  }

  /// How many times ICU's own time understanding may take: less where ICU looks words up.
  static func allowedRatio(for texts: [String]) -> Double { looksWordsUp(in: texts) ? 4 : 6 }

  /// Whether ICU finds the words of most letters in a dictionary, which takes it longer than rules do.
  private static func looksWordsUp(in texts: [String]) -> Bool {
    var letterCount = 0
    var dictionaryCount = 0
    for scalar in texts.lazy.flatMap(\.unicodeScalars) {
      let traits = cicu_traits(scalar.value)
      if traits & UInt32(cicu_trait_letter.rawValue) != 0 { letterCount += 1 }
      if traits & UInt32(cicu_trait_dictionary.rawValue) != 0 { dictionaryCount += 1 }
    }
    return dictionaryCount * 2 > letterCount
  }

  func run(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      var status: cicu_status = 0
      _ = cicu_words(
        segmenter, start, Int32(bytes.count), &boundaries, Int32(boundaries.count), &status)
      _ = cicu_fold(start, Int32(bytes.count), &folded, Int32(folded.count), &status)
    }
  }
}
