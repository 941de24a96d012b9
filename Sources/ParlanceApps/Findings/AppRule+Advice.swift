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
    case .unknownIntent: "Write the class of a system intent; custom intents have no place here."
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
    }
  }
}
