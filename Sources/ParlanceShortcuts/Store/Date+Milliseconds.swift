internal import FoundationEssentials

extension Date {
  /// Milliseconds since 1970-01-01T00:00 UTC, of dates that a store may hold: about the years from -290 million on.
  var milliseconds: Int64 { Int64(clampedRounding: timeIntervalSince1970 * 1000) }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

extension Int64 {
  /// The nearest whole number that there is; 0 for what is no number.
  init(clampedRounding value: Double) {
    let rounded = value.rounded()
    self = Int64(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
  }
}
