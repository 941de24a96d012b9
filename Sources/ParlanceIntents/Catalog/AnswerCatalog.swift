internal import ParlanceMatching

/// What stands above the templates of `answers.phrases` beside classes of intents.
///
/// Above those that correct a request stands its class, as above the request; above those that give a value, the value's
/// type, with the parameter ``value``.
package enum AnswerCatalog {
  /// Agreeing.
  static let yes = "yes"
  /// The parameter of ``yes`` for what is asked beside agreeing: "Yes. How long will it take?"
  static let question = "question"
  /// Refusing.
  static let no = "no"
  /// Ending the conversation.
  static let cancel = "cancel"
  /// Taking one of several, by its name or its place.
  package static let choice = "choice"
  /// The parameter of ``choice`` for a name.
  static let option = "option"
  /// The parameter of ``choice`` for a place, from 1; -1 is the last.
  static let place = "place"
  /// The parameter of a type for what was asked for.
  package static let value = "value"

  /// What answers nothing: a question back, not knowing.
  static let none = PhraseCatalog.noIntent

  /// What each language has its own words for.
  package static let languageSpecific = [yes, no, cancel, choice]

  /// What may be said to any question.
  static let always: Set = [no, cancel, none]

  /// The headings that are classes of intents.
  static func classes(in catalog: IntentCatalog) -> Set<String> {
    Set(catalog.intents.filter { $0.value.map(\.name) != [value] }.keys)
      .subtracting(always).subtracting(languageSpecific)
  }

  /// What the options are called among which the examples of ``choice`` choose.
  static let exampleOptions: [ParameterValue] = ["Ann", "Bob"].map(ParameterValue.text)

  /// What an answer to the same question may be taken for.
  ///
  /// - Parameter heading: What stands above a template.
  static func rivals(of heading: String) -> Set<String> {
    heading == choice ? [choice, cancel, none] : always.union([yes, heading])
  }

  /// The headings below which answers to a question may stand.
  ///
  /// - Parameters:
  ///   - intent: The class of the intent that is talked about.
  ///   - types: The types of the parameters that are asked for.
  ///   - includeConsent: True where agreeing answers it.
  package static func headings(
    about intent: String, types: [String], includeConsent: Bool
  ) -> Set<String> {
    always.union(types).union([intent]).union(includeConsent ? [yes] : [])
  }

  /// The parameters that templates of answers have.
  ///
  /// - Parameter types: The types of the parameters of all intents.
  static func intents(_ types: Set<String>) -> [String: [IntentCatalog.Parameter]] {
    var intents: [String: [IntentCatalog.Parameter]] = [no: [], cancel: []]
    intents[yes] = [.init(name: question, type: "String", isArray: false)]
    intents[choice] = [
      .init(name: option, type: "SpeakableString", isArray: false),
      .init(name: place, type: "Integer", isArray: false),
    ]
    for type in types { intents[type] = parameters(of: type) }
    return intents
  }

  /// The parameter of a template that gives a value of a type.
  static func parameters(of type: String) -> [IntentCatalog.Parameter] {
    [.init(name: value, type: type, isArray: true)]
  }

  /// What the names of options are bound to.
  static let optionProperty = VocabularyProperty(intent: choice, parameter: option)
}
