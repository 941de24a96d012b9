/// What a property list may hold.
indirect enum PropertyListSchema: Sendable {
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
  struct Key: Sendable {
    let name: String
    let schema: PropertyListSchema
    var isRequired = true
  }

  /// What a value of it is called in a message.
  var typeName: String {
    switch self {
    case .string: "a string"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .array: "an array"
    case .dictionary, .openDictionary, .map: "a dictionary"
    }
  }
}
