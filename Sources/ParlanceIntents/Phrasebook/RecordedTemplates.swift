/// The templates of apps' phrases, each once.
struct RecordedTemplates {
  private struct Entry {
    let heading: String
    let line: String
    /// What is meant though it is not said; nil where phrases of these words mean different things, so that nothing is.
    var values: ParameterValues?
  }

  private var entries: [Entry] = []
  /// By heading and line, where a template stands.
  private var places: [[String]: Int] = [:]

  /// Adds a template.
  ///
  /// "Order onion soup" recorded for two bowls and "order tomato soup" for three say nothing about how many bowls another soup
  /// is ordered in. What the words alone mean counts before what a person has recorded beside.
  mutating func add(_ line: String, for intentClass: String, meaning values: ParameterValues) {
    let heading = "## \(intentClass)"
    guard let place = places[[heading, line]] else {
      places[[heading, line]] = entries.count
      entries.append(Entry(heading: heading, line: line, values: values))
      return
    }
    let known = entries[place].values
    guard known != values, known?.names.isEmpty != true else { return }
    entries[place].values = values.names.isEmpty ? values : nil
  }

  private var kept: [Entry] { entries.filter { $0.values != nil } }

  /// The lines of a file of templates.
  var lines: [String] { kept.flatMap { [$0.heading, $0.line] } }

  /// By the number of a line, from 1, what is meant that its words do not say.
  var values: [Int: ParameterValues] {
    let values = kept.enumerated().map { (2 * $0 + 2, $1.values ?? ParameterValues()) }
    return Dictionary(values) { first, _ in first }
  }
}
