internal import ParlanceMatching
internal import ParlanceText

/// The order of a part of an utterance as if it had been said alone.
struct PartialOrder {
  /// A parameter, by the matcher's number, and where it stands.
  struct Parameter: Hashable {
    let number: Int32
    let span: Utterance.Span
  }

  let template: Int32
  let parameters: Set<Parameter>

  init(_ match: PhraseMatch, in utterance: Utterance) {
    template = match.template
    parameters = Set(
      match.bindings.map {
        Parameter(number: $0.parameter, span: utterance.span(of: $0.tokens))
      })
  }

  private init(template: Int32, parameters: Set<Parameter>) {
    self.template = template
    self.parameters = parameters
  }

  /// The same where the part begins some bytes behind the beginning of an utterance.
  func moved(by distance: Int32) -> PartialOrder {
    PartialOrder(
      template: template,
      parameters: Set(
        parameters.map { Parameter(number: $0.number, span: $0.span.moved(by: distance)) }))
  }
}
