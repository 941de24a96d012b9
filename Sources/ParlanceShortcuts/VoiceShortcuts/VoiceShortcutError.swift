/// Why a phrase was not attached to a shortcut.
public enum VoiceShortcutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase has no words.
  case emptyPhrase
  /// The phrase is longer than anybody says: than 512 UTF-16 code units.
  case phraseTooLong
  /// The person says the phrase for another shortcut already.
  case phraseIsTaken(by: VoiceShortcut)
  /// The phrase asks for an intent of the system already.
  case isRequest(intentClass: String)
  /// The phrase differs so little from one that the person says for another shortcut that what is said may be taken for either.
  case tooAlike(to: VoiceShortcut)
  /// There is no voice shortcut of this identifier.
  case unknown(String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .emptyPhrase: "the phrase has no words"
    case .phraseTooLong: "the phrase is too long to be said; choose another phrase"
    case .phraseIsTaken(let other):
      "'\(other.invocationPhrase)' is said for a shortcut already; choose another phrase"
    case .isRequest(let intentClass):
      "the phrase asks for \(intentClass) already; choose another phrase"
    case .tooAlike(let other):
      "the phrase is too much like '\(other.invocationPhrase)', which is said for another shortcut; "
        + "choose another phrase"
    case .unknown(let identifier): "there is no voice shortcut \(identifier)"
    }
  }
}
