/// The values of parameters, by their names.
public struct ParameterValues: Hashable, Codable, Sendable {
  private var values: [String: [ParameterValue]] = [:]

  /// Makes values for no parameter.
  public init() {}

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    values = try container.decode([String: [ParameterValue]].self).filter { !$0.value.isEmpty }
  }

  /// Writes an object whose members are the parameters, each an array of values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// Gathers what an utterance says.
  public init(_ interpretation: Interpretation) { self.init(interpretation.parameters) }

  /// Gathers what parts of an utterance say.
  public init(_ parameters: [Interpretation.Parameter]) {
    for parameter in parameters {
      values[parameter.name, default: []].append(parameter.value)
    }
  }

  /// The values of a parameter, in order; empty when it has none.
  public subscript(name: String) -> [ParameterValue] {
    get { values[name] ?? [] }
    set { values[name] = newValue.isEmpty ? nil : newValue }
  }

  /// The names of the parameters that have a value, sorted.
  public var names: [String] { values.keys.sorted() }

  /// The only value of a parameter; nil when it has none of that type.
  public func one<Value: IntentValue>(_ name: String) -> Value? {
    self[name].first.flatMap { Value($0) }
  }

  /// The values of a parameter that takes several; nil when it has none.
  public func all<Value: IntentValue>(_ name: String) -> [Value]? {
    values[name]?.compactMap { Value($0) }
  }

  /// Sets or removes the only value of a parameter.
  public mutating func set(_ name: String, to value: (some IntentValue)?) {
    self[name] = value.map { [$0.parameterValue] } ?? []
  }

  /// Sets or removes the values of a parameter that takes several.
  public mutating func set(_ name: String, to all: [some IntentValue]?) {
    self[name] = all?.map(\.parameterValue) ?? []
  }

  /// The only thing that a parameter has, with the properties of it that were said: those of `mediaSearch` stand under
  /// names such as `mediaSearch.artistName`.
  ///
  /// - Returns: nil when neither a thing nor a property of it was said.
  public func object<Value: ObjectValue>(_ name: String) -> Value? {
    let said = properties(of: name)
    guard !said.values.isEmpty else { return one(name) }
    var object = one(name) ?? Value(identifier: nil, display: "")
    object.object.properties.values.merge(said.values) { $1 }
    return object
  }

  /// Sets or removes the only thing that a parameter has, and the properties of it that were said.
  public mutating func set(_ name: String, toObject value: (some ObjectValue)?) {
    for property in properties(of: name).values.keys { values["\(name).\(property)"] = nil }
    set(name, to: value)
  }

  /// The members of an option set; empty when none was said.
  public func options<Value: OptionsValue>(_ name: String) -> Value {
    self[name].reduce(into: []) { $0.formUnion(Value($1) ?? []) }
  }

  /// Sets the members of an option set.
  public mutating func set(_ name: String, toOptions value: some OptionsValue) {
    self[name] = value.names.map(ParameterValue.enumeration)
  }

  /// The values whose names have a prefix before a dot, by the rest of the name.
  private func properties(of name: String) -> ParameterValues {
    let prefix = name + "."
    var properties = ParameterValues()
    for (path, said) in values where path.hasPrefix(prefix) {
      properties[String(path.dropFirst(prefix.count))] = said
    }
    return properties
  }
}
