import ParlanceMatching

/// A template as a tree, for tests that make templates at random: it writes its source, and it can be matched naively.
indirect enum Expression {
  case word(String)
  case kind(Int)
  case name
  case noun
  case text
  /// In 1/1024 of a unit.
  case cost(Int)
  case sequence([Expression])
  case alternatives([Expression])
  case optional(Expression)
  case repetition(Expression)
  case anyOrder([Expression])
  /// The parameter of this number, read by a rule of the same number.
  case parameter(Int, Expression)

  static let kinds = ["money", "place"]

  /// The source of the template; the rules that it needs are added to a list.
  func source(rules: inout [String]) -> String {
    switch self {
    case .word(let word): return word
    case .kind(let kind): return "@\(Self.kinds[kind])"
    case .name: return "@name"
    case .noun: return "@noun"
    case .text: return "@text"
    case .cost(let cost): return "~\(Double(cost) / 1024)"
    case .sequence(let parts): return "(\(Self.join(parts, " ", &rules)))"
    case .alternatives(let parts): return "(\(Self.join(parts, "|", &rules)))"
    case .optional(let content): return "[\(content.source(rules: &rules))]"
    case .repetition(let content): return "(\(content.source(rules: &rules)))*"
    case .anyOrder(let parts): return "(\(Self.join(parts, ";", &rules)))"
    case .parameter(let number, let content):
      let body = content.source(rules: &rules)
      let rule = "rule\(rules.count)"
      rules.append("\(rule) = \(body)")
      return "{p\(number):\(rule)}"
    }
  }

  private static func join(_ parts: [Expression], _ mark: String, _ rules: inout [String]) -> String
  {
    var sources: [String] = []
    for part in parts { sources.append(part.source(rules: &rules)) }
    return sources.joined(separator: mark)
  }
}
