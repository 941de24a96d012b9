/// What is wrong with an app's files, by the name that a checker gives it.
///
/// Names are stable: they may stand in scripts.
public enum AppRule: String, CaseIterable, Hashable, Sendable {
  /// A file is empty, cut off, no property list, or a link that leads nowhere.
  case unreadableFile = "unreadable-file"
  /// `AppIntentVocabulary.plist` or `Info.plist` is stored as UTF-16, or begins with a byte order mark.
  case fileEncoding = "file-encoding"
  /// A key that Siri does not know.
  case unknownKey = "unknown-key"
  /// A value of another type than the key takes.
  case wrongType = "wrong-type"
  /// A key that has to be there is not.
  case missingKey = "missing-key"
  /// A class that is no intent of the system.
  case unknownIntent = "unknown-intent"
  /// An intent without example phrases.
  case missingExamplePhrase = "missing-example-phrase"
  /// An example phrase without words.
  case emptyExamplePhrase = "empty-example-phrase"
  /// An example phrase that its intent has twice.
  case duplicateExamplePhrase = "duplicate-example-phrase"
  /// An example phrase that begins as people call Siri.
  case heySiri = "hey-siri"
  /// An example phrase with a variable that was to be filled in.
  case phraseVariable = "phrase-variable"
  /// An example phrase that is not understood as its intent.
  case phraseNotClassified = "phrase-not-classified"
  /// An example phrase that is understood as another intent of the app.
  case phraseClassifiedAsOther = "phrase-classified-as-other"
  /// An example phrase in the language of another folder.
  case phraseInOtherLanguage = "phrase-in-other-language"
  /// An example phrase that does not name the app.
  case phraseWithoutAppName = "phrase-without-app-name"
  /// A term, or its identifier, without words.
  case emptyTerm = "empty-term"
  /// A term that a parameter has twice.
  case duplicateTerm = "duplicate-term"
  /// A term of more than 1024 bytes of UTF-16.
  case termTooLong = "term-too-long"
  /// A parameter that terms are given for, and that takes none.
  case parameterTakesNoTerms = "parameter-takes-no-terms"
  /// A term that sounds like another one, or is spelled so but for accents and marks.
  case shadowedTerm = "shadowed-term"
  /// A term that differs from another one by a letter or two.
  case confusableTerm = "confusable-term"
  /// A term that says no more than every request for its intent.
  case genericTerm = "generic-term"
  /// A language of the app that has no copy of a file which other languages have.
  case missingLocalization = "missing-localization"

  // Definitions, Info.plist and App Shortcuts

  /// An intent of the app without a title, or without one in a language of the app.
  case missingIntentTitle = "missing-intent-title"
  /// An intent of the app without a description, or without one in a language of the app.
  case missingIntentDescription = "missing-intent-description"
  /// Another text of an `.intentdefinition` that a language does not have.
  case missingTranslation = "missing-translation"
  /// A translation of a text that the `.intentdefinition` does not have.
  case orphanTranslation = "orphan-translation"
  /// An identifier that two different texts of an `.intentdefinition` have.
  case reusedTextIdentifier = "reused-text-identifier"
  /// A variable that stands for no parameter.
  case unknownVariable = "unknown-variable"
  /// A translation with other variables than its text.
  case differingVariables = "differing-variables"
  /// An intent that has several combinations of parameters, and not one primary one.
  case primaryCombination = "primary-combination"
  /// An intent of the system that is out of use.
  case deprecatedIntent = "deprecated-intent"
  /// An intent that two extensions of an app support.
  case repeatedSupport = "repeated-support"
  /// An intent that is restricted while the device is locked, but not supported.
  case unsupportedRestriction = "unsupported-restriction"
  /// Example phrases for an intent that no extension of the app supports.
  case unhandledIntent = "unhandled-intent"
  /// An app that uses Siri and does not say why.
  case missingUsageDescription = "missing-usage-description"
  /// An app that supports intents of the system without the entitlement for Siri.
  case missingEntitlement = "missing-entitlement"
  /// More alternative names of an app than Siri takes.
  case tooManyAppNames = "too-many-app-names"
  /// A name of an app without words.
  case emptyAppName = "empty-app-name"
  /// A name that an app has twice.
  case duplicateAppName = "duplicate-app-name"
  /// A phrase of an App Shortcut without the name of the app.
  case shortcutWithoutAppName = "shortcut-without-app-name"
  /// A phrase of an App Shortcut with more than one parameter.
  case tooManyShortcutParameters = "too-many-shortcut-parameters"
  /// More phrases of App Shortcuts than an app may have.
  case tooManyShortcutPhrases = "too-many-shortcut-phrases"
  /// A word in App Intents that the App Store refuses.
  case reservedTerm = "reserved-term"
}
