internal import Parlance

/// `parlance answer`: what utterances answer to a question.
struct AnswerCommand: Command {
  private static let intent = Option(
    "intent", value: "CLASS", help: "the intent that is talked about, such as INSendPaymentIntent")
  private static let asked = Option(
    "asked", value: "PARAMETER", isRepeatable: true,
    help: "a parameter of the intent that is asked for, such as payee")
  private static let choices = Option(
    "options", value: "NAMES", help: "names with | between them, one of which is to be chosen")
  private static let confirm = Option("confirm", help: "yes answers the question, too")

  static let synopsis = Synopsis(
    name: "answer", operands: "[TEXT…]", summary: "say what utterances answer to a question",
    options: AnswerLoop.options + [intent, asked, choices, confirm],
    notes: """
      Without TEXT, each line of standard input is an utterance, answered as soon as it is read. \
      An object of --input jsonl may have a question of its own: \
      {"intent":…,"asked":[…],"options":[…],"confirm":true}.
      """)

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    let question = Self.question(arguments)
    _ = try question.schema()
    loop = try AnswerLoop(arguments, objects: .questions) { languages in
      QuestionAnswerer(languages, question: question)
    }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }

  private static func question(_ arguments: Arguments) -> AskedQuestion {
    AskedQuestion(
      intent: arguments[intent], parameters: arguments.all(asked),
      options: arguments[choices]?.split(separator: "|").map { String($0) },
      includeConsent: arguments.has(confirm))
  }
}
