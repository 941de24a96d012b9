public import Parlance

extension Interaction {
  /// What an assistant has just had an app do, as the app may donate it; nil where nothing was done.
  ///
  ///     let reply = try await assistant.hear("yes")
  ///     if let done = Interaction(reply) { try donations.donate(done) }
  public init?(_ reply: Reply) {
    guard case .handled(let response)? = reply.outcome, response.code.outcome == .success,
      let intent = reply.intent
    else { return nil }
    self.init(intent: intent, response: response)
    direction = .outgoing
    status = .success
  }
}
