/// The values of parameters, by their names.
public struct ParameterValues: Hashable, Sendable {
  private var values: [String: [ParameterValue]] = [:]

  /// Makes values for no parameter.
  public init() {}

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
}
