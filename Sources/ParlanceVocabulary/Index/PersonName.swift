/// The words of a person's name, and which of them in a row stand for the person.
struct PersonName {
  /// Longer parts are only found as the whole name.
  static let maximumPartWordCount = 8

  var words: [NameWord] = []
  /// How many clusters the family name has in a name of clusters without spaces; 0 where it is not known.
  var familyNameCount = 0

  /// Whether it is one run of clusters: a script without spaces does not say where the family name ends.
  var isUndivided: Bool {
    words.allSatisfy(\.isCluster) && words.dropFirst().allSatisfy { !$0.beginsPart }
  }

  /// Whether some words in a row, fewer than all, name the person.
  ///
  /// A single word does unless it is weak. Clusters do where spaces stand around them, or where two or more are the
  /// family name or what follows it: *敏* is not 赵敏.
  func isPart(_ range: Range<Int>) -> Bool {
    let (first, last) = (words[range.lowerBound], words[range.upperBound - 1])
    if first.isGlued || last.isGlued { return false }
    if range.count == 1, first.isWeak || isUndivided { return false }
    return isBoundary(range.lowerBound) && isBoundary(range.upperBound)
  }

  /// Whether a part that begins with a word holds the first of the given names: Pepe is José Campos, but not María José
  /// Campos.
  func leads(_ start: Int) -> Bool { !words[..<start].contains(where: \.isGivenName) }

  /// Whether a part may begin or end at a place between words.
  private func isBoundary(_ place: Int) -> Bool {
    if place == 0 || place == words.count { return true }
    if words[place - 1].isParticle { return false }
    return words[place].beginsPart || place == familyNameCount
  }
}
