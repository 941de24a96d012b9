/// The words of a term, and which of them in a row stand for the person that it names.
struct PersonName {
  var words: [NameWord] = []
  /// How many clusters the family name has in a name of clusters without spaces; 0 where it is not known.
  var familyNameCount = 0

  /// Whether it is one run of clusters: a script without spaces does not say where the family name ends.
  var isUndivided: Bool {
    words.allSatisfy { $0.traits.contains(.isCluster) }
      && words.dropFirst().allSatisfy { !$0.traits.contains(.beginsPart) }
  }

  /// Leaves out the words of some roles.
  mutating func removeAll(where isLeftOut: (TokenRole) -> Bool) {
    // Nearly always there is none.
    guard words.contains(where: { isLeftOut($0.role) }) else { return }
    words.removeAll { isLeftOut($0.role) }
  }

  /// Whether a part may begin or end before a word.
  func isBoundary(_ place: Int) -> Bool {
    if place == 0 { return true }
    if words[place - 1].traits.contains(.isParticle) { return false }
    return words[place].traits.contains(.beginsPart) || place == familyNameCount
  }
}
