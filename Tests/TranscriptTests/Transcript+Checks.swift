import Parlance
import Testing

extension Transcript {
  private static let reference = ReferenceDate("2026-03-11T09:30")

  /// Holds the scenes one after another with an assistant, which is to answer and to show what is written. Each scene ends
  /// what it begins.
  func check(with assistant: Assistant) async throws {
    let reference = try #require(Self.reference)
    #expect(!scenes.isEmpty)
    for scene in scenes {
      var question: Question?
      for turn in scene.turns {
        let reply = try await Self.reply(to: turn.said, from: assistant, at: reference)
        let place = "\(self):\(turn.line): \(scene.title): \(turn.said)"
        #expect(reply.text == turn.answer, "\(place)")
        #expect(reply.card.map(Self.lines) ?? [] == turn.card, "\(place)")
        question = reply.question
      }
      #expect(question == nil, "\(self): \(scene.title): something is still asked")
    }
  }

  private static func reply(
    to text: String, from assistant: Assistant, at reference: ReferenceDate
  ) async throws -> Reply {
    switch text {
    case ":lock": await assistant.lock()
    case ":unlock": await assistant.unlock()
    default: try await assistant.hear(text, at: reference)
    }
  }
}
