internal import ParlanceText

/// The names that phrases use, of intents, parameters, rules, kinds and values, as numbers; and what they stand for.
struct PhraseNames: ~Copyable {
  /// The number of a name, from 0.
  typealias Number = Lexicon.Lexeme

  /// A parameter that a rule binds, and the rule that reads it where the intent decides that.
  struct ParameterUse {
    let parameter: Number
    let typeRule: Number?
  }

  private var names = Lexicon(minimumCapacity: 1_024)
  private var kinds = IntegerTable()
  /// The place of an intent among them.
  private var intents = IntegerTable()
  private var intentNames: [Number] = []
  /// By intent and parameter, the name of the rule that reads it.
  private var typeRules = IntegerTable()
  private var uses: [ParameterUse] = []
  private var useNumbers = IntegerTable()
  /// By the place of an intent, the uses that make sense in its templates.
  private var possibleUses: [NumberSet] = []

  init(_ catalog: PhraseCatalog) {
    for (index, kind) in catalog.kinds.enumerated() {
      kinds.insert(UInt64(number(kind)), Int32(index))
    }
    for (intent, parameters) in catalog.intents { add(intent, parameters) }
  }

  /// Adds an intent, with the names of the rules that read its parameters.
  mutating func add(_ intent: String, _ parameters: [String: String]) {
    let name = number(intent)
    let place = intentNames.count
    intents.insert(UInt64(name), Int32(place))
    intentNames.append(name)
    for (parameter, rule) in parameters {
      typeRules.insert(IntegerTable.key(name, number(parameter)), number(rule))
    }
    possibleUses.append(NumberSet())
    for (index, use) in uses.enumerated() where isPossible(use, in: name) {
      possibleUses[place].insert(index)
    }
  }

  /// The number of a name, which gets one when new.
  mutating func number(_ name: Span<UInt8>) -> Number { names.insert(bytes: name) }

  mutating func number(_ name: String) -> Number { names.insert(name) }

  /// The name of a number.
  func text(_ number: Number) -> String { names.word(number) }

  func isIntent(_ name: Number) -> Bool { intents[UInt64(name)] >= 0 }

  /// The kind of edges that has a name; nil when none has.
  func kind(_ name: Number) -> Int32? {
    let kind = kinds[UInt64(name)]
    return kind < 0 ? nil : kind
  }

  /// The name of the rule that reads a parameter of an intent; nil when the intent has no such parameter.
  func typeRule(of parameter: Number, in intent: Number) -> Number? {
    let rule = typeRules[IntegerTable.key(intent, parameter)]
    return rule < 0 ? nil : rule
  }

  /// The number of a use among all.
  mutating func number(_ use: ParameterUse) -> Int {
    let key = IntegerTable.key(use.parameter, use.typeRule ?? -1)
    let known = useNumbers[key]
    if known >= 0 { return Int(known) }
    uses.append(use)
    useNumbers.insert(key, Int32(uses.count - 1))
    for (place, intent) in intentNames.enumerated() where isPossible(use, in: intent) {
      possibleUses[place].insert(uses.count - 1)
    }
    return uses.count - 1
  }

  /// Whether an intent has the parameters, read by the same rules.
  func arePossible(_ uses: NumberSet, in intent: Number) -> Bool {
    let place = intents[UInt64(intent)]
    return place >= 0 && uses.isSubset(of: possibleUses[Int(place)])
  }

  /// The names of the parameters that are used, each once.
  func parameters(of uses: NumberSet) -> [String] {
    Set(uses.numbers.map { self.uses[$0].parameter }).sorted().map { text($0) }
  }

  private func isPossible(_ use: ParameterUse, in intent: Number) -> Bool {
    guard let rule = typeRule(of: use.parameter, in: intent) else { return false }
    return use.typeRule == nil || use.typeRule == rule
  }
}
