/// An utterance that is somebody's phrase for a shortcut.
public struct Invocation: Hashable, Sendable {
  /// The phrase.
  public let phrase: InvocationPhrase
  /// Whether it was said word by word; else it was said with accents, letters or spellings that differ.
  public let isExact: Bool

  /// Makes an invocation.
  public init(_ phrase: InvocationPhrase, isExact: Bool) {
    self.phrase = phrase
    self.isExact = isExact
  }
}
