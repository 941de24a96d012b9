/// `parlance interpret`: what utterances mean.
struct InterpretCommand: Command {
  private static let limit = Option(
    "limit", value: "COUNT", help: "how many interpretations to give at most")

  private static let jobs = Option(
    "jobs", value: "COUNT", help: "how many threads answer standard input (default 1)")

  static let synopsis = Synopsis(
    name: "interpret", operands: "[TEXT…]", summary: "say what utterances mean",
    options: AnswerLoop.options + [.shortcuts, limit, jobs],
    notes:
      "Without TEXT, each line of standard input is an utterance, answered as soon as it is read.\n"
      + "With '--jobs' above 1 they are answered some hundreds at a time, in the same order.")

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    let answerer = InterpretationAnswerer(
      maximumCount: try Self.count(arguments[Self.limit], of: "--limit") ?? .max)
    let jobs = min(
      try Self.count(arguments[Self.jobs], of: "--jobs") ?? 1, AnswerBatch.mostJobs)
    let batch = jobs > 1 ? AnswerBatch(answerer: answerer, jobs: jobs) : nil
    loop = try AnswerLoop(arguments, batch: batch) { _ in answerer }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }

  private static func count(_ text: String?, of option: String) throws(ToolError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), count > 0 else {
      throw .usage("'\(text)' is no value of '\(option)'; write a whole number from 1")
    }
    return count
  }
}
