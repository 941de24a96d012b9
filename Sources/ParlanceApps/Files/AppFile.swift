internal import ParlanceDefinitions

/// A file of an app that says something to Siri.
public struct AppFile: Hashable, Sendable {
  /// What a file is for, which its name tells.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// `Info.plist` of an app or an extension.
    case information
    /// `InfoPlist.strings`: what of `Info.plist` is translated.
    case informationStrings
    /// `AppIntentVocabulary.plist`: example phrases and the app's own terms.
    case vocabulary
    /// `.intentdefinition`: the app's own intents.
    case definition
    /// `.strings` named after an `.intentdefinition`, or `AppShortcuts.strings`: texts in one language.
    case strings
    /// `.xcstrings` of such a name: texts in all languages.
    case stringCatalog
    /// `.entitlements`: what the system lets the app do.
    case entitlements
    /// `project.pbxproj` or `.xcconfig`: what Xcode knows of the app.
    case project
    /// `.swift` that describes an App Intent.
    case source
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

  /// The last part of the path.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The name without what it ends in.
  var stem: String {
    String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  /// The folder that the file stands in.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// The folder that the file stands in, or where that is one of a language, that one's.
  var unlocalizedFolder: String {
    AppLocalization(folder).map { String($0.parent) } ?? folder
  }
}

extension AppFile.Kind {
  fileprivate init?(fileName: Substring) {
    switch fileName {
    case "InfoPlist.strings": self = .informationStrings
    case AppVocabulary.fileName: self = .vocabulary
    case AppProject.fileName: self = .project
    default: self.init(fileEnding: fileName)
    }
  }

  /// Xcode has written both `Info.plist` and `App-Info.plist`.
  private init?(fileEnding name: Substring) {
    if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      self = .information
    } else {
      switch name.split(separator: ".").last {
      case IntentDefinition.fileExtension[...]: self = .definition
      case "strings": self = .strings
      case "xcstrings": self = .stringCatalog
      case "entitlements": self = .entitlements
      case "swift": self = .source
      case "xcconfig": self = .project
      default: return nil
      }
    }
  }

  /// What such files are called, or what their names end in, for people.
  package var fileNames: String {
    switch self {
    case .information: "Info.plist"
    case .informationStrings: "InfoPlist.strings"
    case .vocabulary: AppVocabulary.fileName
    case .definition: "." + IntentDefinition.fileExtension
    case .strings: "\(ShortcutCheck.tableName).strings"
    case .stringCatalog: "\(ShortcutCheck.tableName).xcstrings"
    case .entitlements: ".entitlements"
    case .project: "\(AppProject.fileName), .xcconfig"
    case .source: ".swift with an \(SwiftSource.typeName)"
    }
  }

  /// Whether such files hold texts for a definition or for App Shortcuts, if their name says so.
  var isTranslation: Bool { self == .strings || self == .stringCatalog }
}
