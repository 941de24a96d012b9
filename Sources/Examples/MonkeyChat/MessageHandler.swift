import Parlance

extension AppService {
  /// MonkeyChat, as the assistant knows it.
  static func monkeyChat(_ outbox: Outbox) -> AppService {
    AppService(
      App(name: "MonkeyChat", alternativeNames: ["Monkey Chat"]),
      handlers: [.sendMessage(MessageHandler(outbox: outbox))])
  }
}

/// Sends messages to monkeys.
struct MessageHandler: SendMessageIntentHandling {
  let outbox: Outbox

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients else { return [.needsValue()] }
    return recipients.map { recipient in
      let found = Monkey.all.filter { $0.isMeant(by: recipient) }.map(\.person)
      return switch found.count {
      case 0: .unsupported(forReason: .noAccount)
      case 1: .success(with: found[0])
      default: .disambiguation(with: found)
      }
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    guard let recipients = intent.recipients, let content = intent.content else {
      return SendMessageIntentResponse(code: .failure)
    }
    await outbox.send(Message(recipients: recipients.map(\.displayName), content: content))
    return SendMessageIntentResponse(code: .success)
  }
}
