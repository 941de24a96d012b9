// MonkeyChat carries messages between monkeys: an app that sends messages.
//
// Run it with `swift run MonkeyChat`, and say "tell Bobo that lunch is ready"; or in another language, with
// `swift run MonkeyChat --language de-DE`.

import Parlance

let arguments = CommandLine.arguments
let language = arguments.count == 3 && arguments[1] == "--language" ? arguments[2] : "en-US"
let assistant = try Assistant(
  for: language, vocabulary: Monkey.vocabulary, services: [.monkeyChat(Outbox())])
while let line = readLine() {
  print(try await assistant.hear(line))
}
