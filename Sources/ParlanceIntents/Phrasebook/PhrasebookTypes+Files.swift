// What the files of a pack say of the types of an app's own.
extension PhrasebookTypes.OwnType {
  /// Whether its values are cases.
  var isEnumeration: Bool { !cases.isEmpty }

  /// What the rules are called that stand around its values in answers.
  var place: String { isEnumeration ? "case" : "name" }

  /// The lines of `enums.tsv`. Things have no case; their line makes the type a kind that nothing has.
  var caseRows: [String] {
    isEnumeration
      ? cases.enumerated().map { "\(name).\($1.name)\t\($0)" } : ["\(name).-\t0"]
  }

  /// The lines of `values.tsv`.
  func termRows(_ plurals: PluralForms) -> [String] {
    cases.compactMap { one in
      let terms = one.spokenTerms.flatMap(plurals.forms)
      return terms.isEmpty ? nil : "\(name).\(one.name)\t\(terms.joined(separator: "|"))"
    }
  }

  /// The rule that reads its values in requests.
  var requestRule: String {
    isEnumeration || hasKnownOptions ? "\(name) = @\(name)" : "\(name) = @noun ~0.5"
  }

  /// The rule that reads its values where they are not asked for: no more than what is known.
  var correctionRule: String { "\(name)-known" }

  /// The rules that read its values in answers, and the template of these: whatever is said when a thing is asked for is
  /// for the handler to judge.
  var answerLines: [String] {
    [
      "\(correctionRule) = @\(name)",
      isEnumeration ? "\(name) = @\(name)" : "\(name) = @noun ~0.3 | @text ~0.6",
      "## \(name)",
      "<answer-lead> [<before-\(place)>] {value} (<value-and> {value})* [<after-\(place)>] <answer-end>",
    ]
  }
}

extension IntentPhrasebook.Case {
  /// The case that stands for no value, which nobody says.
  private static let unsaid = "unknown"

  /// What people may call it; empty for the case that stands for no value.
  var spokenTerms: [String] {
    guard name != Self.unsaid else { return [] }
    var said: Set<String> = []
    return (terms + [IdentifierWords.phrase(name)])
      .map { PhraseWords.literal($0).split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty && said.insert($0.lowercased()).inserted }
  }
}

extension IntentPhrasebook {
  /// What people may call a value in a phrase.
  func names(of value: ParameterValue, type: String) -> [String] {
    switch value {
    case .enumeration(let name):
      enumerations.first { $0.type == type }?.cases.first { $0.name == name }?.spokenTerms
        ?? [IdentifierWords.phrase(name)]
    case .object(let object):
      object.names.flatMap { [$0.spokenPhrase] + [$0.pronunciationHint].compactMap(\.self) }
    case .number(let number): ["\(number)"]
    default: value.name.map { [$0] } ?? []
    }
  }
}
