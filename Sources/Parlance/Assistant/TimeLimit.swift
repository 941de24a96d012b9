internal import ParlanceIntents

/// Waits for work, but not for ever.
enum TimeLimit {
  /// What an operation gives; nil when it takes longer, whatever it does then.
  ///
  /// A handler that never answers must not keep the assistant waiting, so the operation is left to itself and not
  /// awaited as a child task would be.
  static func run<Result: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async -> Result
  ) async -> Result? {
    var tasks: [Task<Void, Never>] = []
    let result: Result? = await firstAnswer(orElse: nil) { answer in
      tasks = [
        Task { answer(await operation()) },
        Task { if (try? await Task.sleep(for: limit)) != nil { answer(nil) } },
      ]
    }
    for task in tasks { task.cancel() }
    return result
  }
}
