/// Which parts of a person's name stand for the person.
enum NameParts {
  /// Longer parts are only found as the whole name.
  static let maximumWordCount = 8

  /// Whether some words of a name in a row, fewer than all, name the person.
  ///
  /// A single word does unless it is weak. A script without spaces does not say where the family name ends: there two
  /// or more clusters do that begin or end the name.
  static func names(_ range: Range<Int>, of name: [NameWord]) -> Bool {
    let first = name[range.lowerBound]
    let last = name[range.upperBound - 1]
    if first.isGlued || last.isGlued { return false }
    if range.count == 1, first.isWeak || first.isCluster { return false }
    return !(isInsideRun(range.lowerBound, of: name) && isInsideRun(range.upperBound, of: name))
  }

  /// Whether clusters stand on both sides of a place between words.
  private static func isInsideRun(_ place: Int, of name: [NameWord]) -> Bool {
    place > 0 && place < name.count && name[place - 1].isCluster && name[place].isCluster
  }
}
