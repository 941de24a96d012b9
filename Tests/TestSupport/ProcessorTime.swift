internal import Foundation

/// What work takes of a processor, whatever else runs beside it.
public enum ProcessorTime {
  private static let runCount = 5

  /// How many times as long it takes to work on twice as much: some 2 where the time is linear, 4 where it is quadratic.
  ///
  /// What other threads do for the work is not counted.
  ///
  /// - Parameters:
  ///   - count: What is half of it.
  ///   - input: Makes so much to work on.
  public static func growth<Input>(
    from count: Int, of input: (Int) throws -> Input, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    let inputs = (try input(count), try input(2 * count))
    return try least(inputs.1, work) / least(inputs.0, work)
  }

  /// The least of several runs, in seconds.
  private static func least<Input>(
    _ input: Input, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runCount {
      let start = now
      try work(input)
      least = min(least, now - start)
    }
    return least
  }

  /// What the thread has taken, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
