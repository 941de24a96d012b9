/// The words of carrier phrases, those that people say around parameters: "send", not "Ann".
///
/// A word that stands around the parameters of one class may stand within those of another, "pay" and "pay parking".
package struct CarrierWords: Sendable {
  /// A word as it was said for a class.
  private struct Use: Hashable {
    let word: UInt32
    let label: Int
  }

  private var around: [Use: Int] = [:]
  private var within: [Use: Int] = [:]

  /// The number of bits of a share.
  static let shareBits = 7

  /// The least number of times that a word is said around parameters, so that it is learned.
  private let leastCount: Int

  /// No words yet.
  ///
  /// - Parameter leastCount: How often a word is to be said around parameters, so that it is learned.
  package init(leastCount: Int = 1) {
    self.leastCount = leastCount
  }

  /// Counts a word.
  ///
  /// - Parameters:
  ///   - word: Its feature.
  ///   - label: The class that it was said for.
  ///   - isAround: False where it was said within a parameter.
  package mutating func add(_ word: UInt32, for label: Int, isAround: Bool) {
    let use = Use(word: word, label: label)
    if isAround { around[use, default: 0] += 1 } else { within[use, default: 0] += 1 }
  }

  /// The share of times that each word was said around the parameters of each class, in percent.
  var bytes: [UInt8] {
    var shares: [UInt32: [UInt16]] = [:]
    for (use, count) in around.sorted(by: { $0.key.label < $1.key.label })
    where count >= leastCount {
      let share = 100 * count / (count + (within[use] ?? 0))
      shares[use.word, default: []].append(UInt16(use.label) | UInt16(share) << 8)
    }
    return SparseTableEncoder.bytes(
      shares.map { (feature: $0.key, values: $0.value) }, upperBits: Self.shareBits)
  }
}
