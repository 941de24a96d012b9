internal import Dispatch
internal import Synchronization

/// Two computations at a time, on two cores where there are as many.
enum Concurrently {
  /// What two computations give; the first one's error where both fail.
  static func run<First: Sendable, Second: Sendable>(
    _ first: @Sendable () throws -> First, _ second: @Sendable () throws -> Second
  ) throws -> (First, Second) {
    let firstResult = Mutex<Result<First, any Error>?>(nil)
    let secondResult = Mutex<Result<Second, any Error>?>(nil)
    // The calling thread takes part, so it waits for no thread that is not there.
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let result = Result { try first() }
        firstResult.withLock { $0 = result }
      } else {
        let result = Result { try second() }
        secondResult.withLock { $0 = result }
      }
    }
    guard let first = firstResult.withLock({ $0 }), let second = secondResult.withLock({ $0 })
    else { preconditionFailure("both have run") }
    return (try first.get(), try second.get())
  }
}
