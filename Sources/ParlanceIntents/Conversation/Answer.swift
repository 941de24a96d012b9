/// What a person answered.
public enum Answer: Hashable, Sendable {
  /// "Yes."
  case yes
  /// "No."
  case no
  /// "Never mind": the conversation ends.
  case cancel
  /// One of the options, by its place from 0.
  case choice(Int)
  /// Values for parameters: the one that was asked for, or others that are to be changed.
  case values(ParameterValues)
  /// Nothing that answers the question.
  case notUnderstood
}
