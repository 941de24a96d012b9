import ParlanceLanguages
import Testing

@Suite("Language codes")
struct LanguageCodeTests {
  @Test(
    "Aliases and likely subtags",
    arguments: [
      ("en", "en-US"),
      ("en-US", "en-US"),
      ("en_GB", "en-GB"),
      ("en-gb", "en-GB"),
      ("EN", "en-US"),
      ("no-NO", "nb-NO"),
      ("no", "nb-NO"),
      ("nb", "nb-NO"),
      ("zh", "zh-CN"),
      ("zh-Hans", "zh-CN"),
      ("zh-Hant", "zh-TW"),
      ("zh-TW", "zh-TW"),
      ("zh-Hant-HK", "zh-HK"),
      ("zh_Hant_HK", "zh-HK"),
      ("yue-HK", "zh-HK"),
      ("yue-Hant-HK", "zh-HK"),
      ("yue", "yue-CN"),
      ("yue-Hans", "yue-CN"),
      ("yue_CN", "yue-CN"),
      ("zh_Hans_CN", "zh-CN"),
      ("nn-NO", "nn-NO"),
      ("de-CH", "de-CH"),
      ("pt", "pt-BR"),
      ("en-US-u-ca-buddhist", "en-US"),
    ])
  func readsAliases(_ given: String, _ expected: String) throws {
    #expect(try LanguageCode(given).identifier == expected)
  }

  @Test(
    "Deprecated codes give way to those in use",
    arguments: [
      ("iw", "he-IL"), ("iw-IL", "he-IL"), ("in", "id-ID"), ("tl-PH", "fil-PH"),
    ])
  func replacesDeprecatedCodes(_ given: String, _ expected: String) throws {
    let code = try LanguageCode(given)
    #expect(code.identifier == expected)
  }

  @Test(
    "A region may be several countries, which have no currency in common",
    arguments: ["es-419", "en-001", "en-150", "ar-001"])
  func readsMacroregions(_ given: String) throws {
    let code = try LanguageCode(given)
    #expect(code.identifier == given)
    #expect(code.currency == nil)
  }

  @Test(
    "Scripts are the likely ones",
    arguments: [
      ("zh-TW", "Hant"), ("zh-SG", "Hans"), ("yue-HK", "Hant"), ("sr", "Cyrl"), ("sr-Latn", "Latn"),
      ("ar", "Arab"), ("ja", "Jpan"), ("ko", "Kore"),
    ])
  func infersScript(_ given: String, _ script: String) throws {
    #expect(try LanguageCode(given).script == script)
  }

  @Test(
    "What is no tag is malformed",
    arguments: [
      "", " ", "e", "en-", "-en", "en--US", "en US", "123", "en-US-", "en/US",
      "english-language-of-old", "日本語",
      "en\n", "en-U$", "x-private",
    ])
  func refusesMalformedCodes(_ given: String) {
    #expect(throws: LanguageCodeError(identifier: given, reason: .malformed)) {
      try LanguageCode(given)
    }
  }

  @Test(
    "What CLDR does not know is unknown", arguments: ["xx", "qq-DE", "en-ZZ", "de-QQ", "en-999"])
  func refusesUnknownCodes(_ given: String) {
    #expect(throws: LanguageCodeError(identifier: given, reason: .unknown)) {
      try LanguageCode(given)
    }
  }

  @Test("A very long code is refused, not cut")
  func refusesLongCodes() {
    let long = "en-" + Array(repeating: "abcdefgh", count: 5_000).joined(separator: "-")
    #expect(throws: LanguageCodeError(identifier: long, reason: .malformed)) {
      try LanguageCode(long)
    }
  }

  @Test("A code is not cut at a NUL")
  func refusesNUL() {
    #expect(throws: LanguageCodeError.self) { try LanguageCode("en\0-nonsense") }
  }

  @Test(
    "The region decides the currency",
    arguments: [
      ("en-US", "USD"), ("en-GB", "GBP"), ("en-IN", "INR"), ("de-DE", "EUR"), ("de-CH", "CHF"),
      ("ja", "JPY"), ("zh-HK", "HKD"), ("zh-TW", "TWD"), ("nb-NO", "NOK"), ("he", "ILS"),
      ("hr-HR", "EUR"),
    ])
  func knowsCurrency(_ given: String, _ currency: String) throws {
    #expect(try LanguageCode(given).currency == currency)
  }

  @Test("Antarctica has no currency")
  func knowsNoCurrency() throws {
    let code = try LanguageCode("en-AQ")
    #expect(code.currency == nil)
  }

  @Test("The same language said otherwise is equal")
  func comparesByMeaning() throws {
    #expect(try LanguageCode("he") == LanguageCode("he-IL"))
    #expect(try LanguageCode("yue-HK") == LanguageCode("zh-Hant-HK"))
    #expect(try LanguageCode("zh-HK") != LanguageCode("zh-TW"))
  }

  @Test(
    "Errors tell what to write",
    arguments: [
      (LanguageCodeError.Reason.malformed, "'x' is not a language code; write one such as en-US"),
      (.unknown, "no language or region is known as 'x'; write a code such as en-US"),
      (.unsupported, "there is no language pack for 'x'"),
    ])
  func describesErrors(_ reason: LanguageCodeError.Reason, _ text: String) {
    #expect(LanguageCodeError(identifier: "x", reason: reason).description == text)
  }
}
