/// How far a match is from what the templates say, in 1/1024 of a unit. Zero is a word-for-word match.
///
/// A unit is about one doubt: a name that nothing knows, a word that had to be left out. A token of free text costs
/// 1/1024, so that of two matches equally good the one that explains more wins, while the thousand tokens that an
/// utterance may have never add up to a doubt.
package struct Cost: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int32

  /// A cost in 1/1024 of a unit.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// A cost in units, rounded to 1/1024.
  ///
  /// - Precondition: Less than two million units, in size.
  package init(units: Double) {
    rawValue = Int32((units * 1024).rounded())
  }

  /// The cost in units.
  package var units: Double { Double(rawValue) / 1024 }

  package static let zero = Cost(rawValue: 0)
  /// What no match may contain.
  package static let never = Cost(rawValue: .max / 4)
  /// One token of free text.
  package static let textToken = Cost(rawValue: 1)

  package static func < (left: Cost, right: Cost) -> Bool { left.rawValue < right.rawValue }
}
