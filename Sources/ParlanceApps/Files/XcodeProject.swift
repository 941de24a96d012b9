internal import FoundationEssentials
internal import ParlanceDefinitions

/// What a `project.pbxproj` or an `.xcconfig` says that may stand there in place of an `Info.plist`, by a light search of
/// its text.
struct XcodeProject {
  /// The language in which the app is written; nil when it is not said.
  let developmentLanguage: String?
  /// Whether Xcode writes into `Info.plist` why the app uses Siri.
  let saysWhySiri: Bool

  /// Reads the bytes of the file.
  ///
  /// - Complexity: O(*n*), *n* their number.
  init(_ data: Data) {
    var scanner = ByteScanner(Array(data))
    var (language, saysWhySiri): (String?, Bool) = (nil, false)
    while !scanner.isAtEnd {
      if language == nil, scanner.take("developmentRegion = ") {
        language = Self.name(&scanner)
      } else if scanner.take("INFOPLIST_KEY_") {
        saysWhySiri = saysWhySiri || scanner.take(AppInformation.usageDescriptionKey.utf8)
      } else {
        scanner.advance()
      }
    }
    (developmentLanguage, self.saysWhySiri) = (language, saysWhySiri)
  }

  /// A name with or without quotation marks before a semicolon; nil when something else comes next.
  private static func name(_ scanner: inout ByteScanner) -> String? {
    _ = scanner.take("\"")
    let name = scanner.takeAll { $0.isInWord || $0 == UInt8(ascii: "-") }
    _ = scanner.take("\"")
    guard scanner.take(";"), !name.isEmpty else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
