internal import FoundationEssentials
internal import Synchronization

/// How many values a property list may still have.
///
/// In a binary list several may hold one child, so that a few bytes can stand for more values than there is memory for.
final class ValueBudget: Sendable {
  /// No list of an app has as many.
  private static let maximumCount = 200_000
  /// What is said of a list that has more than it may.
  static let complaint = "values stand in others so often that there are too many"

  /// Where a decoder holds it.
  private static let key = CodingUserInfoKey(rawValue: "budget")

  private let remaining: Mutex<Int>

  /// A budget for a list, whose values take at least a byte each when every one has its own place.
  ///
  /// - Parameter byteCount: The length of the list.
  init(byteCount: Int) {
    remaining = Mutex(min(Self.maximumCount, 4 * byteCount))
  }

  /// Lets a decoder read no more values than this.
  func limit(_ decoder: PropertyListDecoder) {
    guard let key = Self.key else { return }
    decoder.userInfo[key] = self
  }

  /// Counts a value that a decoder reads.
  ///
  /// - Throws: `DecodingError` when there have been too many.
  static func spend(on decoder: any Decoder) throws {
    guard let budget = key.flatMap({ decoder.userInfo[$0] }) as? ValueBudget else { return }
    let isSpent = budget.remaining.withLock { count in
      count -= 1
      return count < 0
    }
    guard isSpent else { return }
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: complaint))
  }
}
