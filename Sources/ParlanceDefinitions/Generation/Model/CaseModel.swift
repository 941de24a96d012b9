/// A case of an enumeration, or a member of an option set.
package struct CaseModel: Hashable, Sendable {
  /// The name: `unknown`.
  package let name: SwiftIdentifier
  /// Its number, or bit.
  package let rawValue: Int
  /// What the definition says of it; nil when it has no words for it.
  package let title: String?

  /// Makes a case.
  package init(name: SwiftIdentifier, rawValue: Int, title: String? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.title = title
  }
}
