internal import Parlance

/// Changes the orders of a language's corpora and counts those that would still be carried out.
struct MutationRun {
  /// The outcome for one language.
  struct Result: Sendable {
    let language: LanguageCode
    let orderCount: Int
    /// By kind, how many were tried.
    var tried: [Mutation.Kind: Int] = [:]
    /// Those that would move money as before.
    var unsafe: [(mutation: Mutation, reading: Interpretation)] = []
  }

  private let interpreter: Interpreter
  private let date: ReferenceDate
  private let orders: [MutationOrder]

  init(_ examples: [CorpusExample], by interpreter: Interpreter, at date: ReferenceDate) {
    self.interpreter = interpreter
    self.date = date
    orders = examples.compactMap { MutationOrder($0, by: interpreter, at: date) }
  }

  /// Tries so many mutations.
  ///
  /// - Complexity: O(*n*) interpretations for *n* mutations.
  func result(count: Int, seed: UInt64) -> Result {
    var result = Result(language: interpreter.model.code, orderCount: orders.count)
    guard !orders.isEmpty else { return result }
    var mutator = Mutator(interpreter.model, orders: orders, seed: seed)
    for _ in 0..<count {
      guard let (order, mutation) = mutator.mutation(of: orders) else { continue }
      result.tried[mutation.kind, default: 0] += 1
      if let reading = unsafeReading(of: mutation, order) {
        result.unsafe.append((mutation, reading))
      }
    }
    return result
  }

  /// The reading that would move money although the mutation forbids it; nil where there is none. What words between two
  /// values correct is shown, and confirmed.
  private func unsafeReading(of mutation: Mutation, _ order: MutationOrder) -> Interpretation? {
    guard let result = try? interpreter.interpret(mutation.text, at: date),
      let best = result.best, interpreter.model.catalog.movesMoney(best.intent),
      !Self.onlyRates(best), result.utterance.corrections.isEmpty
    else { return nil }
    return isShown(mutation, in: best, of: order) ? nil : best
  }

  /// Whether a reading of a ride leaves no tip.
  private static func onlyRates(_ reading: Interpretation) -> Bool {
    reading.intent == "INSendRideFeedbackIntent" && MutationOrder.amount(of: reading) == nil
  }

  /// Tells whether a reading heeds what was put in: another sum, the day on which the order is to be carried out, the app that is
  /// to act, the firm that is paid, or words that the template itself has.
  private func isShown(
    _ mutation: Mutation, in reading: Interpretation, of order: MutationOrder
  ) -> Bool {
    switch mutation.kind {
    case .number:
      MutationOrder.amount(of: reading) != MutationOrder.amount(of: order.interpretation)
        || isOfOtherParameter(mutation, in: reading)
    case .guardWords, .appendix:
      reading.parameters.contains { parameter in
        guard case .dateRange = parameter.value else { return false }
        return parameter.span?.overlaps(mutation.inserted) == true
      } || reading.app?.span == mutation.inserted || isPayee(mutation, of: reading)
        || isOfTemplate(mutation) || isVerb(mutation, of: reading, order)
    case .accent:
      !steps(of: mutation).contains { $0.role == "word" }
    case .lookAlike, .secondOrder: false
    }
  }

  /// Tells whether the name of a firm, "paypal", became the one that is paid.
  private func isPayee(_ mutation: Mutation, of reading: Interpretation) -> Bool {
    reading.parameters.contains { parameter in
      guard case .term = parameter.value else { return false }
      return parameter.span == mutation.inserted
    }
  }

  /// Tells whether words before an order are its verb, by which it is read as it was without them: "send | 8 € to Noora".
  private func isVerb(
    _ mutation: Mutation, of reading: Interpretation, _ order: MutationOrder
  ) -> Bool {
    guard mutation.inserted.lowerBound == 0, reading.intent == order.interpretation.intent,
      reading.parameters.map(\.value) == order.interpretation.parameters.map(\.value)
    else { return false }
    let readings = try? interpreter.explanation(of: mutation.text, at: date).readings
    let steps = readings?.first?.steps.filter { $0.span.overlaps(mutation.inserted) } ?? []
    return !steps.isEmpty && steps.allSatisfy { $0.role == "evidence" }
  }

  private func isOfTemplate(_ mutation: Mutation) -> Bool {
    let steps = steps(of: mutation)
    return !steps.isEmpty
      && steps.allSatisfy { $0.parameter == nil && ($0.role == "word" || isMark($0, of: mutation)) }
  }

  /// The steps of the reading over what was put in.
  private func steps(of mutation: Mutation) -> [Explanation.Step] {
    let matches = try? interpreter.explanation(of: mutation.text, at: date).matches
    return matches?.first?.steps.filter { $0.span.overlaps(mutation.inserted) } ?? []
  }

  private func isMark(_ step: Explanation.Step, of mutation: Mutation) -> Bool {
    let bytes = Array(mutation.text.utf8)[step.span.offsets]
    return String(decoding: bytes, as: UTF8.self).allSatisfy(\.isPunctuation)
  }

  /// Whether a number became part of a name or a text, which people see.
  private func isOfOtherParameter(_ mutation: Mutation, in reading: Interpretation) -> Bool {
    reading.parameters.contains { parameter in
      if case .currencyAmount = parameter.value { return false }
      return parameter.span?.overlaps(mutation.inserted) == true
    }
  }
}
