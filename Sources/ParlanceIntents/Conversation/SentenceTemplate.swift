/// A sentence with variables written `${name}`, as `.intentdefinition` files have them.
public struct SentenceTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case variable(String)
  }

  /// Texts and variables in turns.
  let parts: [Part]

  /// Reads a sentence; nil where a variable is not closed or has no name.
  public init?(_ text: some StringProtocol) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstRange(of: "${") {
      let behind = rest[open.upperBound...]
      guard let close = behind.firstIndex(of: "}"), close > behind.startIndex else { return nil }
      if open.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<open.lowerBound]))) }
      parts.append(.variable(String(behind[..<close])))
      rest = behind[behind.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The names of the variables, in order.
  public var variables: [String] {
    parts.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// The sentence with values in place of its variables; nil where one has none.
  public func filled(with values: [String: String]) -> String? {
    var sentence = ""
    for part in parts {
      switch part {
      case .text(let text): sentence += text
      case .variable(let name):
        guard let value = values[name] else { return nil }
        sentence += value
      }
    }
    return sentence
  }
}
