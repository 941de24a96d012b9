/// Why a phrase was not attached to a shortcut.
public enum VoiceShortcutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase has no words.
  case emptyPhrase
  /// The person says the phrase for another shortcut already.
  case phraseIsTaken(by: VoiceShortcut)
  /// There is no voice shortcut of this identifier.
  case unknown(String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .emptyPhrase: "the phrase has no words"
    case .phraseIsTaken(let other):
      "'\(other.invocationPhrase)' is said for another shortcut already; choose another phrase"
    case .unknown(let identifier): "there is no voice shortcut \(identifier)"
    }
  }
}
