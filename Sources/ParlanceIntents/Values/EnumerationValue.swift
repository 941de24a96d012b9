/// A case of an enumeration that an app or the system defines.
///
/// The generator writes an enumeration for each; its cases are known by their names.
public protocol EnumerationValue: IntentValue, CaseIterable, RawRepresentable<Int> {
  /// The names that cases had before, which values may still have; empty unless an enumeration says otherwise.
  static var formerNames: KeyValuePairs<String, Self> { get }
}

extension EnumerationValue {
  /// The names that cases had before: none.
  public static var formerNames: KeyValuePairs<String, Self> { [:] }

  /// Reads a case by its name.
  ///
  /// - Returns: nil when the value is no case, and when the enumeration has none of that name.
  /// - Complexity: O(*n*), *n* the number of cases.
  public init?(_ value: ParameterValue) {
    guard case .enumeration(let name) = value,
      let found = Self.allCases.first(where: { $0.name == name })
        ?? Self.formerNames.first(where: { $0.key == name })?.value
    else { return nil }
    self = found
  }

  /// The value as a parameter holds it.
  public var parameterValue: ParameterValue { .enumeration(name) }

  /// The case, as it is written.
  public var name: String { "\(self)" }
}
