/// Members of an option set that the system defines.
public protocol OptionsValue: IntentValue, OptionSet where RawValue == Int, Element == Self {
  /// The members and their names.
  static var members: KeyValuePairs<String, Self> { get }
}

extension OptionsValue {
  /// Reads members by their names, with commas between; a name of no member is left out.
  ///
  /// - Returns: nil when the value is no member.
  public init?(_ value: ParameterValue) {
    guard case .enumeration(let names) = value else { return nil }
    self = names.split(separator: ",").reduce(into: []) { members, name in
      for member in Self.members where member.key == name { members.formUnion(member.value) }
    }
  }

  /// The value as a parameter holds it: the names of the members with commas between.
  public var parameterValue: ParameterValue { .enumeration(names.joined(separator: ",")) }

  /// The names of the members.
  public var names: [String] { Self.members.filter { contains($0.value) }.map(\.key) }
}
