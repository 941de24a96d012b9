/// The templates of apps' phrases, each once.
struct RecordedTemplates {
  /// What a template asks for: the class, and what its variables are called there.
  struct Meaning: Hashable {
    let intentClass: String
    let variables: [String]
  }

  private struct Entry {
    let meaning: Meaning
    let words: [String]
    let line: String
    /// Whether a definition declares it; else a person has recorded it.
    var isTitle: Bool
    /// What is meant though it is not said; nil where phrases of these words mean different things, so that nothing is.
    var values: ParameterValues?
  }

  private struct Key: Hashable {
    let meaning: Meaning
    let words: [String]
  }

  private var entries: [Entry] = []
  /// By meaning and words, where a template stands.
  private var places: [Key: Int] = [:]
  /// By words, what they are said for.
  private var meanings: [[String]: Set<Meaning>] = [:]

  /// Adds a template.
  ///
  /// "Order onion soup" recorded for two bowls and "order tomato soup" for three say nothing about how many bowls another soup
  /// is ordered in. What the words alone mean counts before what a person has recorded beside.
  ///
  /// - Parameters:
  ///   - words: Those of the template as the language folds them, with types in place of variables.
  ///   - isTitle: Whether a definition declares it; else a person has recorded it.
  mutating func add(
    _ line: String, saying words: [String], for meaning: Meaning, with values: ParameterValues,
    isTitle: Bool
  ) {
    meanings[words, default: []].insert(meaning)
    let key = Key(meaning: meaning, words: words)
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(
        Entry(meaning: meaning, words: words, line: line, isTitle: isTitle, values: values))
      return
    }
    entries[place].isTitle = entries[place].isTitle || isTitle
    let known = entries[place].values
    guard known != values, known?.names.isEmpty != true else { return }
    entries[place].values = values.names.isEmpty ? values : nil
  }

  /// "My onion soup" recorded for an order and "my tomato soup" for a recipe say nothing about another soup.
  private func isPlain(_ entry: Entry) -> Bool {
    entry.isTitle || meanings[entry.words]?.count == 1
  }

  private var kept: [Entry] { entries.filter { $0.values != nil && isPlain($0) } }

  /// The lines of a file of templates.
  var lines: [String] { kept.flatMap { ["## \($0.meaning.intentClass)", $0.line] } }

  /// By the number of a line, from 1, what is meant that its words do not say.
  var values: [Int: ParameterValues] {
    let values = kept.enumerated().map { (2 * $0 + 2, $1.values ?? ParameterValues()) }
    return Dictionary(values) { first, _ in first }
  }
}
