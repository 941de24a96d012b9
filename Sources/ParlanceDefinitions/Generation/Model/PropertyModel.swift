/// A property of a type or a response, or the value of a parameter.
package struct PropertyModel: Hashable, Sendable {
  /// The name that values are kept under: `currencyAmount`.
  package let name: SwiftIdentifier
  /// The type of a value.
  package let type: ValueType
  /// Whether there may be several.
  package let isArray: Bool
  /// What the definition calls it; nil when it has no words for it.
  package let title: String?
  /// The numbers that it takes; nil where it takes any, or none.
  package let limits: NumberLimits?

  /// Makes a property.
  package init(
    name: SwiftIdentifier, type: ValueType, isArray: Bool, title: String? = nil,
    limits: NumberLimits? = nil
  ) {
    self.name = name
    self.type = type
    self.isArray = isArray
    self.title = title
    self.limits = limits
  }
}
