internal import Parlance

/// Reads context files, and interprets requests that name what stands in them.
enum ContextTarget {
  /// More would be measuring the interpreter.
  private static let maximumTermCount = 3

  static func read(_ bytes: [UInt8]) {
    guard let text = Reading.text(bytes),
      let document = try? ContextDocument(PackFile(path: "context.json", text: text)),
      let interpreter = try? Interpreter(
        FuzzLanguage.language("en-US").interpreter.model, context: document.context)
    else { return }
    let names = document.context.apps.prefix(maximumTermCount).map(\.name)
    for text in names.map({ "pay Ann $5 with \($0)" }) + ["call ann"] {
      guard
        let result = try? interpreter.interpret(text, at: document.referenceDate ?? Reading.date)
      else { continue }
      Reading.requireJSON {
        $0.result(result, language: interpreter.model.code, id: nil, maximumCount: .max)
      }
    }
  }
}
