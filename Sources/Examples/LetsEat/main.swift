// LetsEat lets friends share the bill: an app that sends payments.
//
// Run it with `swift run LetsEat`, and say "send $100 to Jason Clayton for dinner last night"; or in another language,
// with `swift run LetsEat --language de-DE`.

import Parlance

let arguments = CommandLine.arguments
let language = arguments.count == 3 && arguments[1] == "--language" ? arguments[2] : "en-US"
let assistant = try Assistant(
  for: language, vocabulary: Friend.vocabulary, services: [.letsEat(Ledger())])
while let line = readLine() {
  print(try await assistant.hear(line))
}
