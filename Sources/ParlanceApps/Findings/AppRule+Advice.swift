extension AppRule {
  /// What a finding comes to, the worst first.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The App Store refuses it, or Siri cannot use it.
    case error
    /// The App Store warns of it, or Siri understands less than it could.
    case warning
    /// It may be as it is meant to be.
    case note
  }

  /// What a finding comes to.
  public var severity: Severity {
    switch self {
    case .unreadableFile, .wrongType, .missingKey, .unknownIntent, .heySiri, .emptyTerm,
      .termTooLong:
      .error
    case .phraseVariable: .error
    case .phraseNotClassified, .phraseClassifiedAsOther, .phraseInOtherLanguage: .warning
    case .parameterTakesNoTerms, .shadowedTerm: .warning
    case .phraseWithoutAppName, .confusableTerm, .genericTerm: .note
    case .fileEncoding, .unknownKey, .missingExamplePhrase, .emptyExamplePhrase,
      .duplicateExamplePhrase, .duplicateTerm, .missingLocalization:
      .warning
    case .unknownVariable, .repeatedSupport, .unsupportedRestriction, .missingUsageDescription,
      .missingEntitlement, .emptyAppName, .shortcutWithoutAppName, .tooManyShortcutParameters,
      .tooManyShortcutPhrases, .reservedTerm:
      .error
    case .missingIntentTitle, .missingIntentDescription, .missingTranslation,
      .reusedTextIdentifier, .differingVariables, .primaryCombination, .deprecatedIntent,
      .unhandledIntent, .tooManyAppNames, .duplicateAppName:
      .warning
    case .orphanTranslation: .note
    }
  }

  /// What to do, in one sentence.
  public var fix: String {
    switch self {
    case .unreadableFile: "Restore the file, or take it out of the app."
    case .fileEncoding: "Save the file as UTF-8 without a byte order mark."
    case .unknownKey: "Remove the key, or correct its spelling."
    case .wrongType: "Give the key a value of the type it takes."
    case .missingKey: "Add the key, or remove the dictionary that lacks it."
    case .unknownIntent:
      "Write the class of a system intent, or where it may stand of a custom one."
    case .missingExamplePhrase: "Add phrases that people would say, or remove the intent."
    case .emptyExamplePhrase: "Write what people would say, or remove the phrase."
    case .duplicateExamplePhrase: "Remove one of the two, or write another way to say it."
    case .heySiri: "Begin with what people say after they have called Siri."
    case .phraseVariable: "Write words that people would say in place of the variable."
    case .phraseNotClassified: "Word the phrase as people ask for that, or put it below its intent."
    case .phraseClassifiedAsOther: "Put the phrase below the other intent, or word it otherwise."
    case .phraseInOtherLanguage: "Translate the phrase."
    case .phraseWithoutAppName: "Say the app's name in the phrase, so that Siri turns to the app."
    case .emptyTerm: "Write the term as the app shows it, or remove it."
    case .duplicateTerm: "Leave the term with one identifier."
    case .termTooLong: "Shorten the term to 512 UTF-16 units, as Siri discards longer ones."
    case .parameterTakesNoTerms:
      "Give the terms for a property that takes them, or remove the name."
    case .shadowedTerm: "Leave one of the two, or give them names that differ in sound."
    case .confusableTerm: "See whether people can tell the two apart, and rename one if not."
    case .genericTerm: "Remove the term, as Siri knows such words without the app."
    case .missingLocalization: "Add a translated copy of the file to the language's folder."
    case .missingIntentTitle: "Give the intent a title, and translate it."
    case .missingIntentDescription: "Say in the definition what the intent does, and translate it."
    case .missingTranslation: "Translate the text under its identifier."
    case .orphanTranslation: "Remove the line, or correct its identifier."
    case .reusedTextIdentifier: "Give one of the two texts an identifier of its own."
    case .unknownVariable:
      "Write the name of a parameter, or add it to the combination or the response."
    case .differingVariables: "Write the same variables as in the text that is translated."
    case .primaryCombination: "Mark one of the combinations as the primary one."
    case .deprecatedIntent: "Support what has taken its place, or remove it."
    case .repeatedSupport: "Leave the intent with one of the extensions."
    case .unsupportedRestriction: "Add the intent to IntentsSupported, or remove the restriction."
    case .unhandledIntent:
      "Add the intent to IntentsSupported of an extension, or remove its phrases."
    case .missingUsageDescription: "Add NSSiriUsageDescription with a sentence for people."
    case .missingEntitlement: "Add the Siri capability to the app."
    case .tooManyAppNames: "Leave three alternative names."
    case .emptyAppName: "Write the name as people say it, or remove it."
    case .duplicateAppName: "Remove one of the two, or write another name."
    case .shortcutWithoutAppName: "Add ${applicationName} to the phrase."
    case .tooManyShortcutParameters: "Leave one parameter, and let Siri ask for the others."
    case .tooManyShortcutPhrases: "Leave a thousand phrases."
    case .reservedTerm: "Write the text without the word."
    }
  }
}
