import Parlance

/// Orders pizza, and answers by completions, as handlers for SiriKit do.
struct PizzaHandler: OrderPizzaIntentCompletionHandling {
  let branch: Branch

  func provideKindOptions(
    for intent: OrderPizzaIntent, with completion: @escaping Completion<[Pizza]>
  ) {
    completion(branch.pizzas)
  }

  func resolveKind(
    for intent: OrderPizzaIntent,
    with completion: @escaping Completion<OrderPizzaKindResolutionResult>
  ) {
    guard let kind = intent.kind else { return completion(.needsValue()) }
    let found = kind.meant(among: branch.pizzas)
    completion(found.map { .success(with: $0) } ?? .unsupported(forReason: .notOnTheMenu))
  }

  func resolveQuantity(
    for intent: OrderPizzaIntent,
    with completion: @escaping Completion<OrderPizzaQuantityResolutionResult>
  ) {
    completion(.accepting("quantity", of: intent))
  }

  func confirm(
    intent: OrderPizzaIntent, completion: @escaping Completion<OrderPizzaIntentResponse>
  ) {
    completion(refusal(of: intent) ?? OrderPizzaIntentResponse(code: .ready))
  }

  func handle(
    intent: OrderPizzaIntent, completion: @escaping Completion<OrderPizzaIntentResponse>
  ) {
    if let refusal = refusal(of: intent) { return completion(refusal) }
    guard let kind = intent.kind, let quantity = intent.quantity else {
      return completion(OrderPizzaIntentResponse(code: .failure))
    }
    completion(.success(kind: kind, waitTime: 20 + 5 * quantity))
  }

  private func refusal(of intent: OrderPizzaIntent) -> OrderPizzaIntentResponse? {
    guard branch.isPizzeriaOpen else {
      return OrderPizzaIntentResponse(code: .failurePizzeriaClosed)
    }
    guard let kind = intent.kind, branch.soldOut.contains(kind.identifier ?? "") else { return nil }
    return .failurePizzaUnavailable(kind: kind)
  }
}
