internal import Parlance
internal import ParlanceMatching

/// The question before a line of a corpus, and the kind of answer that the line is to be.
///
///     ## INSendPaymentIntent asks for currencyAmount
///     - make it [ninety](currencyAmount=USD 90)
///     ### cancel
///     - oh leave it
///     ## INSendPaymentIntent confirms
///     ### yes
///     - go on then
struct CorpusQuestion: Hashable, Sendable {
  /// The class of the intent that is talked about.
  let intent: String
  /// The parameter that is asked for; nil where all is shown and to be confirmed.
  let parameter: String?
  /// The kind of answer, `yes`, `no`, `cancel` or `none`; nil for values, which the line marks.
  var expected: String?

  private static let asking = " asks for "
  private static let confirming = " confirms"
  /// The kinds of answers that are no values.
  static let kinds = ["yes", "no", "cancel", "none"]

  /// The question of a heading; nil where it is none.
  ///
  /// - Throws: ``PackError`` when the intent has no such parameter.
  init?(_ heading: Substring, _ catalog: IntentCatalog, at place: CorpusPlace) throws(PackError) {
    if let asking = heading.firstRange(of: Self.asking) {
      intent = String(heading[..<asking.lowerBound])
      parameter = String(heading[asking.upperBound...])
    } else if heading.hasSuffix(Self.confirming) {
      intent = String(heading.dropLast(Self.confirming.count))
      parameter = nil
    } else {
      return nil
    }
    if let parameter, let known = catalog.intents[intent],
      !known.contains(where: { $0.name == parameter })
    {
      throw place.error(
        "\(intent) has no parameter '\(parameter)'"
          + PhraseCatalog.hint(parameter, known.map(\.name)))
    }
  }

  /// The heading.
  var heading: String { intent + (parameter.map { Self.asking + $0 } ?? Self.confirming) }

  /// The question as the tool takes it.
  var asked: AskedQuestion {
    AskedQuestion(
      intent: intent, parameters: parameter.map { [$0] } ?? [], options: [],
      includeConsent: parameter == nil)
  }
}
