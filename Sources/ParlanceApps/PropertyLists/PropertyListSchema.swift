/// What a property list may hold.
indirect enum PropertyListSchema: Sendable {
  case string
  case array(of: PropertyListSchema)
  case dictionary([Key])

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
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
