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
    #expect(check.fileCount == 5)
    #expect(!check.isSuccess)
  }

  @Test("Nothing is found in the clean sample")
  func findsNothing() throws {
    let check = try Sample.clean.check()
    #expect(check.findings.isEmpty)
    #expect(check.fileCount == 7)
    #expect(check.isSuccess)
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
    "Info.plist:1: error: the link leads to no file [unreadable-file]",
    "de.lproj/AppIntentVocabulary.plist:1: warning: the file begins with a byte order mark "
      + "[file-encoding]",
    "de.lproj/AppIntentVocabulary.plist:13: warning: 'Get me a tandem with Twowheels' is in the "
      + "language of en.lproj, not of de.lproj [phrase-in-other-language]",
    "en.lproj/AppIntentVocabulary.plist:13: error: 'Hey Siri, get me a cargo bike with Twowheels' "
      + "contains \"Hey Siri\" [hey-siri]",
    "en.lproj/AppIntentVocabulary.plist:15: warning: 'get me a tandem  with twowheels' is an "
      + "example phrase of INRequestRideIntent already, on line 12 [duplicate-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:16: warning: an example phrase of INRequestRideIntent is "
      + "empty [empty-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:19: warning: INGetRideStatusIntent has no example phrase "
      + "[missing-example-phrase]",
    "en.lproj/AppIntentVocabulary.plist:27: error: 'INCancelRidesIntent' is no system intent; "
      + "did you mean 'INCancelRideIntent'? [unknown-intent]",
    "en.lproj/AppIntentVocabulary.plist:37: error: IntentExamples is a string, not an array "
      + "[wrong-type]",
    "en.lproj/AppIntentVocabulary.plist:39: error: the dictionary has no IntentName [missing-key]",
    "en.lproj/AppIntentVocabulary.plist:50: note: 'Cancel my ride' does not name the app, which is "
      + "Twowheels [phrase-without-app-name]",
    "en.lproj/AppIntentVocabulary.plist:51: error: 'Cancel my ${vehicle} with Twowheels' has the "
      + "variable '${vehicle}' left in it [phrase-variable]",
    "en.lproj/AppIntentVocabulary.plist:52: warning: 'Cancel what Twowheels was to bring' is not "
      + "classified as INCancelRideIntent [phrase-not-classified]",
    "en.lproj/AppIntentVocabulary.plist:53: warning: 'Book a bike with Twowheels' is classified as "
      + "INRequestRideIntent, not as INCancelRideIntent [phrase-classified-as-other]",
    "en.lproj/AppIntentVocabulary.plist:63: warning: 'INListRideOptionsIntent.rideOptionName' takes "
      + "no terms of apps; did you mean 'INRequestRideIntent.rideOptionName'? "
      + "[parameter-takes-no-terms]",
    "en.lproj/AppIntentVocabulary.plist:78: warning: unknown key 'VocabularyItemExample'; "
      + "did you mean 'VocabularyItemExamples'? [unknown-key]",
    "en.lproj/AppIntentVocabulary.plist:88: error: the phrase of a term is empty [empty-term]",
    "en.lproj/AppIntentVocabulary.plist:99: warning: 'duet' is a term already, on line 74 "
      + "[duplicate-term]",
    "en.lproj/AppIntentVocabulary.plist:103: error: the term 'ride ride ride ride …' has 1200 bytes "
      + "of UTF-16 [term-too-long]",
    "en.lproj/AppIntentVocabulary.plist:107: warning: the term 'Duét' is heard as 'Duet' of "
      + "'tandem', on line 74 [shadowed-term]",
    "en.lproj/AppIntentVocabulary.plist:111: note: the term 'a bike' says no more than any request "
      + "for INRequestRideIntent [generic-term]",
    "en.lproj/AppIntentVocabulary.plist:126: note: the term 'Velomobil' is easily taken for "
      + "'Velomobile' of 'cargo', on line 115 [confusable-term]",
    "fr.lproj/AppIntentVocabulary.plist:1: warning: fr.lproj has no AppIntentVocabulary.plist, as "
      + "de.lproj has [missing-localization]",
  ]
}
