/// Which intents there are, and which rule reads each of their parameters.
package struct PhraseCatalog: Sendable {
  /// Rule names by parameter name, by intent class; ``noIntent`` is among the classes.
  package let intents: [String: [String: String]]
  /// The kinds of edges that templates may name with `@`.
  package let kinds: [String]
  /// The kinds of edges that a slot takes beside what its rule reads, by parameter.
  package let kindsOfSlots: [String: [Int32]]
  /// The rule that may follow any template, where the pack has it; nil where nothing may.
  package let closing: String?

  /// Makes a catalogue.
  ///
  /// - Parameters:
  ///   - intents: Rule names by parameter name, by intent class.
  ///   - kinds: The kinds of edges, by number.
  ///   - kindsOfSlots: The kinds of edges that slots take whatever their rules read, by parameter.
  ///   - closing: The rule that may follow any template, where the pack has it; nil where nothing may.
  package init(
    intents: [String: [String: String]], kinds: [String], kindsOfSlots: [String: [Int32]] = [:],
    closing: String? = "closing"
  ) {
    self.intents = intents.merging([Self.noIntent: [:]]) { own, _ in own }
    self.kinds = kinds
    self.kindsOfSlots = kindsOfSlots
    self.closing = closing
  }

  /// What stands in place of a class above templates of what asks for none of the intents.
  package static let noIntent = "none"

  /// What stands for whichever intent has a parameter, where it is not known which templates a rule is for.
  static let anyIntent = "*"

  /// This catalogue and an intent ``anyIntent`` that has the parameters of all.
  var withAnyIntent: PhraseCatalog {
    var extended = intents
    extended[Self.anyIntent] = intents.keys.sorted().reduce(into: [:]) { parameters, intent in
      parameters.merge(intents[intent] ?? [:]) { first, _ in first }
    }
    return PhraseCatalog(
      intents: extended, kinds: kinds, kindsOfSlots: kindsOfSlots, closing: closing)
  }

  /// What to say of a parameter that an intent has not.
  func unknownParameter(_ name: String, of intent: String) -> String {
    let known = intents[intent] ?? [:]
    let subject =
      switch intent {
      case Self.anyIntent: "no intent has a parameter"
      case Self.noIntent: "what asks for none of the intents has no parameter"
      default: "\(intent) has no parameter"
      }
    return "\(subject) '\(name)'" + Self.hint(name, known.keys)
  }

  /// The known name nearest to a wrong one, by edit distance; nil when none is near.
  package static func nearest(_ name: String, of known: some Collection<String>) -> String? {
    let maximum = max(3, name.count / 2)
    // No name is nearer than its length, and a long one takes long to compare.
    let length = name.unicodeScalars.count
    let ranked = known.filter { abs($0.unicodeScalars.count - length) <= maximum }
      .map { (EditDistance.between($0, name), $0) }
    return ranked.min { $0 < $1 }.flatMap { $0.0 <= maximum ? $0.1 : nil }
  }

  /// `; did you mean 'x'?` with the known name nearest to a wrong one, or nothing.
  package static func hint(_ name: String, _ known: some Collection<String>) -> String {
    nearest(name, of: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// The number of insertions, deletions and replacements between two words (Levenshtein 1966).
enum EditDistance {
  static func between(_ first: String, _ second: String) -> Int {
    let second = Array(second.lowercased().unicodeScalars)
    var row = Array(0...second.count)
    for (index, scalar) in first.lowercased().unicodeScalars.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (second[column] == scalar ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
