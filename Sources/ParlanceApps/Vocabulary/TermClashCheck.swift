internal import ParlanceLanguages
internal import ParlanceText
internal import ParlanceVocabulary

/// Looks for terms of a parameter that are heard as, or mistaken for, terms of other things.
///
/// Terms are compared as the interpreter finds them in what people say.
struct TermClashCheck {
  /// Terms of one kind are found whole, without parts.
  private static let type = VocabularyType.workoutActivityName

  /// What terms are looked up by.
  private struct Query {
    let utterance: Utterance
    /// The places of the terms that are written or sound so, in order.
    var places: [Int]
  }

  private let terms: [PlacedTerm]
  private let keys: [FirstTerms.Key]
  private let index: VocabularyIndex
  /// The first place of each term of the index; nil of one that the index gives back in another form.
  private let places: [Int?]
  private let queries: [Query]

  /// Adds what is wrong with the terms of a file.
  ///
  /// - Throws: ``PackError`` when what all languages share is faulty, ``UtteranceError`` when ICU has no break rules.
  /// - Complexity: O(*n*) on average for each group of terms, *n* their number.
  static func check(
    _ file: LocalizedVocabulary, in library: PackLibrary, _ collector: inout FindingCollector
  ) throws {
    let terms = file.vocabulary.terms
    guard terms.count > 1 else { return }
    let pack = try LanguagePack(ofAny: file.code, in: library)
    let tokenizer = Tokenizer(for: file.code, rules: try TextRules(pack))
    // Terms that serve several parameters clash in each of them.
    var lines: Set<Int> = []
    for group in file.vocabulary.termGroups {
      let check = try TermClashCheck(distinct(group.map { terms[$0] }), tokenizer)
      check.add(to: &collector, exceptOn: &lines)
    }
  }

  private init(_ terms: [PlacedTerm], _ tokenizer: Tokenizer) throws(UtteranceError) {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabulary(terms.map(\.term), of: Self.type)
    let index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: [:])
    let firsts = Dictionary(
      zip(terms.map(\.term), terms.indices), uniquingKeysWith: { first, _ in first })
    places = (0..<index.count).map { firsts[index.term(VocabularyIndex.TermID($0))] }
    queries = Self.queries(for: terms, tokenizer)
    (self.terms, self.index, keys) = (terms, index, terms.map(FirstTerms.Key.init))
  }

  private func add(to collector: inout FindingCollector, exceptOn lines: inout Set<Int>) {
    let shadowed = rivals(by: queriesByWords) { index.matches(in: $0) }
    let confusable = rivals(by: queries) { index.fuzzyMatches(in: $0, at: 0) }
    for place in terms.indices where !lines.contains(terms[place].phrase.line) {
      if let other = shadowed[place] {
        add(.shadowedTerm, place, "is heard as", other, to: &collector)
      } else if let other = confusable[place] {
        add(.confusableTerm, place, "is easily taken for", other, to: &collector)
      } else {
        continue
      }
      lines.insert(terms[place].phrase.line)
    }
  }

  private func add(
    _ rule: AppRule, _ place: Int, _ verb: String, _ other: Int,
    to collector: inout FindingCollector
  ) {
    let (term, first) = (terms[place], terms[other])
    let identifier = first.term.vocabularyIdentifier ?? ""
    collector.add(
      rule, "the term '\(term.phrase.text)' \(verb) '\(first.phrase.text)' of '\(identifier)'",
      at: term.phrase.line, otherLine: first.phrase.line)
  }

  // MARK: Comparing

  /// The terms without those that say and sound the same again, which have a rule of their own.
  ///
  /// Of each two stay, of different things: one of them is of another thing than any term is.
  private static func distinct(_ terms: [PlacedTerm]) -> [PlacedTerm] {
    var things: [[String]: Set<String>] = [:]
    return terms.filter { term in
      let words = [term.phrase.folded, term.term.pronunciationHint ?? ""]
      guard things[words, default: []].count < 2 else { return false }
      return things[words, default: []].insert(term.term.vocabularyIdentifier ?? "").inserted
    }
  }

  /// A term is looked up as it is written, and as it sounds.
  private static func queries(for terms: [PlacedTerm], _ tokenizer: Tokenizer) -> [Query] {
    var queries: [Query] = []
    var numbers: [String: Int] = [:]
    for (place, term) in terms.map(\.term).enumerated() {
      for sound in [term.spokenPhrase, term.pronunciationHint].compactMap(\.self) {
        if let number = numbers[sound] {
          queries[number].places.append(place)
        } else if let utterance = try? tokenizer.utterance(sound), !utterance.tokens.isEmpty {
          // A term that is too long to be an utterance has a rule of its own.
          numbers[sound] = queries.count
          queries.append(Query(utterance: utterance, places: [place]))
        }
      }
    }
    return queries
  }

  /// The queries without those that find the same as others, which differ from them in accents and marks.
  private var queriesByWords: [Query] {
    let plain = queries.filter(\.utterance.readings.isEmpty)
    let groups = Dictionary(grouping: plain) { index.words(of: $0.utterance) }
    return queries.filter { !$0.utterance.readings.isEmpty }
      + groups.values.map {
        Query(utterance: $0[0].utterance, places: $0.flatMap(\.places).sorted())
      }
  }

  /// The first term that each term resembles, or that resembles it, by the later one of the two.
  private func rivals(
    by queries: [Query], _ matches: (Utterance) -> [VocabularyMatch]
  ) -> [Int: Int] {
    var rivals: [Int: Int] = [:]
    for query in queries {
      let found = places(of: query.utterance, matches)
      for (places, others) in [(query.places, found), (found, query.places)] {
        let firsts = FirstTerms(of: others, keys)
        for place in places {
          guard let first = firsts.first(otherThan: keys[place]), first < place else { continue }
          rivals[place] = min(rivals[place] ?? first, first)
        }
      }
    }
    return rivals
  }

  /// The terms that an utterance as a whole is, in order.
  private func places(
    of utterance: Utterance, _ matches: (Utterance) -> [VocabularyMatch]
  ) -> [Int] {
    let whole = matches(utterance).filter { $0.tokens == utterance.tokens.indices }
    return whole.flatMap(\.terms).compactMap { places[Int($0)] }.sorted()
  }
}
