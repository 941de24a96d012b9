import Synchronization

/// Waits for work, but not for ever.
enum TimeLimit {
  /// What an operation gives; nil when it takes longer, whatever it does then.
  ///
  /// A handler that never answers must not keep the assistant waiting, so the operation is left to itself and not
  /// awaited as a child task would be.
  static func run<Result: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async -> Result
  ) async -> Result? {
    let first = FirstResult<Result>()
    let work = Task { first.give(await operation()) }
    let timer = Task {
      if (try? await Task.sleep(for: limit)) != nil { first.give(nil) }
    }
    let result = await first.value()
    timer.cancel()
    work.cancel()
    return result
  }
}

/// The first of several results that come at once.
private final class FirstResult<Result: Sendable>: Sendable {
  private enum State {
    case waiting(CheckedContinuation<Result?, Never>?)
    case given(Result?)
  }

  private let state = Mutex(State.waiting(nil))

  func give(_ result: Result?) {
    let continuation = state.withLock { state -> CheckedContinuation<Result?, Never>? in
      guard case .waiting(let continuation) = state else { return nil }
      state = .given(result)
      return continuation
    }
    continuation?.resume(returning: result)
  }

  func value() async -> Result? {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Result?? in
        if case .given(let result) = state { return .some(result) }
        state = .waiting(continuation)
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}
