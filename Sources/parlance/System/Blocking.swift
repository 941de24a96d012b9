internal import Dispatch
internal import ParlanceText

/// Waits for asynchronous work: lines are answered one after the other.
enum Blocking {
  /// What the work gives.
  static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let result = SharedResult<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await work()
      result.value.withLock { $0 = value }
      done.signal()
    }
    while true {
      done.wait()
      if let value = result.value.withLock({ $0 }) { return value }
    }
  }

  private final class SharedResult<Value: Sendable>: Sendable {
    let value = Guarded<Value?>(nil)
  }
}
