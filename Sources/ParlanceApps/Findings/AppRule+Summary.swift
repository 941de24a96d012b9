extension AppRule {
  /// What it finds, as a phrase.
  public var summary: String {
    switch self {
    case .unreadableFile:
      "a file that is empty, cut off or no property list, or a link that leads nowhere"
    case .fileEncoding: "a property list in UTF-16, or with a byte order mark"
    case .unknownKey: "a key that Apple's reference does not have"
    case .wrongType: "a value of another type than its key takes"
    case .missingKey: "a dictionary without a key that it has to have"
    case .unknownIntent:
      "a class that is of no system intent, nor in `IntentsSupported` of a custom one"
    case .missingExamplePhrase:
      "an intent that the app supports without example phrases in a language"
    case .emptyExamplePhrase: "an example phrase without words"
    case .duplicateExamplePhrase:
      "an example phrase that its intent has twice, but for case and spacing"
    case .heySiri: "an example phrase that contains \"Hey Siri\""
    case .phraseVariable: "an example phrase with a variable in it, such as `${name}` or `%@`"
    case .phraseNotClassified: "an example phrase that is not understood as its intent"
    case .phraseClassifiedAsOther:
      "an example phrase that is understood as another intent which the file has phrases for"
    case .phraseInOtherLanguage:
      "an example phrase in the language of another `.lproj` folder"
    case .phraseWithoutAppName: "an example phrase without the app's name, where that is known"
    case .emptyTerm: "a `VocabularyItemPhrase` or a `VocabularyItemIdentifier` without words"
    case .duplicateTerm:
      "a term that a parameter has twice, with two identifiers or with one pronunciation"
    case .termTooLong: "a term of more than 1024 bytes in UTF-16"
    case .parameterTakesNoTerms:
      "a name in `ParameterNames` of a property that Apple does not document to take terms"
    case .shadowedTerm:
      "a term that sounds like one with another identifier, or is spelled so but for accents and marks"
    case .confusableTerm:
      "a term that differs from one with another identifier by a letter, or two in a long one"
    case .genericTerm:
      "a term of words that every request for its intent may have, such as \"my workout\""
    case .missingLocalization:
      "a `.lproj` folder without a file for Siri that others beside it have"
    case .missingIntentTitle:
      "a custom intent without a title, in its definition or in a language of the app"
    case .missingIntentDescription:
      "a custom intent without a description, in its definition or in a language of the app"
    case .missingTranslation:
      "any other text of an `.intentdefinition` that a translation does not have"
    case .orphanTranslation: "a translation whose identifier no text of the `.intentdefinition` has"
    case .reusedTextIdentifier:
      "an identifier that two different texts of an `.intentdefinition` have"
    case .unknownVariable:
      "a variable `${…}` of an `.intentdefinition` that stands for no parameter"
    case .differingVariables: "a translation with other variables than the text that it translates"
    case .primaryCombination:
      "an intent with several combinations of parameters, of which not exactly one is primary"
    case .deprecatedIntent: "a deprecated intent of the system, but for one beside its successor"
    case .repeatedSupport: "an intent that two extensions of an app support"
    case .unsupportedRestriction:
      "an intent that is restricted while the device is locked, but not supported"
    case .unhandledIntent:
      "phrases for an intent of the system that no extension of the app supports"
    case .missingUsageDescription:
      "an app that supports intents of the system, without `NSSiriUsageDescription`"
    case .missingEntitlement:
      "an app that supports intents of the system, without the entitlement for Siri"
    case .tooManyAppNames: "more than three alternative names of an app"
    case .emptyAppName: "a spoken or alternative name of an app without words"
    case .duplicateAppName: "an alternative name that the app has already, but for case and spacing"
    case .shortcutWithoutAppName: "a phrase of an App Shortcut without `${applicationName}`"
    case .tooManyShortcutParameters: "a phrase of an App Shortcut with more than one parameter"
    case .tooManyShortcutPhrases: "more than 1000 phrases of App Shortcuts in one language"
    case .reservedTerm:
      "a word in App Intents that the App Store refuses: `apple`, `iphone`, `mac` or `siri`"
    }
  }
}
