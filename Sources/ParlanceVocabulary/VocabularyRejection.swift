/// A term that a ``Vocabulary`` did not take.
public struct VocabularyRejection: Hashable, Sendable, CustomStringConvertible {
  /// Why a term was not taken.
  public enum Reason: Hashable, Sendable {
    /// The phrase or its pronunciation is longer than ``Vocabulary/maximumByteCount``.
    case tooLong
    /// The phrase is empty or white space only, so nobody can say it.
    case empty
    /// The same term stands earlier in the list, with a higher priority.
    case duplicate
  }

  /// The term as given.
  public let term: VocabularyTerm
  /// Why it was not taken.
  public let reason: Reason

  /// A sentence for people.
  public var description: String {
    switch reason {
    case .tooLong:
      "'\(term.spokenPhrase.prefix(20))…' is longer than \(Vocabulary.maximumByteCount) bytes in UTF-16"
    case .empty: "a term is empty"
    case .duplicate: "'\(term.spokenPhrase)' stands twice; the first one holds"
    }
  }
}
