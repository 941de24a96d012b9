/// The values that a person has agreed to: a handler that asks about them again is not asked about them again.
struct SettledValues: Hashable, Sendable {
  private var values: [String: Set<ParameterValue>] = [:]

  /// Whether a parameter's value was agreed to.
  func contains(_ value: ParameterValue, of parameter: String) -> Bool {
    values[parameter]?.contains(value) == true
  }

  /// Notes that a parameter's value was agreed to.
  mutating func insert(_ value: ParameterValue, of parameter: String) {
    values[parameter, default: []].insert(value)
  }
}
