// LetsEat lets friends share the bill: an app that sends payments.
//
// Run it with `swift run LetsEat`, and say "send $100 to Jason Clayton for dinner last night"; or in another language,
// with `swift run LetsEat --language de-DE`.

import Foundation
import Parlance

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || (arguments.count == 2 && arguments.first == "--language") else {
  print("usage: LetsEat [--language CODE]")
  exit(2)
}
do {
  let assistant = try Assistant(
    for: arguments.last ?? "en-US", vocabulary: Friend.vocabulary, services: [.letsEat(Ledger())])
  while let line = readLine() {
    print(try await assistant.hear(line))
  }
} catch {
  print("LetsEat: \(error)")
  exit(1)
}
