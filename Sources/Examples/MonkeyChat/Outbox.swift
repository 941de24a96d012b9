/// Words for some monkeys.
struct Message: Hashable {
  let recipients: [String]
  let content: String
}

/// What was sent.
actor Outbox {
  private(set) var messages: [Message] = []

  func send(_ message: Message) { messages.append(message) }
}
