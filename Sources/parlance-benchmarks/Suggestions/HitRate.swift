/// How often what was wanted was suggested.
struct HitRate {
  private(set) var count = 0
  private var firstCount = 0
  private var listedCount = 0

  mutating func add(_ wanted: String, suggested: [String]) {
    count += 1
    if suggested.first == wanted { firstCount += 1 }
    if suggested.contains(wanted) { listedCount += 1 }
  }

  /// In percent, as the first suggestion.
  var first: Double { 100 * Double(firstCount) / Double(max(1, count)) }
  /// In percent, as one of the suggestions.
  var listed: Double { 100 * Double(listedCount) / Double(max(1, count)) }
}
