internal import Parlance
internal import ParlanceMatching

/// Checks the marks of a line against the catalogue of intents.
struct CorpusChecker {
  let catalog: IntentCatalog
  /// The intent of the section; nil where nothing is to be understood.
  let intent: String?
  let place: CorpusPlace

  /// The parameter that a mark expects.
  ///
  /// - Throws: ``PackError`` when the intent has no such parameter, or the value is not of its type.
  func parameter(_ mark: CorpusMarkup.Mark) throws(PackError) -> CorpusExample.Parameter {
    let type = try type(of: mark)
    if mark.span == nil, mark.value == nil {
      throw place.error("a mark without text needs a value: [](\(mark.name)=value)")
    }
    let value = try mark.value.map { text throws(PackError) in try self.value(text, of: type) }
    return CorpusExample.Parameter(name: mark.name, span: mark.span, value: value)
  }

  private func type(of mark: CorpusMarkup.Mark) throws(PackError) -> String {
    guard let intent else {
      throw place.error("below '## none' nothing is understood, so nothing can be marked")
    }
    if mark.name == IntentCatalog.appParameter { return "String" }
    guard let parameter = catalog.parameter(mark.name, of: intent) else {
      let known = (catalog.intents[intent] ?? []).map(\.name) + [IntentCatalog.appParameter]
      throw place.error(
        "\(intent) has no parameter '\(mark.name)'" + PhraseCatalog.hint(mark.name, known))
    }
    return parameter.type
  }

  private func value(_ text: String, of type: String) throws(PackError) -> String {
    switch type {
    case "CurrencyAmount": return try amount(text, "USD 12.5 or USD 10..20")
    case "PaymentAmount":
      return catalog.enumerations["AmountType"]?[text] != nil
        ? text : try amount(text, "USD 12.5, or a kind of amount such as minimumDue")
    case "DateComponentsRange": return try date(text)
    default: return try text.isEmpty ? emptyValue() : member(text, of: type)
    }
  }

  private func emptyValue() throws(PackError) -> String {
    throw place.error("there is no value after '='")
  }

  private func amount(_ text: String, _ example: String) throws(PackError) -> String {
    guard let amount = CorpusNotation.canonicalAmount(text) else {
      throw place.error("'\(text)' is no amount; write one such as \(example)")
    }
    return amount
  }

  private func date(_ text: String) throws(PackError) -> String {
    let bounds = text.split(separator: "/", omittingEmptySubsequences: false)
    let isDate = bounds.allSatisfy { $0 == ".." || ReferenceDate(String($0)) != nil }
    guard (1...2).contains(bounds.count), isDate, text != "..", text != "../.." else {
      throw place.error(
        "'\(text)' is no date; write 2026-03-10, 2026-03-02/2026-03-08, 2026-03-11T15:00 or 2026-03-03/.."
      )
    }
    return bounds.count == 2 && bounds[0] == bounds[1] ? String(bounds[0]) : text
  }

  /// A case where the type is an enumeration, else any text.
  private func member(_ text: String, of type: String) throws(PackError) -> String {
    guard let cases = catalog.enumerations[type] else { return text }
    guard cases[text] != nil else {
      throw place.error("\(type) has no case '\(text)'" + PhraseCatalog.hint(text, cases.keys))
    }
    return text
  }
}
