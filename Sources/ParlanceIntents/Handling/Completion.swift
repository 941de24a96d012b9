/// What a handler calls with its answer, once: later calls are ignored.
public typealias Completion<Answer> = @Sendable (Answer) -> Void
