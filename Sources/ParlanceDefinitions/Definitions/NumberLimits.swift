/// The numbers that a parameter takes.
///
/// A limit holds where the parameter lists the reason that SiriKit has for it. Without one it is what Xcode fills a new
/// parameter with: "1 at most" stands at the minutes of sleep timers, and at speeds.
///
/// Source: definitions of published apps.
package struct NumberLimits: Hashable, Sendable {
  /// The least; nil when there is none.
  package let minimum: Double?
  /// The greatest; nil when there is none.
  package let maximum: Double?
  /// Whether there may be numbers below zero.
  package let allowsNegative: Bool

  /// Reads what an `.intentdefinition` says of a parameter; nil when it sets no limit.
  ///
  /// - Parameters:
  ///   - metadata: The dictionary that has it.
  ///   - prefix: What its keys begin with.
  ///   - reasons: The codes of the reasons to refuse a value.
  package init?(_ metadata: PropertyListNode, prefix: String, reasons: [String]) {
    func limit(_ key: String, _ reason: String) -> Double? {
      reasons.contains(reason) ? metadata[prefix + key]?.number : nil
    }
    minimum = limit("MinimumValue", "lessThanMinimumValue")
    maximum = limit("MaximumValue", "greaterThanMaximumValue")
    let supported = metadata[prefix + "SupportsNegativeNumbers"]
    let isSupported = supported?.boolean ?? (supported?.string == "YES")
    allowsNegative = isSupported || !reasons.contains("negativeNumbersNotSupported")
    if minimum == nil, maximum == nil, allowsNegative { return nil }
  }

  /// Whether no limit is infinite, or none at all.
  package var isFinite: Bool { [minimum, maximum].allSatisfy { $0?.isFinite ?? true } }

  /// Whether there is no number that it takes.
  package var isEmpty: Bool {
    guard let maximum else { return false }
    return maximum < (minimum ?? maximum) || !allowsNegative && maximum < 0
  }
}
