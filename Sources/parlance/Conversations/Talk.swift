internal import Parlance

/// A conversation as a program of lines holds it: each answer is waited for.
struct Talk {
  private let assistant: Assistant
  /// What was asked last; nil where nothing is.
  private(set) var question: Question?

  /// A conversation that has not begun.
  init(with assistant: Assistant) { self.assistant = assistant }

  /// Says something.
  ///
  /// - Throws: ``ToolError`` when the text is too long.
  mutating func hear(_ text: String, at date: ReferenceDate) throws(ToolError) -> Reply {
    let assistant = assistant
    let result = Blocking.wait { () async -> Result<Reply, UtteranceError> in
      do throws(UtteranceError) {
        return .success(try await assistant.hear(text, at: date))
      } catch {
        return .failure(error)
      }
    }
    do throws(UtteranceError) {
      return note(try result.get())
    } catch {
      throw .answering(error)
    }
  }

  /// Locks or unlocks the device.
  mutating func setLocked(_ isLocked: Bool) -> Reply {
    let assistant = assistant
    return note(
      Blocking.wait { isLocked ? await assistant.lock() : await assistant.unlock() })
  }

  private mutating func note(_ reply: Reply) -> Reply {
    question = reply.question
    return reply
  }
}
