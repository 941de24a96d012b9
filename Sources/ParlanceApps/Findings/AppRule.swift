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
}
