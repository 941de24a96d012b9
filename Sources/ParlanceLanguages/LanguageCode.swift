internal import CICU

/// A language as Siri knows it: a language, and where it is spoken.
///
/// Takes BCP 47 tags and the spellings that apps and systems use in their stead (`en_GB`, `no-NO`, `iw`,
/// `zh-Hant-HK`). A missing region is the likely one of CLDR, so that `en` reads dollars as `en-US` does.
///
///     try LanguageCode("zh-Hans").identifier  // "zh-CN"
///     try LanguageCode("no-NO").identifier  // "nb-NO"
public struct LanguageCode: Hashable, Sendable, CustomStringConvertible {
  /// The language subtag, ISO 639: `en`.
  public let language: String
  /// The script subtag, ISO 15924: `Latn`.
  public let script: String
  /// The region subtag, ISO 3166-1, or UN M.49 for several countries: `US`, `419`.
  public let region: String

  /// Reads a language code.
  ///
  /// - Parameter identifier: A BCP 47 tag or an ICU identifier, in any case.
  /// - Throws: ``LanguageCodeError`` when the code is malformed or CLDR knows no such language or region.
  public init(_ identifier: String) throws(LanguageCodeError) {
    var locale = cicu_locale()
    // A NUL would end the string for C.
    guard !identifier.utf8.contains(0), cicu_locale_parse(identifier, &locale) else {
      throw LanguageCodeError(identifier: identifier, reason: .malformed)
    }
    if let usual = Self.usualCode(of: locale) { _ = cicu_locale_parse(usual, &locale) }
    guard cicu_locale_known(&locale) else {
      throw LanguageCodeError(identifier: identifier, reason: .unknown)
    }
    cicu_locale_maximize(&locale)
    let spoken = LanguageCode.siriLanguage(Self.text(locale.language), Self.text(locale.region))
    language = spoken
    script = Self.text(locale.script)
    region = Self.text(locale.region)
  }

  /// The code in the form that Siri uses, language and region: `zh-TW`.
  public var identifier: String { "\(language)-\(region)" }

  /// The same as ``identifier``.
  public var description: String { identifier }

  /// What data for the language may be called, the most specific first: `zh-TW`, `zh-Hant`, `zh`.
  public var tags: [String] { [identifier, "\(language)-\(script)", language] }

  /// The ISO 4217 code of the currency in use in the region, by CLDR; nil where there is none.
  public var currency: String? {
    var code: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &code) { bytes in
      let characters = bytes.assumingMemoryBound(to: CChar.self)
      guard let start = characters.baseAddress, cicu_region_currency(region, start) else {
        return nil
      }
      return String(cString: start)
    }
  }

  /// Siri's own names where they differ from CLDR's.
  private static func siriLanguage(_ language: String, _ region: String) -> String {
    aliases["\(language)-\(region)"] ?? aliases[language] ?? language
  }

  /// The code of a language without script and region, where CLDR's likely ones are not Siri's.
  private static func usualCode(of locale: cicu_locale) -> String? {
    guard text(locale.script).isEmpty, text(locale.region).isEmpty else { return nil }
    return usualCodes[text(locale.language)]
  }

  /// Names of languages by CLDR's codes, without region.
  private static let aliases = table.filter { !$0.value.contains("-") }
  /// Codes with their regions by language.
  private static let usualCodes = table.filter { $0.value.contains("-") }

  /// The names, from the table that all languages share.
  private static let table: [String: String] = {
    guard let file = PackLibrary.sharedFile(named: "languages.tsv"),
      let rows = try? PackTable(file, columns: 2).rows
    else { return [:] }
    return Dictionary(
      rows.map { (String($0.fields[0]), String($0.fields[1])) },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func text<T>(_ characters: T) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// Why a language code was refused.
public struct LanguageCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the code.
  public enum Reason: Hashable, Sendable {
    /// Not a BCP 47 tag.
    case malformed
    /// CLDR has no such language or region.
    case unknown
    /// No pack speaks the language.
    case unsupported
  }

  /// The code as given.
  public let identifier: String
  /// What is wrong with it.
  public let reason: Reason

  /// Makes an error about a code.
  public init(identifier: String, reason: Reason) {
    self.identifier = identifier
    self.reason = reason
  }

  /// A sentence for people.
  public var description: String {
    switch reason {
    case .malformed: "'\(identifier)' is not a language code; write one such as en-US"
    case .unknown: "no language or region is known as '\(identifier)'; write a code such as en-US"
    case .unsupported: "there is no language pack for '\(identifier)'"
    }
  }
}
