internal import FoundationEssentials

/// What a `project.pbxproj` or an `.xcconfig` says that may stand there in place of an `Info.plist`, by a light search of its text.
struct XcodeProject {
  /// The language in which the app is written; nil when it is not said.
  let developmentLanguage: String?
  /// Whether Xcode writes into `Info.plist` why the app uses Siri.
  let saysWhySiri: Bool

  /// Reads the bytes of the file.
  init(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    developmentLanguage = text.firstMatch(of: #/developmentRegion = "?([\w-]+)"?;/#).map {
      String($0.1)
    }
    saysWhySiri = text.contains("INFOPLIST_KEY_\(AppInformation.usageDescriptionKey)")
  }
}
