/// A parameter of an intent.
package struct ParameterModel: Hashable, Sendable {
  /// Its name and its type.
  package let property: PropertyModel
  /// Whether handlers are asked what they make of its value.
  package let isResolved: Bool
  /// Why handlers may refuse a value.
  package let reasons: [CaseModel]
  /// Whether handlers are asked what there is to choose from.
  package let hasOptions: Bool
  /// Whether what there is to choose from can be searched.
  package let isSearchable: Bool
  /// The value where none was said, as Swift has it; nil when the definition has none.
  package let defaultValue: SwiftCode?

  /// Makes a parameter.
  package init(
    property: PropertyModel, isResolved: Bool, reasons: [CaseModel] = [],
    hasOptions: Bool = false, isSearchable: Bool = false, defaultValue: SwiftCode? = nil
  ) {
    self.property = property
    self.isResolved = isResolved
    self.reasons = reasons
    self.hasOptions = hasOptions
    self.isSearchable = isSearchable
    self.defaultValue = defaultValue
  }

  /// The name that values are kept under.
  package var name: SwiftIdentifier { property.name }
}
