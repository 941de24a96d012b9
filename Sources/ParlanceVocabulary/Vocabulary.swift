/// The user's own words, by what they name (INVocabulary).
///
/// Setting a type replaces all terms of that type and no others. The order of the terms is their priority, the most
/// important first.
///
///     var vocabulary = Vocabulary()
///     let rejected = vocabulary.setVocabularyStrings(["Jason Clayton", "Ana María"], of: .contactName)
///     vocabulary.terms(of: .contactName).map(\.spokenPhrase)  // ["Jason Clayton", "Ana María"]
public struct Vocabulary: Hashable, Sendable {
  /// A longer phrase, measured in bytes of UTF-16, is not taken.
  public static let maximumByteCount = 1024

  private var termsByType: [VocabularyType: [VocabularyTerm]] = [:]

  /// An empty vocabulary.
  public init() {}

  /// How many terms of all types it holds.
  public var count: Int { termsByType.values.reduce(0) { $0 + $1.count } }

  /// Whether it holds no term.
  public var isEmpty: Bool { termsByType.isEmpty }

  /// The terms of a type, the most important first.
  public func terms(of type: VocabularyType) -> [VocabularyTerm] {
    termsByType[type] ?? []
  }

  /// Replaces the terms of a type by plain strings.
  ///
  /// - Parameter strings: The strings, the most important first.
  /// - Returns: What was not taken, in the order given; SiriKit drops these silently.
  /// - Complexity: O(*n*), *n* the length of all strings.
  public mutating func setVocabularyStrings(
    _ strings: some Sequence<String>, of type: VocabularyType
  ) -> [VocabularyRejection] {
    let strings = Array(strings)
    return take(strings.count, of: type) { VocabularyTerm(strings[$0]) }
  }

  /// Replaces the terms of a type.
  ///
  /// Two terms are the same when all their parts are: two people of one name differ by their identifiers.
  ///
  /// - Parameter terms: The terms, the most important first.
  /// - Returns: What was not taken, in the order given; SiriKit drops these silently.
  /// - Complexity: O(*n*), *n* the length of all terms.
  public mutating func setVocabulary(
    _ terms: some Sequence<VocabularyTerm>, of type: VocabularyType
  ) -> [VocabularyRejection] {
    let terms = Array(terms)
    return take(terms.count, of: type) { terms[$0] }
  }

  /// Removes the terms of all types, as `INVocabulary` does.
  public mutating func removeAllVocabularyStrings() {
    termsByType.removeAll()
  }

  private mutating func take(
    _ count: Int, of type: VocabularyType, _ term: (Int) -> VocabularyTerm
  ) -> [VocabularyRejection] {
    var taken = DistinctTerms(minimumCapacity: count)
    var rejected: [VocabularyRejection] = []
    for place in 0..<count {
      let term = term(place)
      if let reason = Self.fault(of: term) {
        rejected.append(VocabularyRejection(term: term, reason: reason))
      } else if !taken.insert(term) {
        rejected.append(VocabularyRejection(term: term, reason: .duplicate))
      }
    }
    termsByType[type] = taken.terms.isEmpty ? nil : taken.terms
    return rejected
  }

  private static func fault(of term: VocabularyTerm) -> VocabularyRejection.Reason? {
    if isTooLong(term.spokenPhrase) || isTooLong(term.pronunciationHint ?? "") { return .tooLong }
    let isBlank = term.spokenPhrase.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    return isBlank ? .empty : nil
  }

  /// Whether a text is longer than a term may be.
  package static func isTooLong(_ text: String) -> Bool {
    // No text has more UTF-16 units than bytes of UTF-8, and those are known without counting.
    text.utf8.count > maximumByteCount / 2 && text.utf16.count > maximumByteCount / 2
  }
}
