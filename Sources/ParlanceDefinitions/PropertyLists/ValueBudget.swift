internal import FoundationEssentials
internal import Synchronization

/// How much a property list may still say.
///
/// In a binary list several values may hold one child, so that a few bytes can stand for more values than there is memory
/// for. A value costs its depth, as reading it does.
final class ValueBudget: Sendable {
  /// No binary list of an app costs as much; it is spent in a second or two.
  private static let maximumCost = 4_000_000
  /// Without shared children every value takes bytes of its own, and stands in a few others at most.
  private static let maximumCostOfByte = 16
  /// What is said of a list that costs more than it may.
  static let complaint = "there are too many values, or some stand in others too often"

  /// Where a decoder holds it.
  private static let key = CodingUserInfoKey(rawValue: "budget")

  private let remaining: Mutex<Int>

  /// A budget for a list.
  ///
  /// - Parameters:
  ///   - byteCount: The length of the list.
  ///   - mayShare: Whether values may hold one child, so that the length is no bound.
  init(byteCount: Int, mayShare: Bool) {
    let cost = Self.maximumCostOfByte * byteCount
    remaining = Mutex(mayShare ? min(Self.maximumCost, cost) : cost)
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
    let cost = decoder.codingPath.count + 1
    let isSpent = budget.remaining.withLock { remaining in
      remaining -= cost
      return remaining < 0
    }
    guard isSpent else { return }
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: complaint))
  }
}
