import Parlance

/// Who is spoken to in a transcript: an assistant by itself, or the program around it.
struct Listener {
  let assistant: Assistant
  let clock: TestClock
  let hear: (String, ReferenceDate) async throws -> Reply

  /// - Parameter hear: What the program makes of a line.
  init(
    _ assistant: Assistant, clock: TestClock,
    hear: @escaping (String, ReferenceDate) async throws -> Reply
  ) {
    self.assistant = assistant
    self.clock = clock
    self.hear = hear
  }

  init(_ assistant: Assistant) throws {
    self.init(assistant, clock: try TestClock()) { try await assistant.hear($0, at: $1) }
  }

  func reply(to line: String) async throws -> Reply {
    switch line {
    case ":lock": return await assistant.lock()
    case ":unlock": return await assistant.unlock()
    case _ where line.hasPrefix(":at "):
      try clock.set(String(line.dropFirst(4)))
      return Reply(text: "")
    default: return try await hear(line, clock.reference)
    }
  }
}
