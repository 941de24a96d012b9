#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Parlance

/// Fits time = c · tokens^exponent over messages of 10 to 1000 tokens, by least squares on the logarithms.
enum LengthGrowth {
  /// The exponent; nil where the corpus has no words in Latin letters, of which the messages are made.
  static func exponent(
    _ interpreter: Interpreter, _ utterances: [String], _ reference: ReferenceDate
  ) -> Double? {
    let words = utterances.joined(separator: " ").split(separator: " ")
      .filter { $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } }
    guard !words.isEmpty else { return nil }
    let points = [10, 20, 50, 100, 200, 500, 1000].map { count -> (x: Double, y: Double) in
      let text =
        "tell ann that "
        + (0..<count - 3).map { String(words[$0 % words.count]) }.joined(separator: " ")
      let timing = Timing.measure([text]) { _ = try? interpreter.interpret($0, at: reference) }
      return (log(Double(count)), log(timing.median))
    }
    let meanX = points.map(\.x).reduce(0, +) / Double(points.count)
    let meanY = points.map(\.y).reduce(0, +) / Double(points.count)
    let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return covariance / points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
