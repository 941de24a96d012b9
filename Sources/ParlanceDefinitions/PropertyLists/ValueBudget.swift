/// How much a binary property list may still say.
///
/// Several of its values may hold one child, so that a few bytes can stand for more values than there is memory for. So a
/// value costs anew wherever it stands, and a text what its length is in sixteenths.
struct ValueBudget {
  /// No list of an app costs as much.
  private static let maximumCost = 1_000_000
  /// Without shared children every value takes bytes of its own, and stands in a few others at most.
  private static let maximumCostOfByte = 16
  /// How many units of a text cost as much as a value.
  private static let textUnits = 16
  /// What is said of a list that costs more than it may.
  static let complaint = "there are too many values, or some stand in others too often"

  private var remaining: Int

  /// A budget for a list of so many bytes.
  init(byteCount: Int) {
    remaining = min(Self.maximumCost, Self.maximumCostOfByte * byteCount)
  }

  /// Counts values.
  ///
  /// - Throws: ``FileFault`` when there have been too many.
  mutating func spend(_ count: Int) throws(FileFault) {
    guard count <= remaining else { throw FileFault(notAList: Self.complaint) }
    remaining -= count
  }

  /// Counts the units of a text.
  ///
  /// - Throws: ``FileFault`` when there have been too many.
  mutating func spend(textUnits count: Int) throws(FileFault) {
    try spend(count / Self.textUnits)
  }
}
