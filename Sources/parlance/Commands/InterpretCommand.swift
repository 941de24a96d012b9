/// `parlance interpret`: what utterances mean.
struct InterpretCommand: Command {
  private static let limit = Option(
    "limit", value: "COUNT", help: "how many interpretations to give at most")

  static let synopsis = Synopsis(
    name: "interpret", operands: "[TEXT…]", summary: "say what utterances mean",
    options: AnswerLoop.options + [.shortcuts, limit],
    notes:
      "Without TEXT, each line of standard input is an utterance, answered as soon as it is read.")

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    let count = try Self.count(arguments[Self.limit])
    loop = try AnswerLoop(arguments) { _ in InterpretationAnswerer(maximumCount: count) }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }

  private static func count(_ text: String?) throws(ToolError) -> Int {
    guard let text else { return .max }
    guard let count = Int(text), count > 0 else {
      throw .usage("'\(text)' is no value of '--limit'; write a whole number from 1")
    }
    return count
  }
}
