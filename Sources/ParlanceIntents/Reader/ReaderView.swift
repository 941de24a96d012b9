internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText
internal import ParlanceVocabulary

/// An utterance as the reader sees it: words, with what is known as a value in place of its words, and the classes of each.
struct ReaderView {
  /// A word, or what stands in place of several.
  struct Item {
    let tokens: Range<Int>
    /// The hash of the folded word, or of the kind of the value.
    let hash: UInt64
    let isValue: Bool
    /// The hashes of its classes, those that say most first.
    let classes: [UInt64]
    /// The number of first classes that tell a meaning, and not only which list holds the word.
    let meaningCount: Int

    /// The classes that tell a meaning.
    var meanings: ArraySlice<UInt64> { classes.prefix(meaningCount) }
  }

  let utterance: Utterance
  let items: [Item]
  /// By token, the item that holds it.
  let itemOfToken: [Int]

  /// The hash that stands for both ends of the utterance.
  static let edge: UInt64 = 0x5EED
  private static let unknown = FeatureID.hash("unknown")

  /// Looks at an utterance.
  ///
  /// - Complexity: O(*n* · *m* + *e*) for *n* tokens, phrases of *m* words at most, and *e* edges.
  init(
    _ lattice: Lattice, of utterance: Utterance, in model: LanguageModel, _ reader: ReaderModel,
    apps: AppIndex
  ) {
    self.utterance = utterance
    let values = Self.values(lattice, utterance, model, apps)
    let meanings = Self.meanings(lattice, utterance, model, reader)
    var items: [Item] = []
    var itemOfToken: [Int] = []
    while itemOfToken.count < utterance.tokens.count {
      let start = itemOfToken.count
      let item = values[start] ?? Self.word(start, utterance, meanings[start], model)
      itemOfToken += item.tokens.map { _ in items.count }
      items.append(item)
    }
    self.items = items
    self.itemOfToken = itemOfToken
  }

  /// The longest value that begins with each token.
  private static func values(
    _ lattice: Lattice, _ utterance: Utterance, _ model: LanguageModel, _ apps: AppIndex
  ) -> [Item?] {
    var values = [Item?](repeating: nil, count: utterance.tokens.count)
    for edge in lattice.edges where (values[Int(edge.from)]?.tokens.upperBound ?? 0) < edge.to {
      let hash = kindHash(edge, model)
      var classes = [hash]
      switch lattice.source(of: edge) {
      case .entity where edge.kind != EdgeKind.one && edge.kind != EdgeKind.bareTime, .vocabulary,
        .appTerm:
        break
      case .app(let number): classes += apps.intentHashes[Int(number)]
      case .entity, .term, .inflected: continue
      }
      values[Int(edge.from)] = Item(
        tokens: edge.tokens, hash: hash, isValue: true, classes: classes,
        meaningCount: classes.count)
    }
    return values
  }

  /// By token, the classes that terms and rules of the pack give it.
  private static func meanings(
    _ lattice: Lattice, _ utterance: Utterance, _ model: LanguageModel, _ reader: ReaderModel
  ) -> [[UInt64]] {
    var classes = [[UInt64]](repeating: [], count: utterance.tokens.count)
    for edge in lattice.edges {
      guard case .term(let number) = lattice.source(of: edge) else { continue }
      let entry = model.terms.entries[Int(number)]
      let kind = kindHash(edge, model)
      let added = entry.isName ? [kind] : [FeatureID.joined(kind, entry.valueHash), kind]
      for token in edge.tokens { classes[token] += added }
    }
    addPhrases(of: reader, utterance, to: &classes)
    return classes
  }

  private static func word(
    _ token: Int, _ utterance: Utterance, _ meanings: [UInt64], _ model: LanguageModel
  ) -> Item {
    let said = utterance.tokens[token]
    let list = model.wordClass(of: said).map { FeatureID.joined(3, UInt64($0.rawValue)) }
    let classes = meanings + [list].compactMap { $0 }
    return Item(
      tokens: token..<token + 1, hash: said.hash, isValue: false,
      classes: classes.isEmpty ? [unknown] : classes, meaningCount: meanings.count)
  }

  private static func kindHash(_ edge: Edge, _ model: LanguageModel) -> UInt64 {
    FeatureID.joined(1, model.caseKinds.hash(of: edge.kind))
  }

  /// The words of a phrase at most.
  static let longestPhrase = 4

  private static func addPhrases(
    of reader: ReaderModel, _ utterance: Utterance, to classes: inout [[UInt64]]
  ) {
    let tokens = utterance.tokens
    for start in tokens.indices where tokens[start].kind != .punctuation {
      var phrase: UInt64 = 0
      let limit = tokens[start].traits.contains(.isCluster) ? longestPhrase * 2 : longestPhrase
      for end in start..<min(tokens.count, start + limit) {
        phrase = FeatureID.joined(phrase, tokens[end].hash)
        reader.visitWordClasses(of: phrase) { number in
          let hash = FeatureID.joined(4, UInt64(number))
          for token in start...end where !classes[token].contains(hash) {
            classes[token].append(hash)
          }
        }
      }
    }
  }

  /// The item at a place; the edge beyond either end.
  func hash(_ item: Int) -> UInt64 {
    items.indices.contains(item) ? items[item].hash : Self.edge
  }

  /// The classes of the item at a place; none beyond either end.
  func classes(_ item: Int) -> [UInt64] {
    items.indices.contains(item) ? items[item].classes : []
  }
}
