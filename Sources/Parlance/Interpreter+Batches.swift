public import ParlanceEntities
public import ParlanceIntents
public import ParlanceText

extension Interpreter {
  /// Interprets utterances on several threads.
  ///
  /// - Parameters:
  ///   - texts: What was said, in the interpreter's language.
  ///   - reference: What "today" and "tomorrow" are relative to.
  ///   - jobs: How many threads read at a time, at least one; more than there are cores are of no use.
  /// - Returns: By utterance, in their order, what ``interpret(_:at:)`` gives for it, whatever the number of jobs.
  /// - Complexity: O(*n*), *n* the length of all texts, divided among the threads.
  public func interpret(
    _ texts: some Sequence<String>, at reference: ReferenceDate = .now, jobs: Int
  ) -> [Result<InterpretationResult, UtteranceError>] {
    Concurrently.map(Array(texts), jobs: jobs) { text in
      Result { () throws(UtteranceError) in try interpret(text, at: reference) }
    }
  }
}
