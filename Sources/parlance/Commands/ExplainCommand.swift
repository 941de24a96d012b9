/// `parlance explain`: why utterances are understood as they are.
struct ExplainCommand: Command {
  private static let intent = Option(
    "intent", value: "CLASS",
    help: "explain why this intent is meant, or why not, such as INSendPaymentIntent")

  static let synopsis = Synopsis(
    name: "explain", operands: "[TEXT…]",
    summary: "show each template that utterances match, step by step, or where matching ended",
    options: AnswerLoop.options + [intent],
    notes:
      "Without TEXT, each line of standard input is an utterance, answered as soon as it is read.")

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    let intent = arguments[Self.intent]
    loop = try AnswerLoop(arguments) { _ in ExplanationAnswerer(intent: intent) }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }
}
