/// The names that generated code declares, none of which may stand for two things.
struct NameRegister {
  /// What the generated code itself speaks of, so that no type of an app may be called so.
  private static let taken: Set<String> = ValueType.builtInSwiftNames.union([
    "Any", "Completion", "EnumerationValue", "Intent", "IntentHandler", "IntentResponse",
    "IntentResponseCode", "IntentSchema", "KeyValuePairs", "NoUnsupportedReason", "ObjectValue",
    "ParameterValue", "ParameterValues", "Parlance", "Protocol", "Resolution", "ResolutionResult",
    "ResponseCode", "Self", "Sendable", "Type", "UnsupportedReason", "UserActivity",
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
    guard !Self.taken.contains(name) else {
      return refuse("a type cannot be called '\(name)', which is the library's", at: line)
    }
    guard check(name, "a type", at: line) else { return }
    for ending in [""] + endings { note(name + ending, at: line) }
  }

  /// Checks the names of members of one thing: cases, parameters, codes.
  ///
  /// - Parameter kind: What they are, as in "a parameter".
  mutating func check(_ members: [(name: String, line: Int)], _ kind: String) {
    var seen: [String: Int] = [:]
    for (name, line) in members where check(name, kind, at: line) {
      // Methods are named after parameters with their first letter in capitals.
      let first = seen.updateValue(line, forKey: SwiftName.capitalized(name))
      if let first { refuse("'\(name)' is \(kind) in line \(first) already", at: line) }
    }
  }

  private mutating func note(_ name: String, at line: Int) {
    let first = lines.updateValue(line, forKey: name)
    if let first { refuse("'\(name)' is declared by line \(first) already", at: line) }
  }

  /// Whether a name can be written in Swift.
  private mutating func check(_ name: String, _ kind: String, at line: Int) -> Bool {
    let isIdentifier = SwiftName.isIdentifier(name)
    if !isIdentifier {
      let owner = name.isEmpty ? "\(kind) has no name" : "\(kind) cannot be called '\(name)'"
      refuse(owner + ": write letters, digits and low lines, a letter first", at: line)
    }
    return isIdentifier
  }
}
