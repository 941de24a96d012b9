/// The names that generated code declares, none of which may stand for two things.
struct NameRegister {
  /// What the generated code itself speaks of, so that no type of an app may be called so.
  private static let taken: Set<SwiftIdentifier> = ValueType.builtInSwiftNames.union([
    "Any", "Completion", "EnumerationValue", "Intent", "IntentHandler", "IntentPhrase",
    "IntentPhrasebook", "IntentResponse", "IntentResponseCode", "IntentSchema", "KeyValuePairs",
    "LanguageCode", "NoUnsupportedReason", "NumberRange", "ObjectValue", "ParameterValue",
    "ParameterValues", "Parlance", "Protocol", "Resolution", "ResolutionResult", "ResponseCode",
    "Self", "Sendable", "Type", "UnsupportedReason", "UserActivity", "any", "async", "each",
    "firstAnswer", "self", "some",
  ])

  private(set) var faults: [FileFault] = []
  private var lines: [String: Int] = [:]

  /// Notes that something cannot be generated.
  mutating func refuse(_ message: String, at line: Int) {
    faults.append(FileFault(message: message, line: line))
  }

  /// Declares a type with those that are named after it.
  ///
  /// - Parameters:
  ///   - name: Its name in Swift.
  ///   - endings: What the names of the others have behind it.
  mutating func declareType(_ name: String, endings: [String] = [], at line: Int) {
    guard let identifier = check(name, "a type", at: line) else { return }
    guard !Self.taken.contains(identifier) else {
      return refuse("a type cannot be called '\(name)', which is the library's", at: line)
    }
    for ending in [""] + endings { note(name + ending, at: line) }
  }

  /// Checks the names of members of one thing: cases, parameters, codes.
  ///
  /// - Parameters:
  ///   - kind: What they are, as in "a parameter".
  ///   - taken: Names that none may have.
  /// - Returns: As many names; of one that is refused, any.
  mutating func check(
    _ members: [(name: String, line: Int)], _ kind: String, taken: Set<SwiftIdentifier> = []
  ) -> [SwiftIdentifier] {
    var seen: [SwiftIdentifier: Int] = [:]
    return members.map { text, line in
      guard let name = check(text, kind, at: line) else { return "refused" }
      if taken.contains(name) { refuse("\(kind) cannot be called '\(text)'", at: line) }
      // Methods are named after parameters with their first letter in capitals.
      let first = seen.updateValue(line, forKey: name.capitalized)
      if let first { refuse("'\(text)' is \(kind) in line \(first) already", at: line) }
      return name
    }
  }

  /// Checks that no two properties have one name in Swift, where those with the name of a member are called otherwise.
  mutating func check(_ names: [SwiftIdentifier], of owner: PropertyOwner, at line: Int) {
    for name in names {
      let member = owner.memberName(name)
      guard member != name, names.contains(member) else { continue }
      refuse("'\(name)' is called '\(member)' in Swift, as another is", at: line)
    }
  }

  private mutating func note(_ name: String, at line: Int) {
    let first = lines.updateValue(line, forKey: name)
    if let first { refuse("'\(name)' is declared by line \(first) already", at: line) }
  }

  /// A name as it is written in Swift; nil when it cannot be.
  mutating func check(_ name: String, _ kind: String, at line: Int) -> SwiftIdentifier? {
    guard let identifier = SwiftIdentifier(name) else {
      let owner = name.isEmpty ? "\(kind) has no name" : "\(kind) cannot be called '\(name)'"
      refuse(owner + ": write letters, digits and low lines, a letter first", at: line)
      return nil
    }
    return identifier
  }
}
