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
      "an `IntentName`, or a name in `ParameterNames`, that is of no system intent"
    case .missingExamplePhrase: "an intent whose `IntentExamples` are missing or empty"
    case .emptyExamplePhrase: "an example phrase without words"
    case .duplicateExamplePhrase:
      "an example phrase that its intent has twice, but for case and spacing"
    case .heySiri: "an example phrase that contains \"Hey Siri\""
    case .phraseVariable: "an example phrase with a variable in it, such as `${name}` or `%@`"
    case .phraseNotClassified: "an example phrase that is not understood as its intent"
    case .phraseClassifiedAsOther:
      "an example phrase that is understood as another intent which the file has phrases for"
    case .phraseInOtherLanguage:
      "an example phrase that another `.lproj` folder has, too, and whose language it is"
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
      "a `.lproj` folder without the `AppIntentVocabulary.plist` that others beside it have"
    }
  }
}
