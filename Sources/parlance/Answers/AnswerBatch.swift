/// Settings for answering utterances on several threads.
struct AnswerBatch {
  /// Safe to use from many threads.
  let answerer: any Answerer & Sendable
  /// The number of threads that answer at a time.
  let jobs: Int

  /// As many threads as any machine has use for.
  static let mostJobs = 1_024

  /// The number of utterances that a thread takes at a time: enough that none waits for long.
  private static let lengthOfStretch = 256

  /// The number of utterances of a batch.
  var length: Int { jobs * Self.lengthOfStretch }
}
