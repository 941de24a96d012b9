internal import FoundationEssentials
internal import Parlance

/// Values as corpora write them.
enum CorpusNotation {
  /// A value that was found.
  static func text(of value: ParameterValue) -> String {
    switch value {
    case .person(let person): person.displayName
    case .currencyAmount(let amount), .paymentAmount(.amount(let amount)):
      "\(amount.currency) \(amount.amount)"
    case .paymentAmount(.type(let name)), .enumeration(let name): name
    case .dateRange(let range): range.description
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let number): number.description
    case .temperature(let temperature):
      temperature.value.description + (temperature.unit.map { " \($0)" } ?? "")
    case .callRecordFilter(let filter): filter.callTypes.joined(separator: ", ")
    case .term(let term): term.spokenPhrase
    case .object(let object): object.displayString
    case .text(let text): text
    }
  }

  /// `USD 12.50` as `USD 12.5`, `USD 10..20` with both bounds so; nil when the text is no amount.
  static func canonicalAmount(_ text: String) -> String? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 3,
      parts[0].utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    guard let gap = parts[1].firstRange(of: "..") else {
      return canonicalNumber(parts[1]).map { "\(parts[0]) \($0)" }
    }
    let bounds = [parts[1][..<gap.lowerBound], parts[1][gap.upperBound...]]
    let numbers = bounds.map { $0.isEmpty ? "" : canonicalNumber($0) }
    guard let from = numbers[0], let to = numbers[1], !from.isEmpty || !to.isEmpty else {
      return nil
    }
    return "\(parts[0]) \(from)..\(to)"
  }

  private static func canonicalNumber(_ text: Substring) -> String? {
    let isPlain = text.utf8.allSatisfy { ($0 &- 0x30) < 10 || $0 == UInt8(ascii: ".") }
    guard isPlain, text.first?.isNumber == true, text.last?.isNumber == true else { return nil }
    return Decimal(string: String(text)).map { "\($0)" }
  }
}
