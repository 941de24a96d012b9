internal import ParlanceText

/// The needs of templates: sets of words and kinds of edges, of each of which an utterance that matches has at least one.
///
/// The index that filters before it searches, as RE2's `FilteredRE2` and Hyperscan do with literals: of hundreds of
/// templates an utterance leaves a dozen.
struct TemplateNeeds: Sendable {
  private typealias SetID = Int32

  /// For each key the sets that it is in, one behind the other.
  private struct SetsByKey: Sendable {
    /// By key, where its sets begin; one more at the end.
    private var starts: [Int32]
    private var sets: [SetID]

    /// - Parameter place: The number of a word or of a kind of edges; nil for the other ones.
    init(_ members: [[Int32]], place: (Int32) -> Int?) {
      let places = members.map { $0.compactMap(place) }
      let count = (places.lazy.compactMap { $0.max() }.max() ?? -1) + 1
      starts = Array(repeating: 0, count: count + 1)
      for place in places.joined() { starts[place + 1] += 1 }
      for place in 0..<count { starts[place + 1] += starts[place] }
      sets = Array(repeating: 0, count: Int(starts[count]))
      var ends = starts
      for (set, places) in places.enumerated() {
        for place in places {
          sets[Int(ends[place])] = SetID(set)
          ends[place] += 1
        }
      }
    }

    subscript(key: Int) -> ArraySlice<SetID> {
      key < starts.count - 1 ? sets[Int(starts[key])..<Int(starts[key + 1])] : []
    }
  }

  /// The sets that a template needs, the rarest first; empty where it needs nothing.
  private var needs: [ArraySlice<SetID>] = []
  /// By set, the templates of which it is the rarest need.
  private var templatesOfSet: [[Int32]] = []
  /// The templates that need nothing.
  private(set) var needless: [Int32] = []
  private let setsOfWord: SetsByKey
  private let setsOfKind: SetsByKey

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
    setsOfWord = SetsByKey(builder.sets) { $0 >= 0 ? Int($0) : nil }
    setsOfKind = SetsByKey(builder.sets) { $0 < 0 ? Int(~$0) : nil }
  }

  /// The sets that a word is in.
  func sets(ofWord word: Lexicon.Lexeme) -> ArraySlice<Int32> { setsOfWord[Int(word)] }

  /// The sets that a kind of edges is in.
  func sets(ofKind kind: Int32) -> ArraySlice<Int32> { setsOfKind[Int(kind)] }

  /// The templates of which a set is the rarest need.
  func templates(needing set: Int32) -> [Int32] { templatesOfSet[Int(set)] }

  /// Returns the sets that a template needs beside its rarest one.
  func furtherNeeds(of template: Int32) -> ArraySlice<Int32> { needs[Int(template)].dropFirst() }
}
