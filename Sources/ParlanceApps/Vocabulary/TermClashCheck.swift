internal import ParlanceLanguages
internal import ParlanceText
internal import ParlanceVocabulary

/// Looks for terms of a parameter that are heard as, or mistaken for, terms of other things.
///
/// Terms are compared as the interpreter finds them in what people say.
struct TermClashCheck {
  /// Terms of one kind are found whole, without parts.
  private static let type = VocabularyType.workoutActivityName

  private let tokenizer: Tokenizer
  private let terms: [PlacedTerm]
  private let index: VocabularyIndex
  /// The first place of each term.
  private let places: [VocabularyTerm: Int]

  /// Adds what is wrong with the terms of a file.
  ///
  /// - Throws: ``PackError`` when what all languages share is faulty, ``UtteranceError`` when ICU has no break rules.
  static func check(
    _ file: LocalizedVocabulary, in library: PackLibrary, _ collector: inout FindingCollector
  ) throws {
    let terms = file.vocabulary.terms
    guard terms.count > 1 else { return }
    let pack = try LanguagePack(ofAny: file.code, in: library)
    let tokenizer = Tokenizer(for: file.code, rules: try TextRules(pack))
    // Terms that serve several parameters clash in each of them.
    var lines: Set<Int> = []
    for name in Set(terms.flatMap(\.parameters)).sorted() {
      let own = distinct(terms.filter { $0.parameters.contains(name) })
      let check = try TermClashCheck(own, tokenizer)
      check.add(to: &collector, exceptOn: &lines)
    }
  }

  private init(_ terms: [PlacedTerm], _ tokenizer: Tokenizer) throws(UtteranceError) {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabulary(terms.map(\.term), of: Self.type)
    index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: [:])
    places = Dictionary(
      zip(terms.map(\.term), terms.indices), uniquingKeysWith: { first, _ in first })
    (self.terms, self.tokenizer) = (terms, tokenizer)
  }

  private func add(to collector: inout FindingCollector, exceptOn lines: inout Set<Int>) {
    let (shadowed, confusable) = (rivals(by: namesakes), rivals(by: lookalikes))
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

  /// The first term that each term resembles, or that resembles it, by the later one of the two.
  private func rivals(by resembling: (String) -> Set<Int>) -> [Int: Int] {
    var rivals: [Int: Int] = [:]
    for place in terms.indices {
      for other in sounds(of: place).flatMap(resembling) where isOther(other, than: place) {
        let (first, later) = (min(place, other), max(place, other))
        rivals[later] = min(rivals[later] ?? first, first)
      }
    }
    return rivals
  }

  /// A term as it is written, and as it sounds.
  private func sounds(of place: Int) -> [String] {
    let term = terms[place].term
    return [term.spokenPhrase] + (term.pronunciationHint.map { [$0] } ?? [])
  }

  /// Equal phrases have a rule of their own.
  private func isOther(_ first: Int, than second: Int) -> Bool {
    let (first, second) = (terms[first], terms[second])
    return first.term.vocabularyIdentifier != second.term.vocabularyIdentifier
      && first.phrase.folded != second.phrase.folded
  }

  /// The terms that a phrase is, by spelling but for accents and marks, or by sound.
  private func namesakes(_ phrase: String) -> Set<Int> {
    places(of: phrase) { index.matches(in: $0) }
  }

  /// The terms that a phrase is but for a letter or two.
  private func lookalikes(_ phrase: String) -> Set<Int> {
    places(of: phrase) { index.fuzzyMatches(in: $0, at: 0) }
  }

  private func places(
    of phrase: String, _ matches: (Utterance) -> [VocabularyMatch]
  ) -> Set<Int> {
    // A term that is too long to be an utterance has a rule of its own.
    guard let utterance = try? tokenizer.utterance(phrase), !utterance.tokens.isEmpty else {
      return []
    }
    let whole = matches(utterance).filter { $0.tokens == utterance.tokens.indices }
    return Set(whole.flatMap(\.terms).compactMap { places[index.term($0)] })
  }
}
