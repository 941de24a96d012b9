/// The features of an utterance, in groups of a kind.
///
/// A feature counts one over the square root of its group's size, so that long utterances weigh no more than short ones.
package struct FeatureGroups: Sendable {
  package private(set) var groups: [[UInt32]]

  /// No features.
  package init(count: Int) {
    groups = Array(repeating: [], count: count)
  }

  /// Adds a feature to a group.
  package mutating func insert(_ feature: UInt32, into group: Int) {
    groups[group].append(feature)
  }

  /// Returns the value of each feature of a group.
  package func value(of group: Int) -> Float {
    groups[group].isEmpty ? 0 : 1 / Float(groups[group].count).squareRoot()
  }
}
