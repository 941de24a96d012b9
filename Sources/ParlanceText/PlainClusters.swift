internal import CICU

/// The grapheme clusters (UAX #29) of texts in which each scalar tells by itself whether a cluster begins with it.
///
/// Most texts in scripts without spaces are such; conjoining jamo, joiners and letters that go on with what follows them
/// take ICU's rules.
enum PlainClusters {
  /// Writes the ends of the clusters as offsets, and answers how many there are; nil where ICU's rules have to tell.
  ///
  /// - Parameter ends: As long as the text at least.
  static func ends(
    of text: UnsafeBufferPointer<UInt8>, into ends: UnsafeMutablePointer<Int32>
  ) -> Int? {
    var count = 0
    var offset = 0
    while offset < text.count {
      let (scalar, length) = UTF8Bytes.decode(at: offset, of: text)
      let traits = cicu_traits(scalar.value)
      if traits & begins != 0 {
        count += 1
      } else if traits & extends == 0 || count == 0 {
        return nil
      }
      offset += length
      ends[count - 1] = Int32(offset)
    }
    return count
  }

  /// The ends of the clusters; nil where ICU's rules have to tell.
  static func ends(of text: UnsafeBufferPointer<UInt8>) -> [Int32]? {
    var isKnown = false
    let ends = [Int32](unsafeUninitializedCapacity: text.count) { buffer, count in
      guard let start = buffer.baseAddress, let known = self.ends(of: text, into: start) else {
        return
      }
      (count, isKnown) = (known, true)
    }
    return isKnown ? ends : nil
  }

  private static let begins = UInt32(cicu_trait_begins_cluster.rawValue)
  private static let extends = UInt32(cicu_trait_extends_cluster.rawValue)
}
