/// The exponential function in additions and multiplications alone, so that training gives the same bytes on every machine:
/// the C library's differs in the last bit from processor to processor.
enum Exponential {
  /// *e* to the power of *x*, to seven digits; 0 below −80.
  static func of(_ x: Float) -> Float {
    guard x > -80 else { return 0 }
    let clamped = min(x, 80)
    let power = (clamped * 1.442_695_04).rounded()
    let rest = clamped - power * 0.693_147_18
    // The series of Taylor, on [-0.35, 0.35].
    var term: Float = 1
    var sum: Float = 1
    for index in 1...7 {
      term = term * rest / Float(index)
      sum += term
    }
    return sum * Float(sign: .plus, exponent: Int(power), significand: 1)
  }
}
