internal import ParlanceReader
internal import ParlanceText

/// The features by which the class of an utterance is told.
enum ReaderFeatures {
  /// The groups of features.
  enum Group: Int, CaseIterable {
    case bias, words, letters, classes
  }

  private enum Role {
    static let bias: UInt64 = 1
    static let word: UInt64 = 2
    static let pair: UInt64 = 3
    static let triple: UInt64 = 4
    static let first: UInt64 = 5
    static let last: UInt64 = 6
    static let letters: UInt64 = 7
    static let wordClass: UInt64 = 8
    static let classPair: UInt64 = 9
    static let firstClass: UInt64 = 10
    static let classBeside: UInt64 = 11
    static let count: UInt64 = 12
    static let run: UInt64 = 13
  }

  /// The number of classes of a word that are paired with those of the next one.
  private static let pairedClasses = 3

  /// The features of an utterance.
  ///
  /// - Complexity: O(*n*), *n* the length of the utterance.
  static func features(_ view: ReaderView) -> FeatureGroups {
    var features = FeatureGroups(count: Group.allCases.count)
    features.insert(FeatureID.of(Role.bias, 0), into: Group.bias.rawValue)
    addWords(view, to: &features)
    addLetters(view, to: &features)
    addClasses(view, to: &features)
    return features
  }

  /// The features of an item by itself, without what stands beside it.
  static func features(of item: ReaderView.Item, in view: ReaderView) -> FeatureGroups {
    var features = FeatureGroups(count: Group.allCases.count)
    features.insert(word(item.hash), into: Group.words.rawValue)
    addLetters(of: item, in: view, to: &features)
    for hash in item.meanings { features.insert(wordClass(hash), into: Group.classes.rawValue) }
    return features
  }

  /// The feature of a word.
  static func word(_ hash: UInt64) -> UInt32 { FeatureID.of(Role.word, hash) }

  private static func wordClass(_ hash: UInt64) -> UInt32 { FeatureID.of(Role.wordClass, hash) }

  private static func addWords(_ view: ReaderView, to features: inout FeatureGroups) {
    let group = Group.words.rawValue
    let count = view.items.count
    for item in -1..<count {
      let (a, b, c) = (view.hash(item), view.hash(item + 1), view.hash(item + 2))
      if item >= 0 { features.insert(word(a), into: group) }
      if item + 1 <= count { features.insert(FeatureID.of(Role.pair, a, b), into: group) }
      if item + 2 <= count { features.insert(FeatureID.of(Role.triple, a, b, c), into: group) }
      if item >= 0, item + 3 < count, isCluster(item, view) {
        features.insert(
          FeatureID.of(Role.run, FeatureID.joined(a, b), c, view.hash(item + 3)), into: group)
      }
    }
  }

  private static func isCluster(_ item: Int, _ view: ReaderView) -> Bool {
    !view.items[item].isValue
      && view.utterance.tokens[view.items[item].tokens.lowerBound].traits.contains(.isCluster)
  }

  /// Runs of three and four letters within words of scripts with spaces.
  private static func addLetters(_ view: ReaderView, to features: inout FeatureGroups) {
    for item in view.items { addLetters(of: item, in: view, to: &features) }
  }

  private static func addLetters(
    of item: ReaderView.Item, in view: ReaderView, to features: inout FeatureGroups
  ) {
    let token = view.utterance.tokens[item.tokens.lowerBound]
    guard !item.isValue, token.kind == .word, !token.traits.contains(.isCluster) else { return }
    let letters =
      [0x5E] + view.utterance.folded(token).unicodeScalars.map { UInt64($0.value) } + [0x24]
    guard letters.count > 4 else { return }
    for start in 0..<letters.count - 2 {
      let three = letters[start] << 42 | letters[start + 1] << 21 | letters[start + 2]
      features.insert(FeatureID.of(Role.letters, three), into: Group.letters.rawValue)
      if start + 3 < letters.count {
        features.insert(
          FeatureID.of(Role.letters, three, letters[start + 3]), into: Group.letters.rawValue)
      }
    }
  }

  private static func addClasses(_ view: ReaderView, to features: inout FeatureGroups) {
    let group = Group.classes.rawValue
    var seen: Set<UInt64> = []
    for (index, item) in view.items.enumerated() {
      for hash in item.classes where seen.insert(hash).inserted {
        features.insert(wordClass(hash), into: group)
      }
      for left in view.classes(index - 1).prefix(pairedClasses) {
        for right in item.classes.prefix(pairedClasses) {
          features.insert(FeatureID.of(Role.classPair, left, right), into: group)
        }
      }
      for right in item.classes.prefix(pairedClasses) {
        features.insert(FeatureID.of(Role.classBeside, view.hash(index - 1), right), into: group)
      }
      for left in view.classes(index - 1).prefix(pairedClasses) {
        features.insert(FeatureID.of(Role.classBeside, left, item.hash, 1), into: group)
      }
    }
    for hash in view.classes(0) {
      features.insert(FeatureID.of(Role.firstClass, hash), into: group)
    }
    let length = view.items.count
    features.insert(
      FeatureID.of(Role.count, UInt64(length < 6 ? length : length < 10 ? 6 : length < 16 ? 7 : 8)),
      into: group)
  }
}
