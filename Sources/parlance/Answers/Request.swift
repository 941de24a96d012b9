internal import Parlance

/// An utterance that is to be answered.
struct Request {
  /// What was said.
  let text: String
  /// JSON to echo, when the input gave an identifier.
  var id: String?
  /// The language, when the input names one.
  var language: String?
  /// What it answers, as far as the input says.
  var question = AskedQuestion()
  /// Where it stands in the input; empty for an operand.
  var place = ""
}

/// A line of the input that is no utterance.
struct RequestFault: Error {
  /// What is wrong, and in which line.
  let message: String
  /// The identifier that the line gave, as JSON.
  var id: String?
}
