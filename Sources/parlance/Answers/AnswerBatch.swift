/// What answers a batch of utterances on several threads.
struct AnswerBatch {
  /// Safe to use from many threads.
  let answerer: any Answerer & Sendable
  /// How many threads answer at a time.
  let jobs: Int

  /// As many threads as any machine has use for.
  static let mostJobs = 1_024

  /// How many utterances of the input a thread takes at a time: enough that none waits for long.
  private static let lengthOfStretch = 256

  /// How many utterances a batch has.
  var length: Int { jobs * Self.lengthOfStretch }
}
