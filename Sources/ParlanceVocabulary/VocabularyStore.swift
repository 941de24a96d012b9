public import ParlanceText

/// The vocabulary index in use, which can be replaced while others read it.
///
/// Readers take a reference and keep the index that they took; an index is built before the lock is taken, so nobody
/// waits for the building.
public final class VocabularyStore: Sendable {
  private struct State {
    var index: VocabularyIndex
    /// The number of the call of ``update(to:)`` that the index comes from.
    var generation = 0
    var lastGeneration = 0
  }

  private let tokenizer: Tokenizer
  private let nicknames: [String: [String]]
  private let rules: NameRules?
  private let sounds: SoundRules?
  private let state: Guarded<State>

  /// A store with an empty vocabulary; the parameters are those of every index that it builds.
  ///
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  public init(
    tokenizer: Tokenizer, nicknames: [String: [String]], rules: NameRules? = nil,
    sounds: SoundRules? = nil
  ) throws(UtteranceError) {
    self.tokenizer = tokenizer
    self.nicknames = nicknames
    self.rules = rules
    self.sounds = sounds
    let empty = try VocabularyIndex(
      Vocabulary(), tokenizer: tokenizer, nicknames: nicknames, rules: rules,
      sounds: sounds)
    state = Guarded(State(index: empty))
  }

  /// The index in use now.
  public var index: VocabularyIndex { state.withLock { $0.index } }

  /// Builds the index of a vocabulary and puts it into use.
  ///
  /// Readers go on with the old index until the new one is built. Of several calls at once the one that began last
  /// holds, whichever is done first.
  ///
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules; the index in use stays.
  /// - Complexity: O(*n*), *n* the length of all terms.
  public func update(to vocabulary: Vocabulary) throws(UtteranceError) {
    let generation = state.withLock { state in
      state.lastGeneration += 1
      return state.lastGeneration
    }
    let index = try VocabularyIndex(
      vocabulary, tokenizer: tokenizer, nicknames: nicknames, rules: rules,
      sounds: sounds)
    // The old index is freed outside the lock: freeing a large one takes a while.
    let replaced = state.withLock { state -> VocabularyIndex in
      guard generation > state.generation else { return index }
      defer { (state.index, state.generation) = (index, generation) }
      return state.index
    }
    _ = replaced
  }
}
