#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// From costs to probabilities.
enum Confidence {
  /// The logistic function, falling: one half at the even cost, 1 far below it.
  static func value(cost: Double, evenCost: Double, scale: Double) -> Double {
    1 / (1 + exp((cost - evenCost) / scale))
  }
}
