import ParlanceIntents
import ParlanceLanguages
import TestSupport
import Testing

@testable import ParlanceApps

@Suite("Checking an app")
struct AppCheckTests {
  @Test("Every defect of the faulty sample is found once, in its place")
  func findsDefects() throws {
    let check = try Sample.faulty.check()
    let prefix = Sample.faulty.path.count + 1
    let found = check.findings.map { String($0.description.dropFirst(prefix)) }
    #expect(found == Self.findings)
    #expect(Set(check.findings.map(\.rule)) == Set(AppRule.allCases))
    #expect(check.findings.count == AppRule.allCases.count)
    #expect(check.fileCount == 14)
    #expect(!check.isSuccess)
  }

  @Test("Nothing is found in the clean sample")
  func findsNothing() throws {
    let check = try Sample.clean.check()
    #expect(check.findings.isEmpty)
    #expect(check.fileCount == 12)
    #expect(check.isSuccess)
  }

  @Test("Nothing is found in the clean sample with the packs of the library, either")
  func findsNothingWithEmbeddedPacks() throws {
    let check = try AppCheck(AppFolder(Sample.clean.path))
    #expect(check.findings.map(\.description) == [])
  }

  @Test("A rule that is left out finds nothing")
  func leavesOut() throws {
    let rules = try Sample.faulty.check(disabledRules: [.heySiri, .unknownKey]).findings.map(\.rule)
    #expect(Set(rules) == Set(AppRule.allCases).subtracting([.heySiri, .unknownKey]))
  }

  @Test("Every rule has a name in lower case and says in a sentence what to do")
  func advises() {
    for rule in AppRule.allCases {
      #expect(rule.rawValue.wholeMatch(of: #/[a-z]+(-[a-z]+)+/#) != nil)
      #expect(rule.fix.hasSuffix("."))
      #expect(rule.summary.first?.isLowercase == true && !rule.summary.hasSuffix("."))
    }
  }

  @Test("A folder that is not there cannot be checked")
  func refusesMissingFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: AppFolderError(path: folder.path + "/none")) {
      try AppFolder(folder.path + "/none/")
    }
  }

  private static let findings = [
    "App/Info.plist:4: error: the app supports INRequestRideIntent, but has no "
      + "NSSiriUsageDescription [missing-usage-description]",
    "App/Info.plist:21: error: a name of the app is empty [empty-app-name]",
    "App/Info.plist:29: warning: 'two wheels' is a name of the app already [duplicate-app-name]",
    "App/Info.plist:29: warning: the app has 4 alternative names [too-many-app-names]",
    "App/Twowheels.entitlements:4: error: the app supports INRequestRideIntent, but has no "
      + "com.apple.developer.siri [missing-entitlement]",
    "Base.lproj/Intents.intentdefinition:78: warning: OrderBike has 0 primary combinations of 2 "
      + "[primary-combination]",
    "Base.lproj/Intents.intentdefinition:97: error: '${bik}' is no parameter of the combination; "
      + "did you mean 'bike'? [unknown-variable]",
    "Base.lproj/Intents.intentdefinition:288: warning: 'Bike' has the identifier eReddd that "
      + "'Red' has, too [reused-text-identifier]",
    "Info.plist:1: error: the link leads to no file [unreadable-file]",
    "Rides/Info.plist:11: error: INRequestRideIntent is supported by Orders/Info.plist, too "
      + "[repeated-support]",
    "Rides/Info.plist:19: error: INSendRideFeedbackIntent is restricted, but not supported "
      + "[unsupported-restriction]",
    "Watch/en.lproj/AppShortcuts.strings:1002: error: there are 1001 phrases in one language "
      + "[too-many-shortcut-phrases]",
    "de.lproj/AppIntentVocabulary.plist:1: warning: the file begins with a byte order mark "
      + "[file-encoding]",
    "de.lproj/AppIntentVocabulary.plist:13: warning: 'Get me a tandem with Twowheels' is in the "
      + "language of en.lproj, not of de.lproj [phrase-in-other-language]",
    "de.lproj/Intents.strings:1: warning: the title of OrderBike is missing in de: \"iTitle\" "
      + "[missing-intent-title]",
    "de.lproj/Intents.strings:5: warning: the description of OrderBike is missing in de: "
      + "\"iDescr\" [missing-intent-description]",
    "de.lproj/Intents.strings:8: warning: '${bike} für mehrere Tage bestellen' has ${bike}, where "
      + "Intents.intentdefinition has ${bike}, ${days} [differing-variables]",
    "de.lproj/Intents.strings:21: note: no text of Intents.intentdefinition has the identifier "
      + "\"zGone1\" [orphan-translation]",
    "en.lproj/AppIntentVocabulary.plist:13: error: 'Hey Siri, get me a cargo bike with Twowheels' "
      + "contains \"Hey Siri\" [hey-siri]",
    "en.lproj/AppIntentVocabulary.plist:15: warning: 'get me a tandem  with twowheels' is an "
      + "example phrase of INRequestRideIntent already, on line 12 [duplicate-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:16: warning: an example phrase of INRequestRideIntent is "
      + "empty [empty-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:19: warning: INGetRideStatusIntent has no example phrase "
      + "[missing-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:27: error: 'INCancelRidesIntent' is no system intent; did "
      + "you mean 'INCancelRideIntent'? [unknown-intent]",
    "en.lproj/AppIntentVocabulary.plist:37: error: IntentExamples is a string, not an array "
      + "[wrong-type]",
    "en.lproj/AppIntentVocabulary.plist:39: error: the dictionary has no IntentName [missing-key]",
    "en.lproj/AppIntentVocabulary.plist:50: note: 'Cancel my ride' does not name the app, which "
      + "is Twowheels [phrase-without-app-name]",
    "en.lproj/AppIntentVocabulary.plist:51: error: 'Cancel my ${vehicle} with Twowheels' has the "
      + "variable '${vehicle}' left in it [phrase-variable]",
    "en.lproj/AppIntentVocabulary.plist:52: warning: 'Cancel what Twowheels was to bring' is not "
      + "classified as INCancelRideIntent [phrase-not-classified]",
    "en.lproj/AppIntentVocabulary.plist:53: warning: 'Book a bike with Twowheels' is classified "
      + "as INRequestRideIntent, not as INCancelRideIntent [phrase-classified-as-other]",
    "en.lproj/AppIntentVocabulary.plist:58: warning: INSearchForPhotosIntent is deprecated since "
      + "iOS 15.0 [deprecated-intent]",
    "en.lproj/AppIntentVocabulary.plist:58: warning: no extension of the app supports "
      + "INSearchForPhotosIntent [unhandled-intent]",
    "en.lproj/AppIntentVocabulary.plist:71: warning: 'INListRideOptionsIntent.rideOptionName' "
      + "takes no terms of apps; did you mean 'INRequestRideIntent.rideOptionName'? "
      + "[parameter-takes-no-terms]",
    "en.lproj/AppIntentVocabulary.plist:86: warning: unknown key 'VocabularyItemExample'; did you "
      + "mean 'VocabularyItemExamples'? [unknown-key]",
    "en.lproj/AppIntentVocabulary.plist:96: error: the phrase of a term is empty [empty-term]",
    "en.lproj/AppIntentVocabulary.plist:107: warning: 'duet' is a term already, on line 82 "
      + "[duplicate-term]",
    "en.lproj/AppIntentVocabulary.plist:111: error: the term 'ride ride ride ride …' has 1200 "
      + "bytes of UTF-16 [term-too-long]",
    "en.lproj/AppIntentVocabulary.plist:115: warning: the term 'Duét' is heard as 'Duet' of "
      + "'tandem', on line 82 [shadowed-term]",
    "en.lproj/AppIntentVocabulary.plist:119: note: the term 'a bike' says no more than any "
      + "request for INRequestRideIntent [generic-term]",
    "en.lproj/AppIntentVocabulary.plist:134: note: the term 'Velomobil' is easily taken for "
      + "'Velomobile' of 'cargo', on line 123 [confusable-term]",
    "en.lproj/AppShortcuts.strings:1: error: 'Get me a bike' has no ${applicationName} "
      + "[shortcut-without-app-name]",
    "en.lproj/AppShortcuts.strings:2: error: 'Get me a ${bike} for ${days} with "
      + "${applicationName}' has 2 parameters, where a phrase may have one "
      + "[too-many-shortcut-parameters]",
    "en.lproj/AppShortcuts.strings:3: error: 'Ask Siri for a bike with ${applicationName}' "
      + "contains \"siri\" [reserved-term]",
    "fr.lproj/AppIntentVocabulary.plist:1: warning: fr.lproj has no AppIntentVocabulary.plist, as "
      + "de.lproj has [missing-localization]",
    "fr.lproj/Intents.strings:1: warning: 'Which bike?' is missing in fr: \"pBikeQ\" "
      + "[missing-translation]",
  ]
}
