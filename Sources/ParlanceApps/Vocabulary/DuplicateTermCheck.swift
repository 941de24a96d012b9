/// Looks for terms that a parameter has twice.
struct DuplicateTermCheck {
  /// Where one phrase stands.
  private struct Uses {
    /// The first use, and the first one of another thing.
    private var firsts: [(identifier: String?, line: Int)] = []
    /// The first line by how the phrase sounds.
    private var lines: [String?: Int] = [:]

    /// Adds a use, and gives the first line that makes it a duplicate; nil when there is none.
    ///
    /// A term may stand twice when it is pronounced in two ways.
    mutating func add(_ term: PlacedTerm) -> Int? {
      let (identifier, sound) = (term.term.vocabularyIdentifier, term.term.pronunciationHint)
      let line = term.phrase.line
      let other = firsts.first { $0.identifier != identifier }?.line
      let first = [other, lines[sound]].compactMap(\.self).min()
      if firsts.count < 2, firsts.first?.identifier != identifier || firsts.isEmpty {
        firsts.append((identifier, line))
      }
      lines[sound] = lines[sound] ?? line
      return first
    }
  }

  /// Adds what stands twice.
  ///
  /// - Complexity: O(*n*) for each group of terms, *n* their number.
  static func check(_ vocabulary: AppVocabulary, _ collector: inout FindingCollector) {
    let terms = vocabulary.terms
    var lines: [Int: Int] = [:]
    for group in vocabulary.termGroups {
      var uses: [String: Uses] = [:]
      for place in group {
        guard let line = uses[terms[place].phrase.folded, default: Uses()].add(terms[place]) else {
          continue
        }
        lines[place] = min(lines[place] ?? line, line)
      }
    }
    for (place, line) in lines {
      let phrase = terms[place].phrase
      collector.add(
        .duplicateTerm, "'\(phrase.text)' is a term already", at: phrase.line, otherLine: line)
    }
  }
}
