// MonkeyChat carries messages between monkeys: an app that sends messages.
//
// Run it with `swift run MonkeyChat`, and say "tell Bobo that lunch is ready"; or in another language, with
// `swift run MonkeyChat --language de-DE`.

import Foundation
import Parlance

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || (arguments.count == 2 && arguments.first == "--language") else {
  print("usage: MonkeyChat [--language CODE]")
  exit(2)
}
do {
  let assistant = try Assistant(
    for: arguments.last ?? "en-US", vocabulary: Monkey.vocabulary, services: [.monkeyChat(Outbox())]
  )
  while let line = readLine() {
    print(try await assistant.hear(line))
  }
} catch {
  print("MonkeyChat: \(error)")
  exit(1)
}
