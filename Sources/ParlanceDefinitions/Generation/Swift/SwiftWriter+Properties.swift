/// Whose properties are written.
enum PropertyOwner {
  /// An intent's parameters.
  case intent
  /// What a response tells.
  case response
  /// What a thing has.
  case object

  /// Where the values are kept.
  var storage: SwiftCode {
    switch self {
    case .intent: "values"
    case .response: "properties"
    case .object: "object.properties"
    }
  }

  /// What a property is called in Swift: its name, unless the owner has a member of that name.
  func memberName(_ name: SwiftIdentifier) -> SwiftIdentifier {
    members.contains(name) ? name + "Value" : name
  }

  private var members: Set<SwiftIdentifier> {
    switch self {
    case .intent:
      [
        "values", "erased", "schema", "intentClass", "hashValue",
        // What the intent's own code speaks of.
        "IntentSchema", "NumberRange",
      ]
    case .response:
      [
        "code", "properties", "userActivity", "erased", "hashValue",
        // What the response's own code speaks of.
        "ParameterValues", "Self",
      ]
    case .object:
      [
        "object", "identifier", "displayString", "pronunciationHint", "synonyms", "parameterValue",
        "typeName", "hashValue",
      ]
    }
  }
}

extension SwiftWriter {
  /// Adds properties that read and write values by name.
  mutating func properties(_ properties: [PropertyModel], of owner: PropertyOwner) {
    for property in properties { self.property(property, of: owner) }
  }

  private mutating func property(_ property: PropertyModel, of owner: PropertyOwner) {
    line()
    documentation(property.documentation)
    let name = owner.memberName(property.name)
    block("public var \(name): \(declaredType(of: property))") { writer in
      writer.line("get { \(owner.storage).\(property.reading) }")
      writer.line("set { \(owner.storage).\(property.writing) }")
    }
  }

  /// The type of a property: optional, unless an absent value has a value of its own.
  private mutating func declaredType(of property: PropertyModel) -> SwiftCode {
    let name = name(of: property.type)
    if property.isArray { return "[\(name)]?" }
    return property.isNeverAbsent ? "\(name)" : "\(name)?"
  }

  /// The type of a value of a property that is there.
  mutating func presentType(of property: PropertyModel) -> SwiftCode {
    let name = name(of: property.type)
    return property.isArray ? "[\(name)]" : "\(name)"
  }
}

extension PropertyModel {
  /// What a parameter of a function is called that takes its value: `Self` cannot be the name of one.
  var argumentName: SwiftIdentifier { name == "Self" ? name + "Value" : name }

  /// Whether an absent value reads as `unknown`, or as an empty set.
  fileprivate var isNeverAbsent: Bool {
    switch type.form {
    case .enumeration(let hasUnknown): hasUnknown && !isArray
    case .options: true
    case .plain, .object: false
    }
  }

  fileprivate var documentation: String {
    let words = title ?? SwiftName.capitalized(SwiftName.words(of: name.text))
    let sentence = words.hasSuffix(".") ? words : words + "; " + absence + "."
    return sentence + (limits.map { " " + $0.documentation } ?? "")
  }

  private var absence: String {
    if isArray { return "nil when there are none" }
    switch type.form {
    case .enumeration(true): return "`unknown` when there is none"
    case .options: return "empty when there are none"
    default: return "nil when there is none"
    }
  }

  private var key: SwiftCode { .string(name.text) }

  fileprivate var reading: SwiftCode {
    guard !isArray else { return "all(\(key))" }
    switch type.form {
    case .plain, .enumeration(false): return "one(\(key))"
    case .enumeration(true): return "one(\(key)) ?? .unknown"
    case .options: return "options(\(key))"
    case .object: return "object(\(key))"
    }
  }

  fileprivate var writing: SwiftCode {
    guard !isArray else { return "set(\(key), to: newValue)" }
    switch type.form {
    case .plain, .enumeration(false): return "set(\(key), to: newValue)"
    case .enumeration(true):
      return "set(\(key), to: newValue == .unknown ? nil : newValue)"
    case .options: return "set(\(key), toOptions: newValue)"
    case .object: return "set(\(key), toObject: newValue)"
    }
  }
}

extension NumberLimits {
  /// In words; a least number below zero says nothing where there are none.
  fileprivate var documentation: String {
    let least = allowsNegative ? minimum : max(minimum ?? 0, 0)
    return switch (least, maximum) {
    case (let least?, let most?):
      "From \(SwiftCode.double(least).text) to \(SwiftCode.double(most).text)."
    case (let least?, nil): "At least \(SwiftCode.double(least).text)."
    case (nil, let most?): "At most \(SwiftCode.double(most).text)."
    case (nil, nil): "Any number."
    }
  }
}
