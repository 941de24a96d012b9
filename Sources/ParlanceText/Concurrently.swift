internal import Dispatch

/// Computations at a time, on several cores where there are as many.
package enum Concurrently {
  /// What a computation gives for each of some items, in their order.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) -> Value
  ) -> [Value] {
    let results = Guarded<[Int: Value]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      let value = body(items[index])
      results.withLock { $0[index] = value }
    }
    let values = results.withLock { $0 }
    return items.indices.compactMap { values[$0] }
  }

  /// The same on so many threads, each of which takes a stretch of the items.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], jobs: Int, _ body: @Sendable (Item) -> Value
  ) -> [Value] {
    let length = max(1, (items.count + max(1, jobs) - 1) / max(1, jobs))
    let stretches = stride(from: 0, to: items.count, by: length).map { start in
      items[start..<min(items.count, start + length)]
    }
    return map(stretches) { $0.map(body) }.flatMap { $0 }
  }

  /// What two computations give; the first one's error where both fail.
  package static func run<First: Sendable, Second: Sendable, Failure>(
    _ first: @Sendable () throws(Failure) -> First,
    _ second: @Sendable () throws(Failure) -> Second
  ) throws(Failure) -> (First, Second) {
    let firstResult = Guarded<Result<First, Failure>?>(nil)
    let secondResult = Guarded<Result<Second, Failure>?>(nil)
    // The calling thread takes part, so it waits for no thread that is not there.
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let result = Result(catching: first)
        firstResult.withLock { $0 = result }
      } else {
        let result = Result(catching: second)
        secondResult.withLock { $0 = result }
      }
    }
    guard let first = firstResult.withLock({ $0 }), let second = secondResult.withLock({ $0 })
    else { preconditionFailure("both have run") }
    return (try first.get(), try second.get())
  }
}
