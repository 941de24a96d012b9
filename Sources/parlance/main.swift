import Parlance

let interpreter = try Interpreter(for: "en-US")
for text in CommandLine.arguments.dropFirst() {
  print(try interpreter.interpret(text).best.map { "\($0)" } ?? "not understood")
}
