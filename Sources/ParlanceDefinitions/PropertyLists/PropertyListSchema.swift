/// What a property list may hold.
package indirect enum PropertyListSchema: Sendable {
  case string
  case boolean
  case number
  case array(of: PropertyListSchema)
  case dictionary([Key])
  /// Of a dictionary that may have other keys as well.
  case openDictionary([Key])
  /// A dictionary of which all values are alike, whatever their keys.
  case map(of: PropertyListSchema)

  /// A key of a dictionary.
  package struct Key: Sendable {
    package let name: String
    package let schema: PropertyListSchema
    package let isRequired: Bool

    package init(name: String, schema: PropertyListSchema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// What a value of it is called in a message.
  package var typeName: String {
    switch self {
    case .string: "a string"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .array: "an array"
    case .dictionary, .openDictionary, .map: "a dictionary"
    }
  }
}
