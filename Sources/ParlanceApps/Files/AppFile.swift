/// A file of an app that says something to Siri.
public struct AppFile: Hashable, Sendable {
  /// What a file is for, which its name tells.
  public enum Kind: Hashable, Sendable {
    /// `Info.plist` of an app or an extension.
    case information
    /// `InfoPlist.strings`: what of `Info.plist` is translated.
    case informationStrings
    /// `AppIntentVocabulary.plist`: example phrases and the app's own terms.
    case vocabulary
  }

  /// The folder as it was named, and the way in it.
  public let path: String
  /// What it is for.
  public let kind: Kind

  /// A file; nil when its name says nothing to Siri.
  init?(_ path: String) {
    guard let kind = Kind(fileName: path.split(separator: "/").last ?? "") else { return nil }
    self.path = path
    self.kind = kind
  }
}

extension AppFile.Kind {
  fileprivate init?(fileName: Substring) {
    switch fileName {
    case "Info.plist": self = .information
    case "InfoPlist.strings": self = .informationStrings
    case AppVocabulary.fileName: self = .vocabulary
    default: return nil
    }
  }
}
