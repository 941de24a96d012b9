import Parlance
import Testing

@testable import MonkeyChat

@Suite("MonkeyChat")
struct MonkeyChatTests {
  private let outbox = Outbox()

  private func assistant(_ code: String = "en-US") throws -> Assistant {
    try Assistant(for: code, vocabulary: Monkey.vocabulary, services: [.monkeyChat(outbox)])
  }

  @Test("A message with everything said is confirmed, and sent")
  func sends() async throws {
    let assistant = try assistant()
    _ = try await assistant.hear("Send a MonkeyChat message to Bobo saying I brought bananas")
    #expect(await outbox.messages.isEmpty)
    _ = try await assistant.hear("yes")
    #expect(
      await outbox.messages == [Message(recipients: ["Bobo"], content: "I brought bananas")])
  }

  @Test("Of two monkeys of one name, which is meant is asked")
  func disambiguates() async throws {
    let assistant = try assistant()
    let reply = try await assistant.hear("text George that lunch is ready")
    let people = Monkey.all.suffix(2).map { ParameterValue.person($0.person) }
    #expect(reply.question == .choice(parameter: "recipients", options: people))
    _ = try await assistant.hear("the second one")
    _ = try await assistant.hear("yes")
    #expect(
      await outbox.messages == [Message(recipients: ["George Monkey"], content: "lunch is ready")])
  }

  @Test("A stranger is refused, and another asked for")
  func refuses() async throws {
    let reply = try await assistant().hear("text Margaret Stone that lunch is ready")
    let problem = Question.Problem.unsupported(reason: "noAccount")
    #expect(reply.question == .value(parameter: "recipients", problem: problem))
  }

  @Test("A message without words is asked for them")
  func asksForContent() async throws {
    let assistant = try assistant()
    let reply = try await assistant.hear("send a message to Kiki")
    #expect(reply.question == .value(parameter: "content", problem: .missing))
    _ = try await assistant.hear("meet me at the big tree")
    _ = try await assistant.hear("yes")
    #expect(
      await outbox.messages == [Message(recipients: ["Kiki"], content: "meet me at the big tree")])
  }

  @Test("It speaks German")
  func speaksGerman() async throws {
    let assistant = try assistant("de-DE")
    _ = try await assistant.hear("Schreib Bobo, dass das Essen fertig ist")
    _ = try await assistant.hear("ja")
    #expect(
      await outbox.messages == [Message(recipients: ["Bobo"], content: "das Essen fertig ist")])
  }
}
