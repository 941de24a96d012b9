internal import Parlance
internal import ParlanceText

/// What stands before a line: the language, and in a conversation what is asked.
enum REPLPrompt {
  /// `en-US> `, `en-US payee> `, `en-US soup 1-3> `, `en-US yes/no> `, `en-US locked> `.
  static func text(_ language: LanguageCode, asking question: Question?, isLocked: Bool) -> String {
    let asked = question.map(text) ?? (isLocked ? " locked" : "")
    return "\(language)\(asked)> "
  }

  private static func text(_ question: Question) -> String {
    guard let parameter = question.parameter else { return " yes/no" }
    if case .confirmValue = question { return " \(SafeText.line(parameter)) yes/no" }
    let count = question.options.count
    return " \(SafeText.line(parameter))" + (count > 0 ? " 1-\(count)" : "")
  }
}
