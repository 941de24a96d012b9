internal import Parlance
internal import ParlanceMatching

/// `parlance entities`: the sums, dates and numbers of utterances.
struct EntitiesCommand: Command {
  private static let kind = Option(
    "kind", value: "KIND", isRepeatable: true,
    help: "only this kind: " + Entity.Kind.allCases.map(\.rawValue).joined(separator: ", "))

  static let synopsis = Synopsis(
    name: "entities", operands: "[TEXT…]", summary: "find sums of money, dates and numbers",
    options: AnswerLoop.options + [kind],
    notes:
      "Without TEXT, each line of standard input is an utterance, answered as soon as it is read.")

  private let loop: AnswerLoop

  init(_ arguments: Arguments) throws(ToolError) {
    var kinds: [Entity.Kind] = []
    for name in arguments.all(Self.kind) { kinds.append(try Self.kind(name)) }
    let answerer = kinds.isEmpty ? EntityAnswerer() : EntityAnswerer(kinds: kinds)
    loop = try AnswerLoop(arguments) { _ in answerer }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var loop = loop
    return try loop.run(on: console)
  }

  private static func kind(_ name: String) throws(ToolError) -> Entity.Kind {
    guard let kind = Entity.Kind(rawValue: name) else {
      throw .usage(
        "unknown kind '\(name)'" + PhraseCatalog.hint(name, Entity.Kind.allCases.map(\.rawValue)))
    }
    return kind
  }
}
