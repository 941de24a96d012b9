internal import ParlanceText

/// What templates cannot match without: sets of words and kinds of edges, of each of which an utterance has at least one.
///
/// The index that filters before it searches, as RE2's `FilteredRE2` and Hyperscan do with literals: of hundreds of
/// templates an utterance leaves a dozen.
struct TemplateNeeds: Sendable {
  /// A word or a kind of edges, told apart by its sign.
  private typealias Key = Int32
  private typealias SetID = Int32

  /// The sets that a template needs, the rarest first; empty where it needs nothing.
  private var needs: [ArraySlice<SetID>] = []
  /// By set, the templates of which it is the rarest need.
  private var templatesOfSet: [[Int32]] = []
  /// The templates that need nothing.
  private(set) var needless: [Int32] = []
  private var setsOfWord: [[SetID]] = []
  private var setsOfKind: [[SetID]] = []

  /// The number of sets.
  var setCount: Int { templatesOfSet.count }

  /// - Parameter isFunctionWord: Tells of a word whether most utterances may have it.
  /// - Complexity: O(*n*) for *n* expressions of the templates, and the sizes of their alternatives.
  init(
    _ templates: [PhraseTemplate], in arena: PhraseArena,
    isFunctionWord: @escaping (Lexicon.Lexeme) -> Bool
  ) {
    var builder = TemplateNeedsBuilder(arena, isFunctionWord: isFunctionWord)
    for (number, template) in templates.enumerated() {
      let sets = builder.needs(of: template.root)
      needs.append(sets[...])
      if sets.isEmpty { needless.append(Int32(number)) }
    }
    templatesOfSet = Array(repeating: [], count: builder.sets.count)
    for (number, sets) in needs.enumerated() {
      if let rarest = sets.first { templatesOfSet[Int(rarest)].append(Int32(number)) }
    }
    for (set, keys) in builder.sets.enumerated() {
      for key in keys { add(SetID(set), to: key) }
    }
  }

  private mutating func add(_ set: SetID, to key: Int32) {
    if key >= 0 {
      Self.add(set, to: &setsOfWord, at: Int(key))
    } else {
      Self.add(set, to: &setsOfKind, at: Int(~key))
    }
  }

  private static func add(_ set: SetID, to lists: inout [[SetID]], at place: Int) {
    if place >= lists.count {
      lists.append(contentsOf: repeatElement([], count: place + 1 - lists.count))
    }
    lists[place].append(set)
  }

  /// The sets that a word is in.
  func sets(ofWord word: Lexicon.Lexeme) -> [Int32] {
    Int(word) < setsOfWord.count ? setsOfWord[Int(word)] : []
  }

  /// The sets that a kind of edges is in.
  func sets(ofKind kind: Int32) -> [Int32] {
    Int(kind) < setsOfKind.count ? setsOfKind[Int(kind)] : []
  }

  /// The templates of which a set is the rarest need.
  func templates(needing set: Int32) -> [Int32] { templatesOfSet[Int(set)] }

  /// What else a template needs than its rarest set.
  func furtherNeeds(of template: Int32) -> ArraySlice<Int32> { needs[Int(template)].dropFirst() }
}
