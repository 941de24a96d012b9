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
    /// What it is known by: the hash of the folded word, or of the kind of the value.
    let hash: UInt64
    let isValue: Bool
    /// The hashes of its classes, those that say most first.
    let classes: [UInt64]
  }

  let utterance: Utterance
  let items: [Item]
  /// By token, the item that holds it.
  let itemOfToken: [Int]

  /// What stands before the first item and behind the last one.
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
    let tokens = utterance.tokens
    var values = [(end: Int, hash: UInt64, classes: [UInt64])?](repeating: nil, count: tokens.count)
    var classes = [[UInt64]](repeating: [], count: tokens.count)
    for edge in lattice.edges {
      let kind = model.caseKinds.base(of: edge.kind)
      let hash = FeatureID.joined(1, UInt64(kind))
      let start = Int(edge.from)
      switch lattice.source(of: edge) {
      case .entity where edge.kind != EdgeKind.one, .vocabulary, .app, .appTerm:
        if values[start].map({ $0.end < Int(edge.to) }) ?? true {
          var known = [hash]
          if case .app(let number) = lattice.source(of: edge) {
            known += apps.apps[Int(number)].intents.sorted().map {
              FeatureID.joined(2, FeatureID.hash($0))
            }
          }
          values[start] = (Int(edge.to), hash, known)
        }
      case .term(let number):
        let value = FeatureID.joined(hash, FeatureID.hash(model.terms.entries[Int(number)].value))
        let isName =
          kind == EdgeKind.givenName || kind == EdgeKind.familyName
          || model.terms.entries[Int(number)].isProperName
        for token in edge.tokens { classes[token] += isName ? [hash] : [value, hash] }
      case .entity, .inflected: break
      }
    }
    Self.addPhrases(of: reader, utterance, to: &classes)
    var items: [Item] = []
    var itemOfToken: [Int] = []
    var start = 0
    while start < tokens.count {
      if let value = values[start] {
        items.append(
          Item(tokens: start..<value.end, hash: value.hash, isValue: true, classes: value.classes))
      } else {
        let word = model.wordClass(of: tokens[start]).map {
          FeatureID.joined(3, UInt64($0.rawValue))
        }
        let found = classes[start] + [word].compactMap { $0 }
        items.append(
          Item(
            tokens: start..<start + 1, hash: tokens[start].hash, isValue: false,
            classes: found.isEmpty ? [Self.unknown] : found))
      }
      start = items[items.count - 1].tokens.upperBound
      itemOfToken += items[items.count - 1].tokens.map { _ in items.count - 1 }
    }
    self.items = items
    self.itemOfToken = itemOfToken
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
