/// How a handler may answer.
package struct ResponseCodeModel: Hashable, Sendable {
  /// The case: `failureSoupUnavailable`.
  package let name: SwiftIdentifier
  /// Its number.
  package let rawValue: Int
  /// Whether it is one that the definition adds and counts as success, which its name does not tell.
  package let isOwnSuccess: Bool
  /// What is said then; nil when the definition has no words for it.
  package let format: String?
  /// The properties of the response that are said, in the order of the text.
  package let properties: [PropertyModel]

  /// Makes a code.
  package init(
    name: SwiftIdentifier, rawValue: Int, isOwnSuccess: Bool = false, format: String? = nil,
    properties: [PropertyModel] = []
  ) {
    self.name = name
    self.rawValue = rawValue
    self.isOwnSuccess = isOwnSuccess
    self.format = format
    self.properties = properties
  }
}
