internal import ParlanceText

/// Waits for the first answer that a handler gives by a completion.
///
///     await firstAnswer(orElse: OrderSoupIntentResponse(code: .unspecified)) { completion in
///       handle(intent: intent, completion: completion)
///     }
///
/// Later answers are ignored. A handler that never answers is waited for until the task is cancelled, as callers do when
/// its time is up.
///
/// - Parameters:
///   - fallback: The answer when the task is cancelled before there is one.
///   - body: Asks the handler.
public func firstAnswer<Answer: Sendable>(
  orElse fallback: Answer, _ body: (@escaping Completion<Answer>) -> Void
) async -> Answer {
  let slot = AnswerSlot<Answer>()
  return await withTaskCancellationHandler {
    await withUnsafeContinuation { continuation in
      slot.wait(continuation)
      body { slot.fill($0) }
    }
  } onCancel: {
    slot.fill(fallback)
  }
}

/// Holds the first answer for who waits for it, or who waits for the first answer.
private final class AnswerSlot<Answer: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(UnsafeContinuation<Answer, Never>)
    case answered(Answer)
    case done
  }

  private let state = Guarded(State.empty)

  /// Lets one wait. The answer may be there before: a cancelled task's is.
  func wait(_ continuation: UnsafeContinuation<Answer, Never>) {
    let answer: Answer? = state.withLock { state in
      guard case .answered(let answer) = state else {
        state = .awaited(continuation)
        return nil
      }
      state = .done
      return answer
    }
    if let answer { continuation.resume(returning: answer) }
  }

  /// Takes an answer, unless there was one.
  func fill(_ answer: Answer) {
    let continuation: UnsafeContinuation<Answer, Never>? = state.withLock { state in
      switch state {
      case .empty:
        state = .answered(answer)
        return nil
      case .awaited(let continuation):
        state = .done
        return continuation
      case .answered, .done: return nil
      }
    }
    continuation?.resume(returning: answer)
  }
}
