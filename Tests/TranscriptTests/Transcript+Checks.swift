import Parlance
import Testing

extension Transcript {
  /// Holds the scenes one after another with somebody, who is to answer and to show what is written. Each scene ends what
  /// it begins.
  func check(with listener: Listener) async throws {
    #expect(!scenes.isEmpty)
    for scene in scenes {
      var question: Question?
      for turn in scene.turns {
        let reply = try await listener.reply(to: turn.said)
        let place = "\(self):\(turn.line): \(scene.title): \(turn.said)"
        #expect(Self.visible(reply.text) == turn.answer, "\(place)")
        #expect(reply.card.map(Self.lines) ?? [] == turn.card, "\(place)")
        question = reply.question
      }
      #expect(question == nil, "\(self): \(scene.title): something is still asked")
    }
  }

  /// A text with a plain space for the narrow one that CLDR has before "PM", and nobody sees in a file.
  private static func visible(_ text: String) -> String {
    String(text.map { $0 == "\u{202F}" ? " " : $0 })
  }
}
