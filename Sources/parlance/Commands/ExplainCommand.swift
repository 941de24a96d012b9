/// `parlance explain`: why utterances are understood as they are.
struct ExplainCommand: Command {
  static let synopsis = Synopsis(
    name: "explain", operands: "[TEXT…]",
    summary: "show each template that utterances match, step by step, or where matching ended",
    options: AnswerLoop.options,
    notes:
      "Without TEXT, each line of standard input is an utterance, answered as soon as it is read.")

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    loop = try AnswerLoop(arguments) { _ in ExplanationAnswerer() }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }
}
