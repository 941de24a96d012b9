/// An enumeration or an option set.
package struct EnumerationModel: Sendable {
  /// Its type: an enumeration or an option set.
  package let type: ValueType
  /// In the order of their numbers, or of the definition.
  package let cases: [CaseModel]
  /// The names that cases had before, each with the present one.
  package let formerNames: [KeyValuePairs<String, SwiftIdentifier>.Element]
  /// What the definition calls it; nil when it has no words for it.
  package let title: String?

  /// Makes an enumeration.
  package init(
    type: ValueType, cases: [CaseModel],
    formerNames: [KeyValuePairs<String, SwiftIdentifier>.Element] = [], title: String? = nil
  ) {
    self.formerNames = formerNames
    self.type = type
    self.cases = cases
    self.title = title
  }
}
